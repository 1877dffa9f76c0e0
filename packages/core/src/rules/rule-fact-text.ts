import { cutText } from '../shared/cut-text.ts'
import type { AssessedRule } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import { describeRule } from './rule-description.ts'
import type { RuleTerms } from './rule-kind.ts'
import { requiredForms, ruleFactForms } from './rule-terms.ts'
import { isRuleType, ruleKind, thresholdOf } from './rule-types.ts'

/** A rule that is no known type says its label, and needs what its label says: "Cargo at least $250,000: $100,000". */
const termsOf = (finding: Pick<RuleFinding, 'ruleType' | 'rule'>): RuleTerms => {
  if (isRuleType(finding.ruleType)) return ruleKind(finding.ruleType)
  const { label } = describeRule(finding)
  return { subject: label, requires: null, isOther: true }
}

/**
 * What was read for one rule, and what the rule needs: "cargo $50,000, needs $100,000". Of a value that passes in part,
 * only the other part is given: "operation not on record". A passed rule needs nothing more, so only its fact is given:
 * "cargo $250,000"; a fact that is too old needs a newer one, so its day is given, and one that a file could contradict the file. The longest form
 * that fits.
 *
 * Units:   `maxLength` is in characters; from 49 on, value and threshold are always both said.
 * Empty:   "not on record" without a fact.
 * Source:  section 4, "Rule label"; section 9, "Rule types".
 */
export const ruleFactText = (
  { ruleType, result, finding }: Pick<AssessedRule, 'ruleType' | 'result' | 'finding'>,
  maxLength: number = Number.POSITIVE_INFINITY,
): string => {
  const terms = termsOf(finding)
  const required = result === 'pass' ? [] : requiredForms(terms, finding.value, thresholdOf(ruleType))
  const forms = [...ruleFactForms(terms, finding, required), terms.subject]
  return forms.find(form => form.length <= maxLength) ?? cutText(terms.subject, maxLength)
}
