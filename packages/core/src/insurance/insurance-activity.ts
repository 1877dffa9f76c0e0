import type { Id } from '../shared/ids.ts'
import { newestFirst } from '../shared/newest-first.ts'
import type { CertificateRequestId } from './certificate-requests.ts'

/** The number of an activity. Source: section 3, "Insurance records". */
export type InsuranceActivityId = Id<'insurance-activity'>

/**
 * The kinds of activity on a certificate request, with labels.
 *
 * Source: section 3, "Insurance records". Choice: the source does not list the kinds; these are the steps of a request.
 */
export const INSURANCE_ACTIVITY_LABELS = {
  requested: 'Certificate requested',
  reminded: 'Reminder sent',
  received: 'Certificate received',
  declined: 'Request declined',
  cancelled: 'Request canceled',
  noted: 'Note',
} as const satisfies Record<string, string>

/** One of these kinds. Source: section 3, "Insurance records". */
export type InsuranceActivityKind = keyof typeof INSURANCE_ACTIVITY_LABELS

/** An activity on a certificate request. Source: section 3, "Insurance records". */
export interface InsuranceActivity {
  readonly id: InsuranceActivityId
  readonly requestId: CertificateRequestId
  readonly kind: InsuranceActivityKind
  /** A user's note. */
  readonly note: string | null
  /** An instant. */
  readonly createdAt: string
}

/** The activities, newest first. Source: section 3, "Insurance records". */
export const activitiesNewestFirst = (
  activities: readonly InsuranceActivity[],
): readonly InsuranceActivity[] => activities.toSorted(newestFirst)

/** An activity as text: "Request declined: policy ended". Source: section 3, "Insurance records". */
export const insuranceActivityText = ({ kind, note }: Pick<InsuranceActivity, 'kind' | 'note'>): string => {
  const label = INSURANCE_ACTIVITY_LABELS[kind]
  const text = note?.trim() ?? ''
  return text === '' ? label : `${label}: ${text}`
}
