import type { CalendarDate } from '../../shared/calendar-date.ts'

/** A federal contact whose age is known. Source: section 3, "Identity check". */
export type DatedContact = 'phone' | 'email'

/**
 * What makes a contact unsafe at any age, worst first: brokers reported it, or it stands with another carrier that they
 * reported, that was revoked, that is out of service, or of which this user may not know why; or with too many to know.
 */
export const CONTACT_TIES = [
  'reported',
  'reported_carrier',
  'revoked',
  'out_of_service',
  'hidden',
  'many',
] as const

/** One of them. Source: section 3, "Identity check". */
export type ContactTie = (typeof CONTACT_TIES)[number]

/** Since when a carrier has a contact, and what it stands with. */
export interface ContactDates {
  /** The first day on which it was seen, or that of the register for the first one. Null: not known. */
  readonly since: CalendarDate | null
  /** Null: nothing of that kind. */
  readonly sharedWith: ContactTie | null
}

/** A contact that was on file with FMCSA before. */
export interface FormerContact extends ContactDates {
  readonly value: string
  /** The day of the federal file that no longer has it. */
  readonly until: CalendarDate
}

/** The age of the contact on file, and those before it, the newest first. */
export interface ContactRecord extends ContactDates {
  readonly former: readonly FormerContact[]
}

/** The record of both contacts on file. Source: section 3, "Identity check". */
export type ContactRecords = Readonly<Record<DatedContact, ContactRecord>>
