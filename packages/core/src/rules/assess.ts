import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFinding, RuleResult, RulesAssessment } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import { overrideInForce } from './overrides-on-a-day.ts'
import { verdictOf } from './rule-label.ts'
import { CATEGORY_OF_RULE, RULE_LABELS } from './rule-labels.ts'
import type { RuleCategory, RuleType } from './rule-types.ts'
import type { Verdict } from './verdict.ts'
import { worseOf } from './verdict.ts'

/** One rule as a screen shows it. */
export interface AssessedRule {
  readonly ruleType: RuleType
  /** What the rule is called. */
  readonly name: string
  readonly category: RuleCategory
  readonly label: Verdict
  readonly result: RuleResult
  readonly finding: RuleFinding
  /** The override that decides the label; null when none counts. */
  readonly override: RuleOverride | null
}

export interface AssessedCarrier {
  readonly rules: readonly AssessedRule[]
  /** Null: no rule of the category is assessed. */
  readonly categories: Readonly<Record<RuleCategory, Verdict | null>>
  /** Null: no rule is assessed at all. */
  readonly overall: Verdict | null
}

const worseOrFirst = (known: Verdict | null, label: Verdict): Verdict =>
  known === null ? label : worseOf(known, label)

/**
 * Everything a screen shows of a carrier's assessment on a day.
 *
 * Categories and the overall status follow from the displayed labels, so an overridden failure is Override.
 * Empty: without findings every status is null: not checked, which is no pass.
 * Source: section 4, "Rule assessment". One pass and one object a rule, as lists assess hundreds of carriers at once.
 */
export const assess = ({ findings, overrides }: RulesAssessment, today: CalendarDate): AssessedCarrier => {
  const rules: AssessedRule[] = []
  let authority: Verdict | null = null
  let insurance: Verdict | null = null
  let operations: Verdict | null = null
  for (const finding of findings) {
    const { ruleType, result } = finding
    const override = overrides.length === 0 ? null : (overrideInForce(overrides, ruleType, today) ?? null)
    const label = verdictOf(result, override ?? undefined)
    const category = CATEGORY_OF_RULE[ruleType]
    if (category === 'Authority') authority = worseOrFirst(authority, label)
    else if (category === 'Insurance') insurance = worseOrFirst(insurance, label)
    else operations = worseOrFirst(operations, label)
    rules.push({ ruleType, name: RULE_LABELS[ruleType], category, label, result, finding, override })
  }
  let overall = authority
  if (insurance !== null) overall = worseOrFirst(overall, insurance)
  if (operations !== null) overall = worseOrFirst(overall, operations)
  return {
    rules,
    categories: { Authority: authority, Insurance: insurance, Operations: operations },
    overall,
  }
}
