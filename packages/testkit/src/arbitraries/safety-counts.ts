import { type SafetyCounts, TIED_BY, TIED_ENDS, type TieToEnded } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

const counts = maybe(fc.nat(12))
const measured = maybe(
  fc.record({ measure: fc.nat(2_000).map(hundredths => hundredths / 100), on: calendarDates }),
)

/** What inspections, crashes and measures add up to, inspections often too few for a rate. */
export const safetyCounts: fc.Arbitrary<SafetyCounts> = fc.record({
  vehicleInspections: counts,
  vehicleOutOfService: counts,
  driverInspections: counts,
  driverOutOfService: counts,
  englishOutOfServiceOn: maybe(calendarDates),
  englishUnreadOn: maybe(calendarDates),
  crashes24Months: counts,
  crashesSource: maybe(fc.constantFrom('SMS Input - Crash', 'Crash File')),
  crashesAsOf: maybe(calendarDates),
  measures: maybe(
    fc.record({
      unsafe_driving: measured,
      hours_of_service: measured,
      driver_fitness: measured,
      controlled_substances: measured,
      vehicle_maintenance: measured,
    }),
  ),
  measuresSource: maybe(fc.constant('SMS measures')),
})

/** The ties of a carrier to those that should not operate. */
export const tiesToEnded: fc.Arbitrary<readonly TieToEnded[]> = fc.array(
  fc.record({
    by: fc.constantFrom(...TIED_BY),
    dot: maybe(fc.integer({ min: 1, max: 99_999_999 }).map(String)),
    end: fc.constantFrom(...TIED_ENDS),
    on: maybe(calendarDates),
  }),
  { maxLength: 2 },
)
