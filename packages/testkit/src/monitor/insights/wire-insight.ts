import { z } from 'zod'
import { INSIGHT_KINDS } from './insight-carriers.ts'

const text = z.string().nullable()

/** One insight as it travels. `gap` or `broker` is what it was derived from, as of a day; the other is null. */
export const wireInsight = z.object({
  id: z.number(),
  carrier_id: z.number(),
  is_type: z.enum(INSIGHT_KINDS),
  detail: z.string(),
  found_on: z.string(),
  as_of: text,
  gap: z.object({ from_on: z.string(), to_on: z.string() }).nullable(),
  broker: z.object({ carrier_id: z.number(), legal_name: text, street: text }).nullable(),
})
export type WireInsight = z.input<typeof wireInsight>

/** What a row of a search by insights tells more: the newest of each kind, and how many there are, 50 at most. */
export const wireInsightFields = {
  insights: z.array(wireInsight).optional(),
  insight_counts: z
    .object({ authority_history_gap: z.number(), broker_authority_nearby: z.number() })
    .optional(),
}
