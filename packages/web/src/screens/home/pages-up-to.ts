import { done, type Outcome, type Page, type Refusal } from '@fairhaul/core'

/** The maximum number of pages that Home loads: as many as a search shows. */
export const PAGES_MAX = 4

type FetchPage<Item> = (page: number, signal: AbortSignal) => Promise<Outcome<Page<Item>, Refusal>>

/** The items of the pages after the first, up to the maximum: requested at once, in order, all or none. */
export const followingPages = async <Item>(
  pages: number,
  request: FetchPage<Item>,
  signal: AbortSignal,
): Promise<Outcome<readonly Item[], Refusal>> => {
  const following = Array.from({ length: Math.min(pages, PAGES_MAX) - 1 }, (_, at) => at + 2)
  const answers = await Promise.all(following.map(page => request(page, signal)))
  const items: Item[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    items.push(...answer.value.items)
  }
  return done(items)
}
