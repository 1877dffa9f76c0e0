import { ASSESSMENT_BUCKETS } from '../../rules/assessment-buckets.ts'
import { WORST_FIRST } from '../../rules/verdict.ts'
import type { NestedQuery } from '../../shared/nested-query.ts'
import type { NestedInput } from '../../shared/write-nested-query.ts'
import { oneOfAt, queryAt, someOfAt, textAt, wholeNumberAt } from '../../shared/query-values.ts'
import {
  AUTO_COVERS_USD,
  CARGO_FILTER_USD,
  type CarrierFilters,
  CONNECTION_CHOICES,
  NO_CARRIER_FILTERS,
  UNITS_MAX,
} from './carrier-filters.ts'
import { FILTERED_PLACES } from './filtered-places.ts'

const readUnits = (query: NestedQuery): number | null => {
  const units = wholeNumberAt(query, 'units')
  return units !== undefined && units >= 1 && units <= UNITS_MAX ? units : NO_CARRIER_FILTERS.minUnits
}

/**
 * The filters that a query holds under `filters`: `filters[places][]=US-TX&filters[units]=5`.
 *
 * Refuses: nothing; an unknown or out-of-range value narrows nothing and leaves the other filters intact.
 * Source: section 2, "Nested query strings". The names in the query are ours.
 */
export const readCarrierFilters = (query: NestedQuery): CarrierFilters => {
  const sent = queryAt(query, 'filters')
  return {
    places: someOfAt(sent, 'places', FILTERED_PLACES),
    assessment: oneOfAt(sent, 'assessment', ASSESSMENT_BUCKETS) ?? NO_CARRIER_FILTERS.assessment,
    verdict: oneOfAt(sent, 'verdict', WORST_FIRST) ?? NO_CARRIER_FILTERS.verdict,
    connections: someOfAt(sent, 'connections', CONNECTION_CHOICES),
    hasActiveAuthority: textAt(sent, 'authority') === '1',
    autoUsd: oneOfAt(sent, 'auto', AUTO_COVERS_USD) ?? NO_CARRIER_FILTERS.autoUsd,
    cargoUsd: oneOfAt(sent, 'cargo', CARGO_FILTER_USD) ?? NO_CARRIER_FILTERS.cargoUsd,
    minUnits: readUnits(sent),
    hasNoOrder: textAt(sent, 'no_order') === '1',
    hasNoAlerts: textAt(sent, 'no_alerts') === '1',
  }
}

const flag = (isSet: boolean): 1 | null => (isSet ? 1 : null)
const amount = (usd: number): number | null => (usd === 0 ? null : usd)

/** The filters as query parameters; inactive filters are left out. Source: section 2, "Nested query strings". */
export const writeCarrierFilters = (filters: CarrierFilters): NestedInput => ({
  filters: {
    places: filters.places,
    assessment: filters.assessment,
    verdict: filters.verdict,
    connections: filters.connections,
    authority: flag(filters.hasActiveAuthority),
    auto: amount(filters.autoUsd),
    cargo: amount(filters.cargoUsd),
    units: filters.minUnits,
    no_order: flag(filters.hasNoOrder),
    no_alerts: flag(filters.hasNoAlerts),
  },
})
