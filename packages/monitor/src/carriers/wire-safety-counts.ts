import { z } from 'zod'
import type { CarrierFacts } from '../rules/assessment/facts.ts'

const count = z.number().nullable()

/** What inspections of 24 months add up to: those that covered vehicle or driver, and those that put it out of service. */
export const wireSafetyCounts = z.object({
  vehicle_inspections: count,
  vehicle_out_of_service: count,
  driver_inspections: count,
  driver_out_of_service: count,
})

/** The same of a carrier's safety summary. */
export const safetyCountsOf = ({
  vehicle_inspections = null,
  vehicle_oos_inspections = null,
  driver_inspections = null,
  driver_oos_inspections = null,
}: CarrierFacts['safety']): z.input<typeof wireSafetyCounts> => ({
  vehicle_inspections,
  vehicle_out_of_service: vehicle_oos_inspections,
  driver_inspections,
  driver_out_of_service: driver_oos_inspections,
})
