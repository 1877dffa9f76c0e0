import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId } from '../shared/ids.ts'
import type { HiddenRules, RuleFinding, RuleResult, RulesAssessment } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import { overrideInForce } from './overrides-on-a-day.ts'
import { describeRule } from './rule-description.ts'
import type { RuleCategory } from './rule-kind.ts'
import type { AnyRuleType } from './rule-types.ts'
import { VERDICT_RANKS, type Verdict, WORST_FIRST } from './verdict.ts'

/**
 * The label of a result, with the override that counts for it: Override whatever the result, else the result itself.
 *
 * Source: section 4, "Rule label".
 */
export const verdictOf = (result: RuleResult, override: RuleOverride | null | undefined): Verdict => {
  if (override !== null && override !== undefined) return 'Override'
  if (result === 'pass') return 'Pass'
  return result === 'fail' ? 'Fail' : 'Incomplete'
}

/**
 * The label of one rule on a day, given the overrides of its carrier and the requesting company: those of another company
 * never count.
 * An override that counts is shown whatever the result, a pass included.
 * Source: section 4, "Rule label".
 */
export const ruleLabel = (
  finding: RuleFinding,
  { overrides, companyId = null }: Pick<RulesAssessment, 'overrides' | 'companyId'>,
  today: CalendarDate,
): Verdict => verdictOf(finding.result, overrideInForce(overrides, finding.ruleType, today, { companyId }))

/** One rule as shown. Source: section 4, "Rule label". */
export interface AssessedRule {
  readonly ruleType: AnyRuleType
  /** The label of the rule. */
  readonly name: string
  readonly category: RuleCategory
  readonly label: Verdict
  readonly result: RuleResult
  readonly finding: RuleFinding
  /** The override that decides the label; null if none counts. */
  readonly override: RuleOverride | null
}

/**
 * A carrier's rules with their labels, and the statuses of each category and overall.
 *
 * Source: section 4, "Category and overall status".
 */
export interface AssessedCarrier {
  readonly rules: readonly AssessedRule[]
  /** Null: no rule of the category is assessed. */
  readonly categories: Readonly<Record<RuleCategory, Verdict | null>>
  /** Null: no rule is assessed at all. */
  readonly overall: Verdict | null
  /** Rules that decide with the others but are not among `rules`; null: every rule is shown. */
  readonly hidden: HiddenRules | null
}

/** Past the last rank: no rule yet. */
const NONE = WORST_FIRST.length

const rankOf = (hidden: HiddenRules | null): number => (hidden === null ? NONE : VERDICT_RANKS[hidden.worst])

const verdictAt = (rank: number): Verdict | null => WORST_FIRST[rank] ?? null

/**
 * A carrier's assessment on a day, for one classification or (null) for all.
 * Categories and the overall status follow from the displayed labels, so an overridden failure is Override.
 * Rules that are hidden from the user count with their worst label, so that no status is milder than that of the whole;
 * all of them are safety rules, so their category is Operations.
 * A rule that is no known type, one's own or of a newer monitor, counts as any other.
 * Empty: without findings every status is null: not checked, which is no pass.
 * Source: section 4, "Category and overall status"; section 4, "Rule label"; section 6, "Safety data". One pass and one object a rule, as lists
 * assess hundreds of carriers at once; the worst label is the least rank, so that no list of labels is made.
 */
export const assess = (
  { findings, overrides, companyId = null, hidden = null }: RulesAssessment,
  today: CalendarDate,
  classificationId: ClassificationId | null = null,
): AssessedCarrier => {
  const rules: AssessedRule[] = []
  const scope = { companyId, classificationId }
  let authority = NONE
  let insurance = NONE
  let operations = rankOf(hidden)
  for (const finding of findings) {
    const { ruleType, result } = finding
    const { label: name, category } = describeRule(finding)
    const override = overrideInForce(overrides, ruleType, today, scope) ?? null
    const label = verdictOf(result, override)
    const rank = VERDICT_RANKS[label]
    if (category === 'Authority') authority = Math.min(authority, rank)
    else if (category === 'Insurance') insurance = Math.min(insurance, rank)
    else operations = Math.min(operations, rank)
    rules.push({ ruleType, name, category, label, result, finding, override })
  }
  return {
    rules,
    categories: {
      Authority: verdictAt(authority),
      Insurance: verdictAt(insurance),
      Operations: verdictAt(operations),
    },
    overall: verdictAt(Math.min(authority, insurance, operations)),
    hidden,
  }
}

/**
 * The overall status alone, for rows that show only that, without creating objects.
 *
 * Empty: null without findings, shown or hidden.
 * Source: section 4, "Category and overall status".
 */
export const overallVerdict = (
  { findings, overrides, companyId = null, hidden = null }: RulesAssessment,
  today: CalendarDate,
): Verdict | null => {
  const scope = { companyId }
  let worst = rankOf(hidden)
  for (const { ruleType, result } of findings) {
    const label = verdictOf(result, overrideInForce(overrides, ruleType, today, scope))
    worst = Math.min(worst, VERDICT_RANKS[label])
  }
  return verdictAt(worst)
}
