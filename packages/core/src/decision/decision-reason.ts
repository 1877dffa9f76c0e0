import { findingText } from '../rules/finding-text.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import type { DecisionContent } from './decision-record.ts'

/**
 * Why a carrier had its verdict: the first rule with it, and how many more: "Cargo at least 100,000: $50,000, and 1 more".
 *
 * Empty: undefined for a carrier that passed or was not assessed, and where no rule that is shown has the verdict.
 * Source: section 4, "Category and overall status"; the wording is ours.
 */
export const decisionReason = ({
  verdict,
  rules,
}: Pick<DecisionContent, 'verdict' | 'rules'>): string | undefined => {
  if (verdict === null || verdict === 'Pass') return undefined
  const [first, ...more] = (rules ?? []).filter(({ label }) => label === verdict)
  if (first === undefined) return undefined
  const text = `${readableRuleName(first.ruleType)}: ${findingText(first)}`
  return more.length === 0 ? text : `${text}, and ${more.length} more`
}
