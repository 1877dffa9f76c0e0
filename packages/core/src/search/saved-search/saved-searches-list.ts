import { paths } from '../../routes/paths.ts'
import { clampPage, type Page, PAGE_SIZE, pagesOf } from '../../shared/page.ts'
import type { LaneSearchToggles } from '../lane/origin-radius.ts'
import { textAt, wholeNumberAt } from '../../shared/query-values.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { describeSearch } from './describe-search.ts'
import { type SavedSearch, savedSearchPath } from './saved-search.ts'

/** The list of saved searches as its address holds it. */
export interface SavedSearchesAddress {
  /** What is looked for among them; empty: all are shown. */
  readonly text: string
  /** From 1. */
  readonly page: number
}

/** Characters of a text that saved searches are looked through for, at most. Choice: two names. */
export const SAVED_SEARCHES_TEXT_MAX = 160

/**
 * The list that the query of its screen asks for, with or without its question mark.
 *
 * Refuses: nothing; a page that is none is page 1, and a text that is too long is cut.
 * Source: section 3, "Saved search"; section 2, "Nested query strings". The names in the query are ours.
 */
export const readSavedSearchesAddress = (search: string): SavedSearchesAddress => {
  const query = readNestedQuery(search)
  return {
    text: textAt(query, 'search').slice(0, SAVED_SEARCHES_TEXT_MAX),
    page: Math.max(1, wholeNumberAt(query, 'page') ?? 1),
  }
}

/** The address of the list; what is usual is left out of it. Source: section 2, "Routes". */
export const savedSearchesPath = ({ text, page }: SavedSearchesAddress): string =>
  paths.savedSearches({
    search: text === '' ? null : text.slice(0, SAVED_SEARCHES_TEXT_MAX),
    page: page > 1 ? page : null,
  })

const withoutCase = (text: string): string => text.trim().toLowerCase()

/**
 * The saved searches whose name, kind or words hold a text, in any case of letters, 50 a page.
 *
 * Empty: a blank text finds all. A page beyond the end is the last.
 * Source: section 3, "Saved search"; section 9, "Page sizes".
 */
export const findSavedSearches = (
  searches: readonly SavedSearch[],
  { text, page }: SavedSearchesAddress,
  toggles: LaneSearchToggles,
): Page<SavedSearch> => {
  const wanted = withoutCase(text)
  const found = searches.filter(search => {
    const path = savedSearchPath(search)
    const words = path === undefined ? null : describeSearch(path, toggles)
    return [search.name, words?.kind, words?.what].some(each => withoutCase(each ?? '').includes(wanted))
  })
  const pages = pagesOf(found.length)
  const shown = clampPage(page, pages)
  return {
    items: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    page: shown,
    pages,
    total: found.length,
  }
}
