import { VEHICLE_LOOKUP_LABELS } from '../../carrier/vehicle/vehicle-lookup.ts'
import { readVehicleSearchAddress } from '../../carrier/vehicle/vehicle-search-address.ts'
import { pathOf } from '../../routes/accepted-target.ts'
import { formatCount } from '../../shared/amounts.ts'
import { cutText } from '../../shared/cut-text.ts'
import { carrierFilterChips } from '../carrier-filters/carrier-filter-chips.ts'
import { textOfSearch } from '../contact/contact-pair-query.ts'
import { readContactSearchAddress } from '../contact/contact-search-address.ts'
import { laneText } from '../lane/lane.ts'
import { laneFilterChips } from '../lane/lane-filter-chips.ts'
import { readLaneSearchAddress } from '../lane/lane-search-address.ts'
import type { LaneSearchToggles } from '../lane/origin-radius.ts'
import { readResultsAddress } from '../results-address.ts'
import { SAVED_SEARCH_NAME_MAX } from './saved-search-name.ts'
import { type SearchAddress, searchKindText, searchRouteOf } from './search-address.ts'

/** The description of a search in the list of saved searches. */
export interface SearchDescription {
  /** "Lane", "Carriers". */
  readonly kind: string
  /** Its lane, text or contact. Null: it has none. */
  readonly what: string | null
  /** The number of filters that narrow it further. */
  readonly filters: number
}

type SearchDetails = Omit<SearchDescription, 'kind'>

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const laneDetails = (query: string, toggles: LaneSearchToggles): SearchDetails => {
  const { lane, filters } = readLaneSearchAddress(query)
  const isChosen = lane.origin !== null || lane.destination !== null
  return { what: isChosen ? laneText(lane) : null, filters: laneFilterChips(filters, toggles).length }
}

const contactDetails = (query: string): SearchDetails => {
  const requested = readContactSearchAddress(query)
  return { what: requested.ok ? textOfSearch(requested.value) : null, filters: 0 }
}

const searchDetails = (address: SearchAddress, toggles: LaneSearchToggles): SearchDetails => {
  const route = searchRouteOf(address)
  const query = address.slice(pathOf(address).length)
  switch (route) {
    case 'search-results':
    case 'global-search': {
      const { text, onlyMine, filters } = readResultsAddress(route, query)
      return { what: orNull(text), filters: carrierFilterChips(filters).length + (onlyMine ? 1 : 0) }
    }
    case 'contact-search':
      return contactDetails(query)
    case 'vehicles': {
      const { lookup, carrierId, filters } = readVehicleSearchAddress(query)
      const what = lookup === undefined ? null : `${VEHICLE_LOOKUP_LABELS[lookup.kind]} ${lookup.text.trim()}`
      return { what, filters: Object.keys(filters).length + (carrierId === undefined ? 0 : 1) }
    }
    default:
      return laneDetails(query, toggles)
  }
}

/**
 * Describes the search at an address, read as its screen reads it.
 *
 * Empty: `what` is null for a search that is not filled in yet. Source: section 3, "Saved search"; the wording is ours.
 */
export const describeSearch = (address: SearchAddress, toggles: LaneSearchToggles): SearchDescription => ({
  kind: searchKindText(address),
  ...searchDetails(address, toggles),
})

/**
 * The suggested name of a saved search: its description and its number of filters, in 80 characters at most. Empty: its
 * kind, if there is no description.
 *
 * Source: section 3, "Saved search"; the wording is ours.
 */
export const suggestedSearchName = (address: SearchAddress, toggles: LaneSearchToggles): string => {
  const { kind, what, filters } = describeSearch(address, toggles)
  const end = filters === 0 ? '' : `, ${formatCount(filters, 'filter')}`
  return cutText((what ?? kind).replaceAll(/\s+/g, ' '), SAVED_SEARCH_NAME_MAX - end.length) + end
}
