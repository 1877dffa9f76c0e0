import type { RuleType } from '../terms/rule-types.ts'
import type { Result } from './finding.ts'

/** An override, as far as it decides an outcome. */
export interface DecidingOverride {
  readonly classification_id: number | null
  readonly is_type: string
  readonly is_active: boolean
  readonly expiration_date: string
}

/** The outcomes of rules, the worst first: an overridden rule is neither its result nor a pass. */
export const OUTCOMES = ['fail', 'incomplete', 'override', 'pass'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** This date has no end. Source: section 4, "Override lifecycle". */
const FOR_EVER = '2080-01-01'

/**
 * Whether an override decides a rule on a day. Only the newest of a rule and classification counts. `newestFirst` has all
 * overrides of the carrier.
 */
export const isOverridden = (
  newestFirst: readonly DecidingOverride[],
  type: RuleType,
  classificationId: number | null,
  day: string,
) => {
  const counts = (about: number | null) => {
    const latest = newestFirst.find(one => one.is_type === type && one.classification_id === about)
    return (
      latest?.is_active === true && (latest.expiration_date === FOR_EVER || latest.expiration_date >= day)
    )
  }
  return counts(null) || (classificationId !== null && counts(classificationId))
}

/**
 * The worst outcome of some rules, for one classification or (null) for all. A rule without a result is incomplete.
 *
 * Empty: null without rules. Source: section 4, "Category and overall status".
 */
export const worstOutcome = (
  types: readonly RuleType[],
  classificationId: number | null,
  results: Readonly<Record<string, Result>>,
  overrides: readonly DecidingOverride[],
  day: string,
): Outcome | null => {
  const outcomes = new Set(
    types.map(
      (type): Outcome =>
        isOverridden(overrides, type, classificationId, day) ? 'override' : (results[type] ?? 'incomplete'),
    ),
  )
  return OUTCOMES.find(outcome => outcomes.has(outcome)) ?? null
}
