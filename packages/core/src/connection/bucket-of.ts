import { ASSESSMENT_TABS, type AssessmentBucket, type AssessmentTab } from '../rules/assessment-buckets.ts'
import type { Verdict } from '../rules/verdict.ts'

const passes = (verdict: Verdict): boolean => verdict === 'Pass' || verdict === 'Override'

/**
 * The bucket of a carrier, from its overall label in each of the broker's classifications.
 *
 * All pass: pass. Some pass: partial_pass. None passes: fail where one fails, else incomplete. An override passes.
 * Empty: incomplete, as nothing was checked. Source: section 4, "Assessment buckets".
 */
export const bucketOf = (verdicts: readonly Verdict[]): AssessmentBucket => {
  const passed = verdicts.filter(passes).length
  if (passed > 0) return passed === verdicts.length ? 'pass' : 'partial_pass'
  return verdicts.includes('Fail') ? 'fail' : 'incomplete'
}

/** All assessment tabs, in order. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_NAMES = Object.keys(ASSESSMENT_TABS) as readonly AssessmentTab[]

const TAB_OF_BUCKET: Readonly<Record<AssessmentBucket, AssessmentTab>> = {
  pass: 'passing',
  partial_pass: 'partially-passing',
  fail: 'failed',
  incomplete: 'incomplete',
}

/** The tab that shows a bucket. Source: section 2, "Assessment tabs". */
export const tabOfBucket = (bucket: AssessmentBucket): AssessmentTab => TAB_OF_BUCKET[bucket]

/** What stands where an assessment tab has no row. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_EMPTY: Readonly<Record<AssessmentTab, string>> = {
  passing: 'No monitored carrier passes.',
  'partially-passing': 'No monitored carrier passes in part.',
  failed: 'No monitored carrier fails.',
  incomplete: 'No monitored carrier has facts missing.',
}
