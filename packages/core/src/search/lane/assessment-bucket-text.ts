import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'

/** The label of each bucket as a search filter. Source: section 4, "Assessment buckets"; the wording is ours. */
export const ASSESSMENT_BUCKET_TEXTS = {
  pass: 'Passes your rules',
  partial_pass: 'Passes your rules in part',
  fail: 'Fails your rules',
  incomplete: 'Rules cannot all be assessed',
} as const satisfies Record<AssessmentBucket, string>
