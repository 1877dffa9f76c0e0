import {
  ASSESSMENT_BUCKETS,
  AUTO_COVERS_USD,
  CARGO_FILTER_USD,
  CARRIER_SORT_KEYS,
  type CarrierFilters,
  type CarrierSort,
  CONNECTION_STANDINGS,
  FILTERED_PLACES,
  UNITS_MAX,
} from '@fairhaul/core'
import fc from 'fast-check'

/** Some of a list, each once, in its order. */
const someOf = <T>(all: readonly T[], maxLength: number): fc.Arbitrary<readonly T[]> =>
  fc.subarray([...all], { maxLength })

/** What narrows a search by name or number, now and then by nothing. */
export const carrierFilters: fc.Arbitrary<CarrierFilters> = fc.record({
  places: someOf(FILTERED_PLACES, 5),
  assessment: fc.option(fc.constantFrom(...ASSESSMENT_BUCKETS)),
  connections: someOf(CONNECTION_STANDINGS, CONNECTION_STANDINGS.length),
  hasActiveAuthority: fc.boolean(),
  autoUsd: fc.constantFrom(...AUTO_COVERS_USD),
  cargoUsd: fc.constantFrom(...CARGO_FILTER_USD),
  minUnits: fc.option(fc.integer({ min: 1, max: UNITS_MAX })),
  hasNoOrder: fc.boolean(),
  hasNoAlerts: fc.boolean(),
})

/** An order of carriers. */
export const carrierSorts: fc.Arbitrary<CarrierSort> = fc.record({
  by: fc.constantFrom(...CARRIER_SORT_KEYS),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
})
