import { isSafetyRule, ruleKind, thresholdOf } from '../../rules/terms/rule-types.ts'
import type { VerdictReason } from '../../rules/assessment/verdict-reasons.ts'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import { requiredForms, ruleFactForms } from '../../rules/terms/rule-terms.ts'

const ruleText = ({
  is_type,
  result,
  value,
  older_than_days,
  as_of = null,
  unread,
}: VerdictReason): string => {
  if (result === 'pass') return 'the rule passes without it'
  const terms = ruleKind(is_type)
  const fact = {
    value,
    asOf: as_of,
    olderThanDays: older_than_days ?? null,
    unread: unread === undefined ? null : { source: unread.source, why: unread.why, asOf: unread.as_of },
  }
  return ruleFactForms(terms, fact, requiredForms(terms, value, thresholdOf(is_type)))[0] ?? terms.subject
}

/**
 * Why a carrier has its verdict: the rule that decides it with its value and threshold, and how many others are against
 * the carrier: "cargo $50,000, needs $100,000, and 2 more". The words are those of the portal, which a test compares.
 *
 * Empty: null for a carrier that passes. Choice: where only rules decide that the reader may not see, it says so.
 * Source: section 6, "Safety data".
 */
export function reasonText(
  verdict: Outcome,
  all: readonly VerdictReason[],
  seesSafety: boolean,
): string | null {
  if (verdict === 'pass') return null
  const reasons = seesSafety ? all : all.filter(({ is_type }) => !isSafetyRule(is_type))
  const worst = reasons.find(({ outcome }) => outcome === verdict)
  const against = reasons.filter(({ outcome }) => (outcome === 'override') === (verdict === 'override'))
  const more = against.length - (worst === undefined ? 0 : 1)
  const text = worst === undefined ? 'a rule that is not shown to you' : ruleText(worst)
  return more === 0 ? text : `${text}, and ${more} more`
}
