import { z } from 'zod'

/** A bundle of rules for one kind of freight. Source: section 3, "Classification". */
export const wireClassification = z.object({
  id: z.number(),
  is_active: z.boolean(),
  is_by_broker_election: z.boolean(),
  /** Null: every company's. */
  company_id: z.number().nullable(),
  /** Null: freight of every kind. */
  explicit_classification: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type WireClassification = z.input<typeof wireClassification>
