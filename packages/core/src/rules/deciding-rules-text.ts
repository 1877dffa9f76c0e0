import type { AssessedCarrier } from './assess.ts'
import { RULE_CATEGORIES } from './rule-types.ts'

/**
 * The rules against a carrier, by name: "Cargo at least 100,000, and 2 more".
 *
 * Empty: undefined without any: it passes, with or without an override, or nothing is assessed.
 * Source: section 4, "Category and overall status". By category, then in the order in which the rules came.
 */
export const decidingRulesText = ({
  overall,
  rules,
}: Pick<AssessedCarrier, 'overall' | 'rules'>): string | undefined => {
  if (overall !== 'Fail' && overall !== 'Incomplete') return undefined
  const [first, ...others] = RULE_CATEGORIES.flatMap(category =>
    rules.filter(rule => rule.category === category && rule.label === overall),
  ).map(({ name }) => name)
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`
}
