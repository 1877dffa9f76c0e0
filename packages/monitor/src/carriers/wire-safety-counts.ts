import { z } from 'zod'
import type { CarrierFacts } from '../rules/assessment/facts.ts'
import { BASICS_MEASURED } from '../rules/assessment/safety-records.ts'
import { TIED_BY, TIED_ENDS } from '../rules/terms/finding-value.ts'
import { crashesOn } from '../rules/assessment/safety-rules.ts'

const count = z.number().nullable()
const text = z.string().nullable()

/** What inspections of 24 months add up to: those that covered vehicle or driver, and those that put it out of service. */
export const wireSafetyCounts = z.object({
  vehicle_inspections: count,
  vehicle_out_of_service: count,
  driver_inspections: count,
  driver_out_of_service: count,
  english_out_of_service_on: text,
  english_unread_on: text,
  /** Of 24 months, with a death, an injury or a tow-away. */
  crashes_24_months: count,
  crashes_source: text,
  crashes_as_of: text,
  measures: z
    .record(z.enum(BASICS_MEASURED), z.object({ measure: z.number(), on: z.string() }).nullable())
    .nullable(),
  measures_source: text,
})
type Wire = z.input<typeof wireSafetyCounts>

/** The carriers that should not operate and that a carrier is tied to, on a day, the one that tells most first. */
export const wireTiesToEnded = z.array(
  z.object({
    by: z.enum(TIED_BY),
    dot: z.string().nullable(),
    end: z.enum(TIED_ENDS),
    on: z.string().nullable(),
  }),
)

/** The same of a carrier's safety summary, on a day. */
export const safetyCountsOf = (safety: CarrierFacts['safety'], day: string): Wire => ({
  vehicle_inspections: safety.vehicle_inspections ?? null,
  vehicle_out_of_service: safety.vehicle_oos_inspections ?? null,
  driver_inspections: safety.driver_inspections ?? null,
  driver_out_of_service: safety.driver_oos_inspections ?? null,
  english_out_of_service_on: safety.english_oos_on ?? null,
  english_unread_on: safety.english_unread_on ?? null,
  crashes_24_months: crashesOn(safety, day),
  crashes_source: safety.crashes_source ?? null,
  crashes_as_of: safety.crashes_as_of ?? null,
  measures: safety.measures ?? null,
  measures_source: safety.measures_source ?? null,
})
