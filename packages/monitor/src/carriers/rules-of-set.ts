import type { TableRow } from '../database/schema.ts'
import { frozen } from '../kernel/frozen.ts'
import { assessedTypes, notifyingTypes } from '../rules/assessment/assess.ts'
import type { FactAges } from '../rules/assessment/facts.ts'
import type { RuleType } from '../rules/terms/rule-types.ts'

/** The rules of a company, as its set for all carriers has them. */
interface Rules {
  readonly ages: FactAges
  /** The rule types that the company assesses by its own set; null when it has none. */
  readonly rule_types: readonly RuleType[] | null
  /** Those that only notify. */
  readonly notifying_types: readonly RuleType[]
  /** The version of its policy whose rules these are. Null: its first rules. */
  readonly policy_version: number | null
}

const NO_RULES: Rules = { ages: {}, rule_types: null, notifying_types: [], policy_version: null }

/** More sets of rules than these are dropped all at once. */
const RULES_MAX = 1_000
const rulesByText = new Map<string, Rules>()

/** The same object for the same rules, so that what follows from them can be cached. */
export function rulesOf(
  set: Pick<TableRow<'rule_sets'>, 'fact_ages' | 'is_types' | 'policy_version'> | undefined,
): Rules {
  if (set === undefined) return NO_RULES
  const text = JSON.stringify([set.fact_ages, set.is_types, set.policy_version])
  const known = rulesByText.get(text)
  if (known !== undefined) return known
  if (rulesByText.size >= RULES_MAX) rulesByText.clear()
  const rules = frozen({
    ages: set.fact_ages,
    rule_types: assessedTypes(set.is_types),
    notifying_types: notifyingTypes(set.is_types),
    policy_version: set.policy_version,
  })
  rulesByText.set(text, rules)
  return rules
}
