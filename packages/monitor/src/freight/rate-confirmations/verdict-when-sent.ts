import { z } from 'zod'
import type { TableRow } from '../../database/schema.ts'
import type { Assessed } from '../../own-carriers/decisions/wire-decision.ts'
import { wireDecisionRule } from '../../own-carriers/decisions/wire-decision-rule.ts'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'

const outcome = z.enum(OUTCOMES)

const rule = wireDecisionRule.omit({ result: true })
const hidden = z.object({ count: z.number(), worst: outcome }).nullable()

/** The verdict on a carrier on the day that its rate confirmation was sent. */
export const wireVerdictWhenSent = z.object({
  day: z.string(),
  verdict: outcome.nullable(),
  /** How many rules use safety data and are left out for this user, and the worst outcome among them. */
  safety_rules: hidden,
  rules: z.array(rule),
})

/** As it is stored: what everyone may see, and apart from it the rules on safety data. */
const stored = z.object({
  verdict: outcome.nullable(),
  safety_rules: hidden,
  rules: z.array(rule),
  rules_on_safety_data: z.array(rule),
})
export type StoredVerdict = z.input<typeof stored>

/** Longer ones are not kept. */
const STORED_MAX = 20_000

/** An assessment as it is stored beside a rate confirmation. Null: it is longer than what is kept. */
export const storedVerdict = ({ open, safety }: Assessed): string | null => {
  const saved = stored.parse({
    verdict: open.verdict,
    safety_rules: open.safety_rules,
    rules: open.rules ?? [],
    rules_on_safety_data: safety.rules,
  })
  const text = JSON.stringify(saved)
  return text.length > STORED_MAX ? null : text
}

/** The verdict as a user may see it. Empty: null when none was kept. Source: section 6, "Safety data". */
export const shownVerdict = (
  row: Pick<TableRow<'rate_confirmations'>, 'verdict_sent_on' | 'verdict_when_sent'>,
  isBlocked: boolean,
): z.input<typeof wireVerdictWhenSent> | null => {
  if (row.verdict_sent_on === null || row.verdict_when_sent === null) return null
  const { verdict, safety_rules, rules, rules_on_safety_data } = stored.parse(
    JSON.parse(row.verdict_when_sent),
  )
  return {
    day: row.verdict_sent_on,
    verdict,
    safety_rules: isBlocked ? safety_rules : null,
    rules: isBlocked ? rules : [...rules, ...rules_on_safety_data],
  }
}
