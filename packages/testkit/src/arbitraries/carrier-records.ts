import {
  BASICS,
  type BasicMeasure,
  type CarrierId,
  type CarrierRates,
  type CarrierRecordsParams,
  type CarrierSafety,
  type Crash,
  INSIGHT_KINDS,
  type Insight,
  type InsightEvidence,
  type InsightSearchParams,
  type Inspection,
  type PaymentLoadAnalysis,
  type PowerUnitStats,
  type TouchedArea,
  type Violation,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, ids, maybe } from './values.ts'

const seen = maybe(fc.boolean())
const reportNumbers = fc.constantFrom('TX0001234567', 'OK0000000042')
const states = maybe(fc.constantFrom('TX', 'QC'))
const rates = maybe(fc.double({ min: 0, max: 1, noNaN: true }))

/** Inspections of every level, with and without violations. */
export const inspections: fc.Arbitrary<Inspection> = fc.record({
  id: ids<'inspection'>(),
  carrierId: ids<'carrier'>(),
  reportNumber: reportNumbers,
  inspectedOn: calendarDates,
  level: maybe(fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 99)),
  country: maybe(fc.constantFrom('US', 'CA')),
  state: states,
  units: fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 9 }),
      unitType: maybe(fc.integer({ min: 1, max: 16 })),
      vin: fc.constant(null),
      make: maybe(fc.constant('FREIGHTLINER')),
      plate: maybe(fc.constant('R123456')),
      plateState: states,
      isOutOfService: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  outOfService: fc.record({ vehicle: seen, driver: seen, hazmat: seen }),
  violationsCount: fc.nat(9),
})

/** Violations on a driver or a unit, dismissed ones too. */
export const violations: fc.Arbitrary<Violation> = fc.record({
  id: ids<'violation'>(),
  inspectionId: ids<'inspection'>(),
  carrierId: ids<'carrier'>(),
  foundOn: calendarDates,
  code: fc.constantFrom('393.47E', '39347E', '3922SLLS4'),
  description: maybe(fc.constant('Brake out of adjustment')),
  category: maybe(fc.integer({ min: 0, max: 99 })),
  basic: maybe(fc.constantFrom(...BASICS)),
  unit: maybe(fc.constantFrom('D', 'C', '1', '9')),
  isOutOfService: fc.constantFrom(true, false, null),
  isDismissed: fc.boolean(),
})

/** Crashes of every severity, those that cannot be recorded included. */
export const crashes: fc.Arbitrary<Crash> = fc.record({
  id: ids<'crash'>(),
  carrierId: ids<'carrier'>(),
  reportNumber: reportNumbers,
  occurredOn: calendarDates,
  state: states,
  city: maybe(fc.constant('Waco')),
  fatalities: fc.nat(2),
  injuries: fc.nat(3),
  isTowAway: fc.boolean(),
  isHazmatReleased: fc.boolean(),
  isNotPreventable: seen,
})

/** Measures in the behaviour categories, public or not. */
export const basicMeasures: fc.Arbitrary<BasicMeasure> = fc.record({
  basic: fc.constantFrom(...BASICS),
  measure: maybe(fc.double({ min: 0, max: 50, noNaN: true })),
  percentile: maybe(fc.integer({ min: 0, max: 100 })),
})

/** What is known of a carrier’s safety, all of it or little. */
export const carrierSafety: fc.Arbitrary<CarrierSafety> = fc.record({
  carrierId: ids<'carrier'>(),
  summary: fc.record({
    rating: maybe(fc.constantFrom('S', 'C', 'U')),
    ratedOn: maybe(calendarDates),
    outOfService: seen,
    inspections24Months: maybe(fc.nat(500)),
    vehicleOutOfServiceRate: rates,
    driverOutOfServiceRate: rates,
    lastInspectedOn: maybe(calendarDates),
    asOf: maybe(calendarDates),
  }),
  basics: fc.uniqueArray(basicMeasures, { selector: ({ basic }) => basic }),
  measuredOn: maybe(calendarDates),
})

/** Params of `CarrierSafetyRecords`. */
export const carrierRecordsParams: fc.Arbitrary<CarrierRecordsParams> = fc.record(
  { carrierId: ids<'carrier'>(), page: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['carrierId'] },
)

const counts = maybe(fc.nat(500))

/** Areas that a carrier’s trucks were seen in, from history, an ELD or both. */
export const touchedAreas: fc.Arbitrary<TouchedArea> = fc.record({
  areaId: ids<'area'>(),
  name: fc.constantFrom('Dallas, TX 75201', 'Waco, TX 76701'),
  zip: fc.constantFrom('75201', '76701'),
  count: fc.integer({ min: 1, max: 50 }),
  lastOn: calendarDates,
  latitude: maybe(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: maybe(fc.double({ min: -180, max: 180, noNaN: true })),
})

/** Counts of trucks by who says so, any of them not on record. */
export const powerUnitStats: fc.Arbitrary<PowerUnitStats> = fc.record({
  carrierId: ids<'carrier'>(),
  reported: counts,
  inspected: counts,
  onEld: counts,
  insured: counts,
})

/** Counts of rate confirmations of a carrier, any of them not on record. */
export const carrierRates: fc.Arbitrary<CarrierRates> = fc.record({
  viewed: counts,
  delivered: counts,
  mails: counts,
})

const insightEvidence: fc.Arbitrary<InsightEvidence> = fc.oneof(
  fc.record({
    kind: fc.constant('gap' as const),
    from: calendarDates,
    to: calendarDates,
    asOf: maybe(calendarDates),
  }),
  fc.record({
    kind: fc.constant('broker' as const),
    carrierId: ids<'carrier'>(),
    legalName: maybe(fc.constant('EAGLE & SONS')),
    street: maybe(fc.constant('12 DEPOT RD. STE 4')),
    asOf: maybe(calendarDates),
  }),
)

/** Insights of both kinds. */
export const insights: fc.Arbitrary<Insight> = fc.record({
  id: ids<'insight'>(),
  carrierId: ids<'carrier'>(),
  kind: fc.constantFrom(...INSIGHT_KINDS),
  detail: maybe(fc.constant('No authority from Feb 1, 2020 to Mar 1, 2020')),
  foundOn: calendarDates,
  evidence: maybe(insightEvidence),
})

/** Params of `CarrierInsights` for many carriers. */
export const insightSearchParams: fc.Arbitrary<InsightSearchParams> = fc.record(
  {
    kinds: fc.subarray([...INSIGHT_KINDS]),
    onlyMyCarriers: fc.boolean(),
    verdict: fc.constantFrom(...WORST_FIRST, null),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['kinds'] },
)

/** Params of every call about one carrier. */
export const carrierParams: fc.Arbitrary<{ readonly carrierId: CarrierId }> = fc.record({
  carrierId: ids<'carrier'>(),
})

/** Loads that a payment provider paid for. */
export const paymentAnalyses: fc.Arbitrary<PaymentLoadAnalysis> = fc.record({
  carrierId: ids<'carrier'>(),
  provider: maybe(fc.constant('Ledgerline Pay')),
  loads: counts,
  brokers: counts,
  lastPaidOn: maybe(calendarDates),
})
