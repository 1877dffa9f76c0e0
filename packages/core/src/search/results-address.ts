import { paths } from '../routes/paths.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { type CarrierFilters, NO_CARRIER_FILTERS } from './carrier-filters/carrier-filters.ts'
import { readCarrierFilters, writeCarrierFilters } from './carrier-filters/carrier-filters-address.ts'
import { type CarrierSort, readCarrierSort, writeCarrierSort } from '../carrier/carrier-sort.ts'
import { SEARCH_TEXT_CHARACTERS_MAX } from './search-text-refusal.ts'

/** A carrier search as its address describes it. */
export interface ResultsAddress {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Whether a text that looks like a number is read as a name. */
  readonly asName: boolean
  /** Only carriers that the company monitors. */
  readonly onlyMine: boolean
  readonly filters: CarrierFilters
  /** Null: the best match first. */
  readonly sort: CarrierSort | null
}

/** The screens with carrier search results. Source: section 2, "Routes". */
export type ResultsRoute = 'search-results' | 'global-search'

/**
 * Reads the search from the query of a results screen, with or without its question mark.
 *
 * Empty: an empty text, page 1, all carriers, the best match first. Of repeated names the first counts. Refuses:
 * nothing; an invalid page is page 1; My Carriers is ignored in the global search, which has no such filter. A text
 * stays too long even if the address is too long to be read as a whole.
 * Source: section 2, "Nested query strings"; the names in the query are ours.
 */
export const readResultsAddress = (route: ResultsRoute, search: string): ResultsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const first = (name: string): string => {
    const value = query[name]
    return typeof value === 'string' ? value : Array.isArray(value) ? String(value[0]) : ''
  }
  const page = first('page')
  return {
    text: first('search'),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    asName: first('as') === 'name',
    onlyMine: route === 'search-results' && first('mine') === '1',
    filters: readCarrierFilters(query),
    sort: readCarrierSort(query),
  }
}

/**
 * The path of a search: `/carriers/search-results?search=MC-123&page=2`. Defaults are left out.
 *
 * Choice: a text that is too long to be searched is cut one character past the limit, to limit the address as well.
 */
export const resultsPath = (
  route: ResultsRoute,
  {
    text,
    page = 1,
    asName = false,
    onlyMine = false,
    filters = NO_CARRIER_FILTERS,
    sort = null,
  }: Partial<ResultsAddress> & Pick<ResultsAddress, 'text'>,
): string => {
  const query = {
    search: text.slice(0, SEARCH_TEXT_CHARACTERS_MAX + 1),
    as: asName ? 'name' : null,
    mine: onlyMine && route === 'search-results' ? 1 : null,
    ...writeCarrierFilters(filters),
    sort: writeCarrierSort(sort),
    page: page > 1 ? page : null,
  }
  return route === 'search-results' ? paths.searchResults(query) : paths.globalSearch(query)
}
