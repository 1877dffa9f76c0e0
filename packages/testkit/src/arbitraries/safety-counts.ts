import type { SafetyCounts } from '@fairhaul/core'
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
