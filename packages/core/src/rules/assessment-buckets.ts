/** The buckets of monitored carriers. Source: section 4: "Subscription assessment buckets". */
export const ASSESSMENT_BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const
export type AssessmentBucket = (typeof ASSESSMENT_BUCKETS)[number]

/** The tab of each bucket. Source: section 2: "Assessment tabs: passing, partially-passing, failed, incomplete." */
export const ASSESSMENT_TABS = {
  passing: { bucket: 'pass', label: 'Passing' },
  'partially-passing': { bucket: 'partial_pass', label: 'Partially passing' },
  failed: { bucket: 'fail', label: 'Failed' },
  incomplete: { bucket: 'incomplete', label: 'Incomplete' },
} as const satisfies Record<string, { readonly bucket: AssessmentBucket; readonly label: string }>
export type AssessmentTab = keyof typeof ASSESSMENT_TABS
