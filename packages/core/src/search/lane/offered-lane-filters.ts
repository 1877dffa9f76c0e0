import type { Paywall } from '../../account/paywall.ts'
import type { LaneFilters } from './lane-filters.ts'
import type { LaneSearchToggles } from './origin-radius.ts'

/** The facts that decide which filters a user has. */
export interface LaneFiltersOffer extends LaneSearchToggles {
  /** Whether the plan assesses carriers by rules: if not, there is no assessment filter. */
  readonly canRule: boolean
}

/** The features of a build and a plan. Source: section 5, "Origin radius"; section 6, "Paywall gates". */
export const laneFiltersOffer = (
  { searchesOriginRadius }: LaneSearchToggles,
  { canRule }: Pick<Paywall, 'canRule'>,
): LaneFiltersOffer => ({ searchesOriginRadius, canRule })

/**
 * The filters of an address without those that the user does not have and so could not remove.
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
