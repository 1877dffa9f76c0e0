/** The buckets that monitored carriers are sorted into. Source: section 4, "Assessment buckets". */
export const ASSESSMENT_BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const

/** One of the buckets. Source: section 4, "Assessment buckets". */
export type AssessmentBucket = (typeof ASSESSMENT_BUCKETS)[number]

/** How many monitored carriers are in each bucket. Source: section 4, "Assessment buckets". */
export type BucketCounts = Readonly<Record<AssessmentBucket, number>>

/** The tab of each bucket, in their order. Source: section 2, "Assessment tabs"; section 4, "Assessment buckets". */
export const ASSESSMENT_TABS = {
  passing: { bucket: 'pass', label: 'Passing' },
  'partially-passing': { bucket: 'partial_pass', label: 'Partially passing' },
  failed: { bucket: 'fail', label: 'Failed' },
  incomplete: { bucket: 'incomplete', label: 'Incomplete' },
} as const satisfies Record<string, { readonly bucket: AssessmentBucket; readonly label: string }>

/** One of the tabs, by its name in an address. Source: section 2, "Assessment tabs". */
export type AssessmentTab = keyof typeof ASSESSMENT_TABS
