import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'

/** The status of a request for a certificate. */
export const CERTIFICATE_STATUSES = ['requested', 'received', 'declined', 'cancelled'] as const

/** An event of such a request. */
export const ACTIVITY_TYPES = ['requested', 'reminded', 'received', 'declined', 'cancelled', 'noted'] as const

/** A request of one company to the insurance agent of a carrier. */
export interface InsuranceCertificateRequestsTable {
  id: Id
  company_id: number
  carrier_id: number
  /** Null once the policy is no longer on record. */
  insurance_policy_id: number | null
  user_id: number | null
  status: (typeof CERTIFICATE_STATUSES)[number]
  created_at: InstantByDefault
}

export interface InsuranceActivitiesTable {
  id: Id
  insurance_certificate_request_id: number
  is_type: (typeof ACTIVITY_TYPES)[number]
  note: string | null
  created_at: InstantByDefault
}

/** A contract with a carrier for one load, as it was sent. */
export interface RateConfirmationsTable {
  id: Id
  company_id: number
  /** Who sent it. */
  creator_id: number
  /** Null: a carrier that is not on record. */
  carrier_id: number | null
  /** As the document names it. */
  carrier_legal_name: string | null
  /** The same in lower case, for "the name contains". */
  carrier_name_folded: string | null
  /** The number that the document names, for a carrier that is not on record. */
  stated_type: string | null
  stated_value: string | null
  /** When the carrier looked at it, and when it was delivered to it. At least one of the two has happened. */
  viewed_at: Instant | null
  delivered_at: Instant | null
  status: GeneratedAlways<'viewed' | 'delivered'>
  /** The load that it is for. Null: not on record, or the load was removed. */
  load_id: Generated<number | null>
  /** Its document. */
  uploaded_file_id: Generated<number | null>
  /** The day of the verdict with which it was sent, and that verdict as JSON. Both null: it was not kept. */
  verdict_sent_on: Generated<CalendarDate | null>
  verdict_when_sent: Generated<string | null>
  created_at: InstantByDefault
}

/** The terms of a rate confirmation. Null: not on record. */
export interface RateConfirmationTermsTable {
  rate_confirmation_id: number
  rate_cents: number | null
  origin: string | null
  destination: string | null
  pick_up_on: CalendarDate | null
  deliver_on: CalendarDate | null
  payment_days: number | null
  conditions: string | null
}

/** An e-mail that takes one to a carrier, or the reply to it. */
export interface RateConfirmationMailsTable {
  id: Id
  company_id: number
  /** Who sent it, or to whom the reply came. */
  user_id: number
  rate_confirmation_id: number | null
  carrier_id: number | null
  subject: string | null
  /** The same in lower case, for "the subject contains". */
  subject_folded: string | null
  transport: 'queued' | 'sent' | 'bounced'
  flagged_at: Instant | null
  delivered_at: Instant | null
  /** Delivered comes before flagged, so that an e-mail has one status. */
  status: GeneratedAlways<'completed' | 'flagged' | 'queued' | 'sent' | 'bounced'>
  /** A reply to the company; else the company sent it. */
  is_received: Generated<boolean>
  from_address: Generated<string | null>
  to_address: Generated<string | null>
  /** Plain text. */
  body: Generated<string | null>
  /** The document that it carries. */
  uploaded_file_id: Generated<number | null>
  created_at: InstantByDefault
}

/** A load that a payment provider paid a carrier for. */
export interface CarrierPaidLoadsTable {
  id: Id
  carrier_id: number
  provider: string
  /** The provider's id of the broker who gave the load; not one of our companies. */
  payer: string
  paid_on: CalendarDate
}

export interface PaperTables {
  insurance_certificate_requests: InsuranceCertificateRequestsTable
  insurance_activities: InsuranceActivitiesTable
  rate_confirmations: RateConfirmationsTable
  rate_confirmation_terms: RateConfirmationTermsTable
  rate_confirmation_mails: RateConfirmationMailsTable
  carrier_paid_loads: CarrierPaidLoadsTable
}
