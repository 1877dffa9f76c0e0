import type { RuleType } from './terms/rule-types.ts'
import type { Result } from './assessment/finding.ts'
import { type DecidingOverride, worstOutcome } from './assessment/worst-outcome.ts'

/** The assessment buckets of a monitored carrier. Source: section 4, "Assessment buckets", in its order. */
export const BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const
export type Bucket = (typeof BUCKETS)[number]

/** The rule types that a classification assesses. Null: the company's own rules, when it uses no classification. */
export interface Measure {
  readonly classificationId: number | null
  readonly types: readonly RuleType[]
}

/**
 * The bucket of a carrier: pass when it passes every measure, partial_pass when some, else fail when it fails one, else
 * incomplete. An override passes; a measure without rules does not.
 *
 * Empty: incomplete without a measure. `day` is compared with the expiration of overrides.
 * Source: section 4, "Assessment buckets".
 */
export const bucketOf = (
  measures: readonly Measure[],
  results: Readonly<Record<string, Result>>,
  overrides: readonly DecidingOverride[],
  day: string,
): Bucket => {
  const outcomes = measures.map(({ classificationId, types }) =>
    worstOutcome(types, classificationId, results, overrides, day),
  )
  const passed = outcomes.filter(outcome => outcome === 'pass' || outcome === 'override').length
  if (outcomes.length > 0 && passed === outcomes.length) return 'pass'
  if (passed > 0) return 'partial_pass'
  return outcomes.includes('fail') ? 'fail' : 'incomplete'
}
