import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'

/** What a search for a bucket asks of the rules, in words. Source: section 4, "Assessment buckets"; the words are ours. */
export const ASSESSMENT_BUCKET_TEXTS = {
  pass: 'Passes your rules',
  partial_pass: 'Passes your rules in part',
  fail: 'Fails your rules',
  incomplete: 'Rules cannot all be assessed',
} as const satisfies Record<AssessmentBucket, string>
