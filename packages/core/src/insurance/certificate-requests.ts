import { toDate } from 'date-fns'
import { addDays, type CalendarDate, calendarDateOf } from '../shared/calendar-date.ts'
import type { CarrierId, Id } from '../shared/ids.ts'
import { instantMs } from '../shared/instant-ms.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { newestFirst } from '../shared/newest-first.ts'

/** The number of a request for an insurance certificate. Source: section 3, "Insurance records". */
export type CertificateRequestId = Id<'insurance-certificate-request'>

/**
 * The known statuses of a request for a certificate.
 *
 * Source: section 4, "Insurance requests". Choice: the source names only cancelled; the others are the possible results
 * of an insurance agent's response.
 */
export const CERTIFICATE_REQUEST_STATUSES = ['requested', 'received', 'declined', 'cancelled'] as const

/**
 * A status in words, also one that is not known here: `sent_back` is "Sent back".
 *
 * Source: section 4, "Insurance requests".
 */
export const certificateStatusText = (status: string): string =>
  status === 'cancelled' ? 'Canceled' : nameText(status)

/** A request to a carrier's insurance agent for a certificate. Source: section 3, "Insurance records". */
export interface InsuranceCertificateRequest {
  readonly id: CertificateRequestId
  readonly carrierId: CarrierId
  /** One of `CERTIFICATE_REQUEST_STATUSES`, or one that the monitor added since. */
  readonly status: string
  /** An instant. */
  readonly createdAt: string
}

/**
 * The requests to show: all but the cancelled ones, the newest first.
 *
 * Source: section 4, "Insurance requests".
 */
export const visibleCertificateRequests = (
  requests: readonly InsuranceCertificateRequest[],
): readonly InsuranceCertificateRequest[] =>
  requests.filter(({ status }) => status !== 'cancelled').toSorted(newestFirst)

/**
 * How many days an agent has to answer before the same certificate may be requested again.
 *
 * Source: section 4, "Insurance requests". Choice: a week, as agents answer on working days.
 */
export const CERTIFICATE_ANSWER_DAYS = 7

/**
 * The day from which a certificate may be requested again, given the requests about one carrier: a week after the
 * newest one that no one has answered.
 *
 * Empty: null, at once, when the newest one was answered or its instant cannot be read, and when there is none but
 * cancelled ones.
 * Source: section 4, "Insurance requests". Choice: the day a request was made on is that of the viewer.
 */
export const certificateRequestableFrom = (
  requests: readonly InsuranceCertificateRequest[],
): CalendarDate | null => {
  const [newest] = visibleCertificateRequests(requests)
  const at = newest?.status === 'requested' ? instantMs(newest.createdAt) : null
  return at === null ? null : addDays(calendarDateOf(toDate(at)), CERTIFICATE_ANSWER_DAYS)
}

/** Whether a certificate may be requested on a day. Source: section 4, "Insurance requests". */
export const mayRequestCertificate = (
  requests: readonly InsuranceCertificateRequest[],
  today: CalendarDate,
): boolean => (certificateRequestableFrom(requests) ?? today) <= today
