import {
  BASICS,
  type BasicMeasure,
  type CarrierRecordsParams,
  type CarrierSafety,
  type Crash,
  type Inspection,
  type Violation,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

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
  unit: maybe(fc.constantFrom('D', 'C', '1', '9')),
  isOutOfService: fc.boolean(),
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

/** What `CarrierSafetyRecords` may be asked. */
export const carrierRecordsParams: fc.Arbitrary<CarrierRecordsParams> = fc.record(
  { carrierId: ids<'carrier'>(), page: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['carrierId'] },
)
