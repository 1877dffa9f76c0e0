import type { SafetySummary } from '@fairhaul/core'
import { builder } from './builder.ts'

/** The safety of a satisfactory carrier. */
export const aSafetySummary = builder<SafetySummary>({
  rating: 'S',
  ratedOn: '2021-02-03',
  outOfService: false,
  inspections24Months: 14,
  vehicleOutOfServiceRate: 0.21,
  driverOutOfServiceRate: 0.05,
  lastInspectedOn: '2026-08-01',
  asOf: '2026-11-01',
})
