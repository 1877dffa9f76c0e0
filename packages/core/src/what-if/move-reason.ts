import { thresholdText } from '../rules/rule-name.ts'
import { type AnyRuleType, isRuleType, isStandardRuleType, ruleKind } from '../rules/rule-types.ts'
import { VERDICT_RANKS, type Verdict } from '../rules/verdict.ts'
import { ruleFactText } from '../rules/rule-fact-text.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleDraft } from './rule-draft.ts'
import { findUnder, type RuledCarrier } from './ruled-carrier.ts'

/** A change of a carrier's verdict, and the rule that turned it. */
interface Move {
  readonly carrier: RuledCarrier
  readonly from: Verdict | null
  readonly to: Verdict | null
  readonly ruleType: AnyRuleType
}

/** Two versions of the rules. */
interface Versions {
  readonly current: RuleDraft
  readonly draft: RuleDraft
}

/** Whether a verdict is worse than another. Null, not assessed, is milder than any. */
export const isWorseVerdict = (to: Verdict | null, from: Verdict | null): boolean =>
  to !== null && (from === null || VERDICT_RANKS[to] < VERDICT_RANKS[from])

const factUnder = ({ carrier, ruleType }: Move, draft: RuleDraft, today: CalendarDate): string => {
  const finding = findUnder(ruleType, carrier, draft, today)
  return ruleFactText({ ruleType: finding.ruleType, result: finding.result, finding })
}

/** What the draft does to a rule that is against the carrier now. */
const easedText = ({ ruleType }: Move, { current, draft }: Versions): string => {
  if (isRuleType(ruleType) && !isStandardRuleType(ruleType))
    return draft.furtherRules.includes(ruleType) ? 'older facts count in the draft' : 'rule off in the draft'
  if (!isStandardRuleType(ruleType)) {
    const after = draft.ownRules.find(({ name }) => name === ruleType)
    if (after === undefined) return 'rule off in the draft'
    return current.ownRules.includes(after)
      ? 'older facts count in the draft'
      : 'the rule is another in the draft'
  }
  const before = current.rules[ruleType]
  const after = draft.rules[ruleType]
  if (after.mode === 'off') return 'rule off in the draft'
  if (after.mode === 'notify') return 'the rule only notifies in the draft'
  const own = ruleKind(ruleType).threshold
  return own === undefined || after.threshold === null || after.threshold === before.threshold
    ? 'older facts count in the draft'
    : `the draft needs ${thresholdText(own.unit, after.threshold)}`
}

/**
 * Why a draft changes a carrier's verdict, by the rule that turned it: what speaks against the carrier in the draft,
 * "BIPD $750,000, needs $850,000"; of a better verdict what speaks against it now, and why that no longer counts: "cargo
 * $50,000, needs $100,000; rule off in the draft".
 *
 * Empty: "no rule is required in the draft" where nothing is assessed any more.
 * Source: section 4, "Category and overall status"; section 4, "Rule label".
 */
export const moveReason = (move: Move, versions: Versions, today: CalendarDate): string => {
  if (move.to === null) return 'no rule is required in the draft'
  return isWorseVerdict(move.to, move.from)
    ? factUnder(move, versions.draft, today)
    : `${factUnder(move, versions.current, today)}; ${easedText(move, versions)}`
}
