import type { CarrierSummary } from '../../carrier/carrier.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { IdentityAlert } from '../../identity-alert/identity-alert.ts'

/** The relations, the closer first. */
export const CONTACT_RELATIONS = ['own', 'dispatcher', 'former'] as const

/** How a carrier is related to a contact. */
export type ContactRelation = (typeof CONTACT_RELATIONS)[number]

/** A carrier that is related to the contact, how, and its number on record. */
export interface ContactCarrier extends CarrierSummary {
  /** `own`: the carrier's own contact. `dispatcher`: books loads for it. `former`: was on file with FMCSA for it. */
  readonly relation: ContactRelation
  /** The day of the file that no longer has a former one. Null or left out: it is none. */
  readonly formerUntil?: CalendarDate | null
  /** Its number in the federal register. Null: none on record, or this user sees short profiles only. */
  readonly phone: string | null
}

/** A carrier that has another address at the domain of the e-mail address that was looked up. */
export interface DomainCarrier extends Omit<ContactCarrier, 'relation' | 'formerUntil'> {
  /** Its address there: the one on file with FMCSA, else one of its contacts. */
  readonly address: string
}

/** A published alert that names the contact, as shown next to a verdict. */
export type ContactReport = Pick<IdentityAlert, 'id' | 'category' | 'message' | 'filedOn' | 'companyId'>

/** An e-mail address on record that another looks like, and whose it is. */
export interface Lookalike {
  readonly email: string
  readonly carrierId: CarrierId
  readonly legalName: string
}

/** What is known of an e-mail or a phone. Source: section 7, "Carriers"; section 8, "Fraud search answer". */
export interface ContactAnswer {
  /** Empty: no carrier on record has it. */
  readonly carriers: readonly ContactCarrier[]
  /** Identity alerts that name this contact. Null: not checked. */
  readonly fraudReportsCount: number | null
  /** The newest of those alerts, five at most. */
  readonly fraudReports: readonly ContactReport[]
  /** Other e-mail addresses on record that look like this one. */
  readonly lookalikes: readonly Lookalike[]
  /** The carriers at the domain of an e-mail address that none has; not at a public mail service. */
  readonly atDomain: readonly DomainCarrier[]
}
