import { EQUIPMENT_KINDS } from '../../carrier/equipment/equipment-kind.ts'
import { ASSESSMENT_BUCKETS } from '../../rules/assessment-buckets.ts'
import { DEFAULT_COUNTRIES } from '../../shared/countries.ts'
import type { NestedQuery } from '../../shared/nested-query.ts'
import type { NestedInput } from '../../shared/write-nested-query.ts'
import { oneOfAt, queryAt, someOfAt, textAt, wholeNumberAt } from '../../shared/query-values.ts'
import { CARGO_COVERS_USD, LIABILITY_COVERS_USD } from './cover-slider.ts'
import { DEFAULT_LANE_FILTERS, type LaneFilters } from './lane-filters.ts'
import { AUTHORITY_AGE_LIMITS_MONTHS, COUNT_LIMITS, type Limits, type NumberRange } from './number-range.ts'
import { readOriginRadiusMiles } from './origin-radius.ts'

/** The limits of a vehicle threshold. Choice: the same maximum as a fleet range. */
const THRESHOLD_LIMITS: Limits = { min: 1, max: COUNT_LIMITS.max }

const isWithin = ({ min, max }: Limits, value: number): boolean => value >= min && value <= max

const readRange = (query: NestedQuery, name: string, limits: Limits): NumberRange => {
  const ends = queryAt(query, name)
  const min = wholeNumberAt(ends, 'min') ?? limits.min
  const max = wholeNumberAt(ends, 'max') ?? limits.max
  return isWithin(limits, min) && isWithin(limits, max) && min <= max ? { min, max } : limits
}

const readShare = (text: string): number =>
  /^(0(\.\d{1,2})?|1)$/.test(text) ? Number(text) : DEFAULT_LANE_FILTERS.portfolioMinShare

const readThreshold = (query: NestedQuery): number => {
  const usual = DEFAULT_LANE_FILTERS.portfolioMinVehicles
  const vehicles = wholeNumberAt(query, 'vehicles') ?? usual
  return isWithin(THRESHOLD_LIMITS, vehicles) ? vehicles : usual
}

/**
 * Reads the filters from a query under `filters`: `filters[fleet][min]=5&filters[equipment][]=reefer`.
 *
 * Refuses: nothing; a missing, unknown, out-of-range or reversed value means the default of its own filter and leaves
 * the other filters intact.
 * Source: section 2, "Nested query strings"; section 5, "Fleet ranges". The names in the query are ours.
 */
export const readLaneFilters = (query: NestedQuery): LaneFilters => {
  const sent = queryAt(query, 'filters')
  const portfolio = queryAt(sent, 'portfolio')
  const countries = someOfAt(sent, 'countries', DEFAULT_COUNTRIES)
  return {
    fleetSize: readRange(sent, 'fleet', COUNT_LIMITS),
    straightBoxTrucks: readRange(sent, 'box_trucks', COUNT_LIMITS),
    cargoVans: readRange(sent, 'cargo_vans', COUNT_LIMITS),
    authorityAgeMonths: readRange(sent, 'authority_months', AUTHORITY_AGE_LIMITS_MONTHS),
    cargoUsd: oneOfAt(sent, 'cargo', CARGO_COVERS_USD) ?? DEFAULT_LANE_FILTERS.cargoUsd,
    generalLiabilityUsd:
      oneOfAt(sent, 'general_liability', LIABILITY_COVERS_USD) ?? DEFAULT_LANE_FILTERS.generalLiabilityUsd,
    autoLiabilityUsd:
      oneOfAt(sent, 'auto_liability', LIABILITY_COVERS_USD) ?? DEFAULT_LANE_FILTERS.autoLiabilityUsd,
    equipment: someOfAt(sent, 'equipment', EQUIPMENT_KINDS),
    portfolioMinVehicles: readThreshold(portfolio),
    portfolioMinShare: readShare(textAt(portfolio, 'share')),
    assessment: oneOfAt(sent, 'assessment', ASSESSMENT_BUCKETS) ?? DEFAULT_LANE_FILTERS.assessment,
    countries: countries.length === 0 ? DEFAULT_LANE_FILTERS.countries : countries,
    isContactVerified: textAt(sent, 'contact_verified') === '1',
    isEldConnected: textAt(sent, 'eld_connected') === '1',
    originRadiusMiles:
      readOriginRadiusMiles(textAt(sent, 'origin_miles')) ?? DEFAULT_LANE_FILTERS.originRadiusMiles,
  }
}

/** The query parameters of a filter: none when it is the default. */
const unless = <T>(usual: T, value: T): T | null => (value === usual ? null : value)

const ends = (limits: Limits, { min, max }: NumberRange): NestedInput => ({
  min: unless(limits.min, min),
  max: unless(limits.max, max),
})

/** The filters as query parameters; defaults are left out. Source: section 2, "Nested query strings". */
export const writeLaneFilters = (filters: LaneFilters): NestedInput => {
  const usual = DEFAULT_LANE_FILTERS
  return {
    filters: {
      fleet: ends(COUNT_LIMITS, filters.fleetSize),
      box_trucks: ends(COUNT_LIMITS, filters.straightBoxTrucks),
      cargo_vans: ends(COUNT_LIMITS, filters.cargoVans),
      authority_months: ends(AUTHORITY_AGE_LIMITS_MONTHS, filters.authorityAgeMonths),
      cargo: unless<number>(usual.cargoUsd, filters.cargoUsd),
      general_liability: unless<number>(usual.generalLiabilityUsd, filters.generalLiabilityUsd),
      auto_liability: unless<number>(usual.autoLiabilityUsd, filters.autoLiabilityUsd),
      equipment: filters.equipment,
      portfolio: {
        vehicles: unless(usual.portfolioMinVehicles, filters.portfolioMinVehicles),
        share: unless(usual.portfolioMinShare, filters.portfolioMinShare),
      },
      assessment: filters.assessment,
      countries: filters.countries.length < DEFAULT_COUNTRIES.length ? filters.countries : null,
      contact_verified: filters.isContactVerified ? 1 : null,
      eld_connected: filters.isEldConnected ? 1 : null,
      origin_miles: filters.originRadiusMiles,
    },
  }
}
