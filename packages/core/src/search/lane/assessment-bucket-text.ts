import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'

/** The label of each bucket as a search filter. Source: section 4, "Assessment buckets"; the wording is ours. */
export const ASSESSMENT_BUCKET_TEXTS = {
  pass: 'Passes your rules',
  partial_pass: 'Partially passes your rules',
  fail: 'Fails your rules',
  incomplete: 'Some rules cannot be assessed',
} as const satisfies Record<AssessmentBucket, string>
