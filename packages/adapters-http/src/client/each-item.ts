import type { FeedPart, Page } from '@fairhaul/core'

/** Every item of a list, page after page. A page is requested when the items before it were taken. */
export async function* eachItem<T>(
  pageAt: (page: number) => Promise<Page<T>>,
): AsyncGenerator<T, void, undefined> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pages: now } = await pageAt(page)
    pages = now
    yield* items
  }
}

/** Every item of a feed, part after part, from where the last one ended. */
export async function* eachOfFeed<T>(
  partAt: (cursor: string | undefined) => Promise<FeedPart<T>>,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined
  do {
    const { items, next } = await partAt(cursor)
    yield* items
    cursor = next ?? undefined
  } while (cursor !== undefined)
}
