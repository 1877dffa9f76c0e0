import { paths } from '../../routes/paths.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { clampPage, PAGE_SIZE, type Page, pagesOf } from '../../shared/page.ts'
import { textAt, wholeNumberAt } from '../../shared/query-values.ts'
import type { LaneSearchToggles } from '../lane/origin-radius.ts'
import { describeSearch } from './describe-search.ts'
import { type SavedSearch, savedSearchPath } from './saved-search.ts'

/** The list of saved searches as its address describes it. */
export interface SavedSearchesAddress {
  /** The text to search them for; empty: all are shown. */
  readonly text: string
  /** From 1. */
  readonly page: number
}

/** Characters of a text to search saved searches for, at most. Choice: two names. */
const SAVED_SEARCHES_TEXT_MAX = 160

/**
 * Reads the list from the query of its screen, with or without its question mark.
 *
 * Refuses: nothing; an invalid page is page 1, and a text that is too long is cut.
 * Source: section 3, "Saved search"; section 2, "Nested query strings". The names in the query are ours.
 */
export const readSavedSearchesAddress = (search: string): SavedSearchesAddress => {
  const query = readNestedQuery(search)
  return {
    text: textAt(query, 'search').slice(0, SAVED_SEARCHES_TEXT_MAX),
    page: Math.max(1, wholeNumberAt(query, 'page') ?? 1),
  }
}

/** The address of the list; defaults are left out. Source: section 2, "Routes". */
export const savedSearchesPath = ({ text, page }: SavedSearchesAddress): string =>
  paths.savedSearches({
    search: text === '' ? null : text.slice(0, SAVED_SEARCHES_TEXT_MAX),
    page: page > 1 ? page : null,
  })

const withoutCase = (text: string): string => text.trim().toLowerCase()

/**
 * The saved searches whose name, kind or description contains a text, ignoring case, 50 a page.
 *
 * Empty: a blank text matches all. A page beyond the end is the last.
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
    const description = path === undefined ? null : describeSearch(path, toggles)
    return [search.name, description?.kind, description?.what].some(each =>
      withoutCase(each ?? '').includes(wanted),
    )
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
