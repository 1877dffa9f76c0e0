import type { EquipmentKind } from '../../carrier/equipment/equipment-kind.ts'
import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'
import { type Country, DEFAULT_COUNTRIES } from '../../shared/countries.ts'
import type { CargoCoverUsd, LiabilityCoverUsd } from './cover-slider.ts'
import { AUTHORITY_AGE_LIMITS_MONTHS, COUNT_LIMITS, type NumberRange } from './number-range.ts'
import { PORTFOLIO_SHARE_MIN, PORTFOLIO_VEHICLES_MIN } from './portfolio.ts'

/**
 * The filters of a lane search, as the form shows them. Source: section 5, "Fleet ranges"; section 5, "Cargo slider";
 * section 5, "Liability sliders".
 */
export interface LaneFilters {
  /** Power units. */
  readonly fleetSize: NumberRange
  readonly straightBoxTrucks: NumberRange
  readonly cargoVans: NumberRange
  /** Whole months since the start of the continuous grant of authority. */
  readonly authorityAgeMonths: NumberRange
  readonly cargoUsd: CargoCoverUsd
  readonly generalLiabilityUsd: LiabilityCoverUsd
  readonly autoLiabilityUsd: LiabilityCoverUsd
  /** In the order of `EQUIPMENT_KINDS`, each once. Empty: any. */
  readonly equipment: readonly EquipmentKind[]
  /** Vehicles of the selected equipment, at least: 1 to 1000. Ignored while none is selected. */
  readonly portfolioMinVehicles: number
  /** Their share of all vehicles, at least: 0 to 1, in hundredths. */
  readonly portfolioMinShare: number
  /** Null: any assessment. */
  readonly assessment: AssessmentBucket | null
  /** In the order of `DEFAULT_COUNTRIES`; never empty. */
  readonly countries: readonly Country[]
  readonly isContactVerified: boolean
  readonly isEldConnected: boolean
  /** Null: no radius. */
  readonly originRadiusMiles: number | null
}

/**
 * The filters of a new search, and after a reset: nothing narrows.
 *
 * Source: section 9, "Countries"; section 5, "Portfolio thresholds".
 */
export const DEFAULT_LANE_FILTERS: LaneFilters = {
  fleetSize: COUNT_LIMITS,
  straightBoxTrucks: COUNT_LIMITS,
  cargoVans: COUNT_LIMITS,
  authorityAgeMonths: AUTHORITY_AGE_LIMITS_MONTHS,
  cargoUsd: 0,
  generalLiabilityUsd: 0,
  autoLiabilityUsd: 0,
  equipment: [],
  portfolioMinVehicles: PORTFOLIO_VEHICLES_MIN,
  portfolioMinShare: PORTFOLIO_SHARE_MIN,
  assessment: null,
  countries: DEFAULT_COUNTRIES,
  isContactVerified: false,
  isEldConnected: false,
  originRadiusMiles: null,
}
