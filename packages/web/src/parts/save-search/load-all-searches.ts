import {
  done,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  type SavedSearch,
  type SavedSearches,
} from '@fairhaul/core'

/** The maximum number of pages: as many as one user can save. */
const PAGES_MAX = Math.ceil(500 / PAGE_SIZE)

/** All searches that the user saved, newest first; most have one page. Refuses: like the first page that is refused. */
export const loadAllSearches = async (
  port: Pick<SavedSearches, 'list'>,
  signal?: AbortSignal,
): Promise<Outcome<readonly SavedSearch[], Refusal>> => {
  const searches = new Map<number, SavedSearch>()
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page++) {
    const answer = await port.list({ page }, signal)
    if (!answer.ok) return answer
    for (const search of answer.value.items) searches.set(search.id, search)
    ;({ pages } = answer.value)
  }
  return done([...searches.values()])
}
