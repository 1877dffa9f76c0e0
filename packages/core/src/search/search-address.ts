import { paths } from '../navigation/paths.ts'
import { readNestedQuery } from './nested-query.ts'
import { SEARCH_TEXT_CHARACTERS_MAX } from './search-text-refusal.ts'

/** A carrier search as its address holds it. */
export interface CarrierSearch {
  readonly text: string
  /** From 1. */
  readonly page: number
  readonly onlyMyCarriers: boolean
}

const queryOf = ({ text, page, onlyMyCarriers }: CarrierSearch) => ({
  q: {
    text: text.slice(0, SEARCH_TEXT_CHARACTERS_MAX + 1),
    ...(onlyMyCarriers ? { only_my_carriers: true } : {}),
  },
  ...(page > 1 ? { page } : {}),
})

/** The address of a search by name or number. A text that is too long is cut where it is just too long. */
export const searchAddress = (search: CarrierSearch): string => paths.searchResults(queryOf(search))

/** The address of the same search among all carriers. */
export const globalSearchAddress = (search: Omit<CarrierSearch, 'onlyMyCarriers'>): string =>
  paths.globalSearch(queryOf({ ...search, onlyMyCarriers: false }))

/**
 * The search that an address's query holds. Empty: an empty text, page 1, all carriers. Refuses: nothing; a page that
 * is no whole number from 1 reads as 1.
 */
export const readSearchAddress = (search: string): CarrierSearch => {
  const { q, page } = readNestedQuery(search)
  const asked = typeof q === 'object' && !Array.isArray(q) ? (q as Readonly<Record<string, unknown>>) : {}
  const text = asked['text']
  return {
    text: typeof text === 'string' ? text : '',
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    onlyMyCarriers: asked['only_my_carriers'] === 'true',
  }
}
