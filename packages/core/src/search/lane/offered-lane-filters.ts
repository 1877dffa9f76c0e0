import type { Paywall } from '../../account/paywall.ts'
import type { LaneFilters } from './lane-filters.ts'
import type { LaneSearchToggles } from './origin-radius.ts'

/** What decides which filters are there for somebody. */
export interface LaneFiltersOffer extends LaneSearchToggles {
  /** Whether the plan assesses carriers by rules: without, none can be asked for by its assessment. */
  readonly canRule: boolean
}

/** What a build and a plan offer. Source: section 5, "Origin radius"; section 6, "Paywall gates". */
export const laneFiltersOffer = (
  { searchesOriginRadius }: LaneSearchToggles,
  { canRule }: Pick<Paywall, 'canRule'>,
): LaneFiltersOffer => ({ searchesOriginRadius, canRule })

/**
 * The filters of an address without those that are not there for who asks, which nobody could take away again.
 *
 * Source: section 5, "Origin radius"; section 6, "Paywall gates".
 */
export const offeredLaneFilters = (
  filters: LaneFilters,
  { searchesOriginRadius, canRule }: LaneFiltersOffer,
): LaneFilters => ({
  ...filters,
  ...(!canRule && { assessment: null }),
  ...(!searchesOriginRadius && { originRadiusMiles: null }),
})
