import { ASSESSMENT_TABS, type AssessmentTab } from '../rules/assessment-buckets.ts'

/** All assessment tabs, in order. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_NAMES = Object.keys(ASSESSMENT_TABS) as readonly AssessmentTab[]

/**
 * The tab named by an address. Empty: Passing, also for an unknown name.
 *
 * Source: section 2, "Assessment tabs".
 */
export const assessmentTabOf = (name: string | null): AssessmentTab =>
  ASSESSMENT_TAB_NAMES.find(tab => tab === name) ?? 'passing'

/** The text of an assessment tab without rows. Source: section 2, "Assessment tabs". */
export const ASSESSMENT_TAB_EMPTY: Readonly<Record<AssessmentTab, string>> = {
  passing: 'No monitored carrier passes.',
  'partially-passing': 'No monitored carrier passes partially.',
  failed: 'No monitored carrier fails.',
  incomplete: 'No monitored carrier has missing facts.',
}
