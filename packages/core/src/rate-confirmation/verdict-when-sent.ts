import { compareDecision, type DecisionChange } from '../decision/compare-decision.ts'
import type { DecisionContent, DecisionRule } from '../decision/decision-record.ts'
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
    rules: rules.map(({ ruleType, label, finding }) => ({
      ruleType,
      label,
      value: finding.value,
      source: finding.source,
      asOf: finding.asOf,
    })),
  })

/**
 * What has changed about a carrier's verdict since its rate confirmation was sent: the verdict, then rules with another
 * label, those that became worse first.
 *
 * Empty: no changes when verdict and labels are the same. The same label with another value is no change.
 * Source: section 4, "Category and overall status"; section 2, "Decision record".
 */
export const changesSinceSent = (
  then: VerdictWhenSent,
  now: AssessedCarrier,
  today: CalendarDate,
): readonly DecisionChange[] => compareDecision(rulesOnly(then), nowOf(now, today))

/** The rules that spoke against a carrier on that day, in the monitor's order. Source: section 4, "Rule label". */
export const rulesAgainst = ({ rules }: VerdictWhenSent): readonly DecisionRule[] =>
  rules.filter(({ label }) => label !== 'Pass')
