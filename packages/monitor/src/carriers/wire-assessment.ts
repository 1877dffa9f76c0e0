import type { WireCarrier, WireNewestOverride } from './wire-carrier.ts'
import { assess } from '../rules/assessment/assess.ts'
import { isSafetyRule, type RuleType } from '../rules/terms/rule-types.ts'
import { cached } from '../kernel/frozen.ts'
import type { CarrierFacts } from '../rules/assessment/facts.ts'
import type { Finding } from '../rules/assessment/finding.ts'
import { resultsIn } from '../rules/assessment/results-of.ts'
import { worstOutcome } from '../rules/assessment/worst-outcome.ts'

/** What is found of the same facts by the same rules on one day. */
const findingsOf = cached(assess)
const noticesOf = cached(assess)
const foundResultsOf = cached(resultsIn)

/** For whom, on which day and for which classification (null: all) a carrier is assessed. */
interface Assessed {
  readonly companyId: number
  /** Whether safety data is hidden from the user. */
  readonly isBlocked: boolean
  readonly day: string
  readonly classificationId: number | null
  /** The rules that only notify. Missing: they are not shown. */
  readonly notifying?: readonly RuleType[]
  /** The version of the company's policy whose rules they are. Null: its first rules. */
  readonly policyVersion: number | null
}

/**
 * The assessment of a carrier as a user may see it: the findings and overrides of the rules they may see, the number of
 * those that are hidden, and the worst outcome among these, so that the verdict is always of the whole. What rules find that
 * only notify is apart from it.
 *
 * `newestFirst` has the overrides of the carrier. Source: section 6, "Safety data".
 */
export const wireAssessment = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  newestFirst: readonly WireNewestOverride[],
  { companyId, isBlocked, day, classificationId, policyVersion, notifying = [] }: Assessed,
): NonNullable<WireCarrier['rules_assessment']> => {
  const isHidden = (type: string) => isBlocked && isSafetyRule(type)
  const shown = (findings: Readonly<Record<string, Finding>>) =>
    Object.fromEntries(Object.entries(findings).filter(([type]) => !isHidden(type)))
  const hidden = types.filter(isHidden)
  const findings = findingsOf(facts, types, day)
  const worst =
    hidden.length === 0
      ? null
      : worstOutcome(hidden, classificationId, foundResultsOf(findings), newestFirst, day)
  return {
    company_id: companyId,
    summary: hidden.length === 0 ? findings : shown(findings),
    ...(notifying.length > 0 && { notices: shown(noticesOf(facts, notifying, day)) }),
    carrier_rule_overrides: newestFirst.filter(
      ({ classification_id: id, is_type }) =>
        !isHidden(is_type) && (classificationId === null || id === null || id === classificationId),
    ),
    hidden_rules: worst && { count: hidden.length, worst },
    policy_version: policyVersion,
  }
}

/** The worst outcome of all rules, hidden ones included, for no classification. Null: there are no rules. */
export const wholeVerdict = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  newestFirst: readonly WireNewestOverride[],
  day: string,
) => worstOutcome(types, null, foundResultsOf(findingsOf(facts, types, day)), newestFirst, day)
