import { paths } from '@fairhaul/core'

/** What an address of results asks for. */
export interface ResultsAddress {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Whether a text that looks like a number is to be read as a name. */
  readonly asName: boolean
  /** Only the carriers that the company monitors. */
  readonly onlyMine: boolean
}

export type ResultsRoute = 'search-results' | 'global-search'

/**
 * Reads the query of a results screen.
 *
 * Refuses: a page that is no whole number from 1 is page 1; My Carriers is for Search results only, as the global
 * search knows no such filter.
 */
export const readResultsAddress = (route: ResultsRoute, query: URLSearchParams): ResultsAddress => {
  const page = query.get('page') ?? ''
  return {
    text: query.get('search') ?? '',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    asName: query.get('as') === 'name',
    onlyMine: route === 'search-results' && query.get('mine') === '1',
  }
}

/** The path of a results screen; what is usual is left out of it. */
export const resultsPath = (
  route: ResultsRoute,
  { text, page, asName, onlyMine }: Partial<ResultsAddress> & Pick<ResultsAddress, 'text'>,
): string => {
  const query = {
    search: text,
    ...(asName === true && { as: 'name' }),
    ...(onlyMine === true && { mine: '1' }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  }
  return route === 'search-results' ? paths.searchResults(query) : paths.globalSearch(query)
}
