import type { RuleType } from '../assessment/assess.ts'
import type { Result } from '../assessment/finding.ts'

/** The assessment buckets of a monitored carrier. Source: section 4, "Assessment buckets", in its order. */
export const BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const
export type Bucket = (typeof BUCKETS)[number]

/** The rule types that a classification assesses. Null: the company's own rules, when it uses no classification. */
export interface Measure {
  readonly classificationId: number | null
  readonly types: readonly RuleType[]
}

/** An override, as far as it decides a bucket. */
export interface BucketOverride {
  readonly classification_id: number | null
  readonly is_type: string
  readonly is_active: boolean
  readonly expiration_date: string
}

type MeasureOutcome = Result | 'override'

const WORST_FIRST: readonly MeasureOutcome[] = ['fail', 'incomplete', 'override', 'pass']

/** Only the newest override of a rule and classification counts. `newestFirst` has all overrides of the carrier. */
const isOverridden = (
  newestFirst: readonly BucketOverride[],
  type: RuleType,
  classificationId: number | null,
  day: string,
) => {
  const counts = (about: number | null) => {
    const latest = newestFirst.find(one => one.is_type === type && one.classification_id === about)
    return latest?.is_active === true && latest.expiration_date >= day
  }
  return counts(null) || (classificationId !== null && counts(classificationId))
}

const outcomeOf = (
  { classificationId, types }: Measure,
  results: Readonly<Partial<Record<RuleType, Result>>>,
  overrides: readonly BucketOverride[],
  day: string,
): MeasureOutcome | null => {
  const outcomes = new Set(
    types.map(
      (type): MeasureOutcome =>
        isOverridden(overrides, type, classificationId, day) ? 'override' : (results[type] ?? 'incomplete'),
    ),
  )
  return WORST_FIRST.find(outcome => outcomes.has(outcome)) ?? null
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
  results: Readonly<Partial<Record<RuleType, Result>>>,
  overrides: readonly BucketOverride[],
  day: string,
): Bucket => {
  const outcomes = measures.map(measure => outcomeOf(measure, results, overrides, day))
  const passed = outcomes.filter(outcome => outcome === 'pass' || outcome === 'override').length
  if (outcomes.length > 0 && passed === outcomes.length) return 'pass'
  if (passed > 0) return 'partial_pass'
  return outcomes.includes('fail') ? 'fail' : 'incomplete'
}
