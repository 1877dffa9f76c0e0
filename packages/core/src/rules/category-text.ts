import { formatCount } from '../shared/amounts.ts'
import type { AssessedCarrier } from './assess.ts'
import type { HiddenRules } from './assessment.ts'
import type { RuleCategory } from './rule-kind.ts'

/** The rules of a category that this user does not see. Null: they see all. Source: section 6, "Safety data". */
const hiddenIn = (category: RuleCategory, hidden: HiddenRules | null): HiddenRules | null =>
  category === 'Operations' ? hidden : null

/**
 * How many rules of a category pass, and how many the user does not see: "2 of 3 pass", "1 of 1 pass, 3 not shown to you",
 * "3 rules not shown to you". Its mark is the status of the category, which counts them.
 *
 * Empty: undefined where no rule of the category is checked.
 * Source: section 4, "Category and overall status"; section 6, "Safety data".
 */
export const categoryPassText = (
  { rules, hidden }: Pick<AssessedCarrier, 'rules' | 'hidden'>,
  category: RuleCategory,
): string | undefined => {
  const shown = rules.filter(rule => rule.category === category)
  const unseen = hiddenIn(category, hidden)
  const passed = shown.filter(({ label }) => label === 'Pass').length
  const counted = shown.length === 0 ? undefined : `${passed} of ${shown.length} pass`
  if (unseen === null) return counted
  return counted === undefined
    ? `${formatCount(unseen.count, 'rule')} not shown to you`
    : `${counted}, ${unseen.count} not shown to you`
}
