import type { SafetyCounts } from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from './values.ts'

const counts = maybe(fc.nat(12))

/** What inspections add up to, often too few for a rate. */
export const safetyCounts: fc.Arbitrary<SafetyCounts> = fc.record({
  vehicleInspections: counts,
  vehicleOutOfService: counts,
  driverInspections: counts,
  driverOutOfService: counts,
})
