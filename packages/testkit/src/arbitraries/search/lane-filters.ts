import {
  ASSESSMENT_BUCKETS,
  AUTHORITY_AGE_LIMITS_MONTHS,
  CARGO_COVERS_USD,
  COUNT_LIMITS,
  COVER_STEPS,
  type CoverStep,
  DEFAULT_COUNTRIES,
  EQUIPMENT_KINDS,
  type LaneFilters,
  type LaneNarrowing,
  LIABILITY_COVERS_USD,
  type Limits,
  laneNarrowing,
  type LaneSearchToggles,
  type NumberRange,
  type PortfolioThresholds,
} from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from '../shared/ids.ts'

/** Steps of a cover slider. */
export const coverSteps: fc.Arbitrary<CoverStep> = fc.constantFrom(...COVER_STEPS)

const rangesIn = ({ min, max }: Limits): fc.Arbitrary<NumberRange> =>
  fc.oneof(
    fc.constant({ min, max }),
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  )

/** Ranges of vehicles; the whole slider now and then. */
export const countRanges: fc.Arbitrary<NumberRange> = rangesIn(COUNT_LIMITS)

/** Filters of a lane search, the defaults of each now and then. */
export const laneFilters: fc.Arbitrary<LaneFilters> = fc.record({
  fleetSize: countRanges,
  straightBoxTrucks: countRanges,
  cargoVans: countRanges,
  authorityAgeMonths: rangesIn(AUTHORITY_AGE_LIMITS_MONTHS),
  cargoUsd: fc.constantFrom(...CARGO_COVERS_USD),
  generalLiabilityUsd: fc.constantFrom(...LIABILITY_COVERS_USD),
  autoLiabilityUsd: fc.constantFrom(...LIABILITY_COVERS_USD),
  equipment: fc.subarray([...EQUIPMENT_KINDS]),
  portfolioMinVehicles: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: COUNT_LIMITS.max })),
  portfolioMinShare: fc.oneof(
    fc.constant(0.5),
    fc.integer({ min: 0, max: 100 }).map(hundredths => hundredths / 100),
  ),
  assessment: maybe(fc.constantFrom(...ASSESSMENT_BUCKETS)),
  countries: fc.oneof(fc.constant(DEFAULT_COUNTRIES), fc.subarray([...DEFAULT_COUNTRIES], { minLength: 1 })),
  isContactVerified: fc.boolean(),
  isEldConnected: fc.boolean(),
  originRadiusMiles: maybe(fc.integer({ min: 0, max: 9_999_999 }).map(hundredths => hundredths / 100)),
})

/** Which filters the build leaves out. */
export const laneSearchToggles: fc.Arbitrary<LaneSearchToggles> = fc.record({
  searchesOriginRadius: fc.boolean(),
})

/** What a lane search asks beyond its lane. */
export const laneNarrowings: fc.Arbitrary<LaneNarrowing> = fc
  .tuple(laneFilters, laneSearchToggles)
  .map(([filters, toggles]) => laneNarrowing(filters, toggles))

/** Thresholds of a portfolio. */
export const portfolioThresholds: fc.Arbitrary<PortfolioThresholds> = fc.record({
  equipment: fc.subarray([...EQUIPMENT_KINDS], { minLength: 1 }),
  minVehicles: fc.integer({ min: 1, max: 40 }),
  minShare: fc.integer({ min: 0, max: 100 }).map(hundredths => hundredths / 100),
})
