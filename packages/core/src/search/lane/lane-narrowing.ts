import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'
import { type Country, DEFAULT_COUNTRIES } from '../../shared/countries.ts'
import type { LaneFilters } from './lane-filters.ts'
import {
  AUTHORITY_AGE_LIMITS_MONTHS,
  COUNT_LIMITS,
  isNarrow,
  type Limits,
  type NarrowRange,
  type NumberRange,
  narrowRange,
} from './number-range.ts'
import { countingRadiusMiles, type LaneSearchToggles } from './origin-radius.ts'
import type { PortfolioThresholds } from './portfolio.ts'

/** The value of the ELD filter: carriers whose ELD is connected. Source: section 9, "ELD-connected filter". */
export const ELD_CONNECTED_VALUE = 2

/** The request parameters of a lane search besides its lane: only active filters. Empty: every carrier of the lane. */
export interface LaneNarrowing {
  readonly fleetSize?: NarrowRange
  readonly straightBoxTrucks?: NarrowRange
  readonly cargoVans?: NarrowRange
  readonly authorityAgeMonths?: NarrowRange
  /** Whole US dollars, at least. */
  readonly cargoUsd?: number
  readonly generalLiabilityUsd?: number
  readonly autoLiabilityUsd?: number
  readonly portfolio?: PortfolioThresholds
  readonly assessment?: AssessmentBucket
  readonly countries?: readonly Country[]
  readonly isContactVerified?: true
  readonly eldConnected?: typeof ELD_CONNECTED_VALUE
  readonly originRadiusMiles?: number
}

/**
 * The filters as request parameters.
 *
 * Left out: a range of the whole slider, an unbounded end of a range, cover of 0, thresholds while no equipment is
 * selected, all three countries, and a radius that does not count.
 * Source: section 5, "Fleet ranges"; section 5, "Authority age"; section 5, "Origin radius".
 * Source: section 5, "Portfolio thresholds"; section 9, "Countries"; section 9, "ELD-connected filter".
 */
export const laneNarrowing = (filters: LaneFilters, toggles: LaneSearchToggles): LaneNarrowing => {
  const radius = countingRadiusMiles(filters.originRadiusMiles, toggles)
  return {
    ...ranged('fleetSize', COUNT_LIMITS, filters.fleetSize),
    ...ranged('straightBoxTrucks', COUNT_LIMITS, filters.straightBoxTrucks),
    ...ranged('cargoVans', COUNT_LIMITS, filters.cargoVans),
    ...ranged('authorityAgeMonths', AUTHORITY_AGE_LIMITS_MONTHS, filters.authorityAgeMonths),
    ...(filters.cargoUsd > 0 && { cargoUsd: filters.cargoUsd }),
    ...(filters.generalLiabilityUsd > 0 && { generalLiabilityUsd: filters.generalLiabilityUsd }),
    ...(filters.autoLiabilityUsd > 0 && { autoLiabilityUsd: filters.autoLiabilityUsd }),
    ...(filters.equipment.length > 0 && { portfolio: thresholds(filters) }),
    ...(filters.assessment !== null && { assessment: filters.assessment }),
    ...(filters.countries.length < DEFAULT_COUNTRIES.length && { countries: filters.countries }),
    ...(filters.isContactVerified && { isContactVerified: true }),
    ...(filters.isEldConnected && { eldConnected: ELD_CONNECTED_VALUE }),
    ...(radius !== undefined && { originRadiusMiles: radius }),
  }
}

type RangeName = 'fleetSize' | 'straightBoxTrucks' | 'cargoVans' | 'authorityAgeMonths'

const ranged = (name: RangeName, limits: Limits, range: NumberRange): Pick<LaneNarrowing, RangeName> =>
  isNarrow(limits, range) ? { [name]: narrowRange(limits, range) } : {}

const thresholds = (filters: LaneFilters): PortfolioThresholds => ({
  equipment: filters.equipment,
  minVehicles: filters.portfolioMinVehicles,
  minShare: filters.portfolioMinShare,
})
