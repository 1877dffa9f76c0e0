import type { DispatchStop } from '../carrier/dispatch-stop.ts'
import type { MayUse } from '../carrier/may-use.ts'
import { compareDecision, type DecisionChange } from '../decision/compare-decision.ts'
import type { DecisionContent } from '../decision/decision-record.ts'
import type { DecisionRule } from '../decision/decision-rule.ts'
import type { AssessedCarrier } from '../rules/assess.ts'
import type { HiddenRules } from '../rules/assessment.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** The verdict on a carrier on the day that its rate confirmation was sent. Source: section 4, "Category and overall status". */
export interface VerdictWhenSent {
  readonly day: CalendarDate
  /** Of all rules, also of those that this user may not see. Null: nothing was assessed. */
  readonly verdict: Verdict | null
  /** The rules that use safety data and are hidden from this user; null: none is. */
  readonly hidden: HiddenRules | null
  readonly rules: readonly DecisionRule[]
}

/** A carrier on a day, with nothing but its rules. */
const rulesOnly = (
  shown: Pick<DecisionContent, 'day' | 'verdict' | 'hidden' | 'rules'>,
): DecisionContent => ({ ...shown, overrides: [], facts: [], policies: [], contacts: null })

const nowOf = ({ overall, hidden, rules }: AssessedCarrier, day: CalendarDate): DecisionContent =>
  rulesOnly({
    day,
    verdict: overall,
    hidden,
    rules: rules.map(({ label, finding }) => ({ ...finding, label })),
  })

const stopChange = (then: VerdictWhenSent, { label }: DispatchStop): DecisionChange => ({
  key: 'use',
  kind: 'verdict',
  label: 'May it be used',
  was: then.verdict ?? 'not assessed',
  now: label,
  tone: 'worse',
})

/**
 * What has changed about a carrier since its rate confirmation was sent: that it may not be used any more, the verdict, then
 * rules with another label, those that became worse first.
 *
 * Choice: whether a carrier was blocked or on hold that day is not on record, so that one which is now always counts as a
 * change: "nothing has changed" would read as "go on".
 * Empty: no changes when it may be used, and verdict and labels are the same; null when nothing is assessed and nothing
 * comes before. The same label with another value is no change.
 * Source: section 4, "Category and overall status"; section 4, "Do not dispatch"; section 2, "Decision record".
 */
export const changesSinceSent = (
  then: VerdictWhenSent,
  { stop, assessed }: Pick<MayUse, 'stop' | 'assessed'>,
  today: CalendarDate,
): readonly DecisionChange[] | null => {
  const stopped = stop === null ? [] : [stopChange(then, stop)]
  if (assessed === undefined) return stop === null ? null : stopped
  return [...stopped, ...compareDecision(rulesOnly(then), nowOf(assessed, today))]
}

/** The rules that spoke against a carrier on that day, in the monitor's order. Source: section 4, "Rule label". */
export const rulesAgainst = ({ rules }: VerdictWhenSent): readonly DecisionRule[] =>
  rules.filter(({ label }) => label !== 'Pass')
