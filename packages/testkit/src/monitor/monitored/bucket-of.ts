import type { Result } from '../assessment/finding.ts'
import type { RuleType } from '../assessment/assess.ts'

/** Where a monitored carrier stands with a company. Source: section 4, "Assessment buckets", in its order. */
export const BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const
export type Bucket = (typeof BUCKETS)[number]

/** What one of the company's classifications has assessed. Null: the company's own rules, where it uses none. */
export interface Measure {
  readonly classificationId: number | null
  readonly types: readonly RuleType[]
}

/** An exception, as far as it decides a bucket. */
export interface Exception {
  readonly classification_id: number | null
  readonly is_type: string
  readonly is_active: boolean
  readonly expiration_date: string
}

type Readiness = Result | 'override'

const WORST_FIRST: readonly Readiness[] = ['fail', 'incomplete', 'override', 'pass']

/** The newest exception of one rule and classification counts, or none does. `newestFirst` is all of the carrier. */
const isExcepted = (
  newestFirst: readonly Exception[],
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

const bucketStatusIn = (
  { classificationId, types }: Measure,
  results: Readonly<Partial<Record<RuleType, Result>>>,
  exceptions: readonly Exception[],
  day: string,
): Readiness | null => {
  const standings = new Set(
    types.map(
      (type): Readiness =>
        isExcepted(exceptions, type, classificationId, day) ? 'override' : (results[type] ?? 'incomplete'),
    ),
  )
  return WORST_FIRST.find(standing => standings.has(standing)) ?? null
}

/**
 * The bucket of a carrier: pass when it passes every measure, partial_pass when some, else fail when it fails one, else
 * incomplete. An exception passes; a measure without rules does not.
 *
 * Empty: incomplete without a measure. `day` is the day that exceptions are held against.
 * Source: section 4, "Assessment buckets".
 */
export const bucketOf = (
  measures: readonly Measure[],
  results: Readonly<Partial<Record<RuleType, Result>>>,
  exceptions: readonly Exception[],
  day: string,
): Bucket => {
  const standings = measures.map(measure => bucketStatusIn(measure, results, exceptions, day))
  const passed = standings.filter(standing => standing === 'pass' || standing === 'override').length
  if (standings.length > 0 && passed === standings.length) return 'pass'
  if (passed > 0) return 'partial_pass'
  return standings.includes('fail') ? 'fail' : 'incomplete'
}
