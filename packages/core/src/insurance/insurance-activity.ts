import type { Id } from '../shared/ids.ts'
import type { CertificateRequestId } from './certificate-requests.ts'
import { newestFirst } from '../shared/newest-first.ts'

/** The number of an activity. Source: section 3, "Insurance records". */
export type InsuranceActivityId = Id<'insurance-activity'>

/**
 * What happens to a request for a certificate, each kind in words.
 *
 * Source: section 3, "Insurance records". Choice: the kinds are not told; these are the steps of a request.
 */
export const INSURANCE_ACTIVITY_LABELS = {
  requested: 'Certificate requested',
  reminded: 'Reminder sent',
  received: 'Certificate received',
  declined: 'Request declined',
  cancelled: 'Request cancelled',
  noted: 'Note',
} as const satisfies Record<string, string>

/** One of these kinds. Source: section 3, "Insurance records". */
export type InsuranceActivityKind = keyof typeof INSURANCE_ACTIVITY_LABELS

/** Something that happened to a request for a certificate. Source: section 3, "Insurance records". */
export interface InsuranceActivity {
  readonly id: InsuranceActivityId
  readonly requestId: CertificateRequestId
  readonly kind: InsuranceActivityKind
  /** What somebody wrote about it. */
  readonly note: string | null
  /** An instant. */
  readonly createdAt: string
}

/** The activities as a screen lists them, the newest first. Source: section 3, "Insurance records". */
export const activitiesNewestFirst = (
  activities: readonly InsuranceActivity[],
): readonly InsuranceActivity[] => activities.toSorted(newestFirst)

/** An activity in words: "Request declined: policy ended". Source: section 3, "Insurance records". */
export const insuranceActivityText = ({ kind, note }: Pick<InsuranceActivity, 'kind' | 'note'>): string => {
  const label = INSURANCE_ACTIVITY_LABELS[kind]
  const words = note?.trim() ?? ''
  return words === '' ? label : `${label}: ${words}`
}
