import type { WireCarrier, WireNewestOverride } from '../carriers/wire-carrier.ts'
import { assess, type RuleType } from './assess.ts'
import { cached } from '../frozen.ts'
import { SAFETY_RULES } from './too-old.ts'
import type { CarrierFacts } from './facts.ts'
import { resultsOf } from './results-of.ts'
import { worstOutcome } from './worst-outcome.ts'

/** What is found of the same facts by the same rules on one day. */
const findingsOf = cached(assess)

/** For whom, on which day and for which classification (null: all) a carrier is assessed. */
interface Assessed {
  readonly companyId: number
  /** Whether safety data is hidden from the user. */
  readonly isBlocked: boolean
  readonly day: string
  readonly classificationId: number | null
}

/**
 * The assessment of a carrier as a user may see it: the findings and overrides of the rules they may see, the number of
 * those that are hidden, and the worst outcome among these, so that the verdict is always of the whole.
 *
 * `newestFirst` has the overrides of the carrier. Source: section 6, "Safety data".
 */
export const wireAssessment = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  newestFirst: readonly WireNewestOverride[],
  { companyId, isBlocked, day, classificationId }: Assessed,
): NonNullable<WireCarrier['rules_assessment']> => {
  const isHidden = (type: string) => isBlocked && SAFETY_RULES.has(type)
  const hidden = types.filter(isHidden)
  const results = resultsOf(facts, hidden, day)
  const worst = worstOutcome(hidden, classificationId, results, newestFirst, day)
  return {
    company_id: companyId,
    summary: findingsOf(facts, hidden.length === 0 ? types : types.filter(type => !isHidden(type)), day),
    carrier_rule_overrides: newestFirst.filter(
      ({ classification_id: id, is_type }) =>
        !isHidden(is_type) && (classificationId === null || id === null || id === classificationId),
    ),
    hidden_rules: worst && { count: hidden.length, worst },
  }
}
