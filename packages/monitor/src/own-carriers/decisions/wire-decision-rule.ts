import { z } from 'zod'
import { wireFindingValue, wireUnread } from '../../carriers/wire-finding.ts'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'

const text = z.string().nullable()

/** A rule as it was assessed: what was found, and why a pass may not rest on it. */
export const wireDecisionRule = z.object({
  is_type: z.string(),
  outcome: z.enum(OUTCOMES),
  result: z.enum(['pass', 'incomplete', 'fail']),
  value: wireFindingValue,
  source: text,
  as_of: text,
  older_than_days: z.number().nullable(),
  unread: wireUnread.nullable(),
})
