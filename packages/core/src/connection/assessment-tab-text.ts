import { ASSESSMENT_TABS, type AssessmentBucket, type AssessmentTab } from '../rules/assessment-buckets.ts'

/** All assessment tabs, in order. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_NAMES = Object.keys(ASSESSMENT_TABS) as readonly AssessmentTab[]

/**
 * The tab named by an address. Empty: Passing, also for an unknown name.
 *
 * Source: section 2, "Assessment tabs".
 */
export const assessmentTabOf = (name: string | null): AssessmentTab =>
  ASSESSMENT_TAB_NAMES.find(tab => tab === name) ?? 'passing'

const TAB_OF_BUCKET: Readonly<Record<AssessmentBucket, AssessmentTab>> = {
  pass: 'passing',
  partial_pass: 'partially-passing',
  fail: 'failed',
  incomplete: 'incomplete',
}

/** The tab that shows a bucket. Source: section 2, "Assessment tabs". */
export const tabOfBucket = (bucket: AssessmentBucket): AssessmentTab => TAB_OF_BUCKET[bucket]

/** The text of an assessment tab without rows. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_EMPTY: Readonly<Record<AssessmentTab, string>> = {
  passing: 'No monitored carrier passes.',
  'partially-passing': 'No monitored carrier passes partially.',
  failed: 'No monitored carrier fails.',
  incomplete: 'No monitored carrier has missing facts.',
}
