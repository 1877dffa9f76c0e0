import type { CalendarDate } from '../../shared/calendar-date.ts'

/** The contacts of the federal record whose changes are known. Source: section 3, "Identity check". */
export const CHANGED_CONTACTS = ['phone', 'email', 'address'] as const

/** One of them. Source: section 3, "Identity check". */
export type ChangedContact = (typeof CHANGED_CONTACTS)[number]

/** What a contact of the federal record was before it changed. Source: section 3, "Identity check". */
export interface ContactChange {
  readonly kind: ChangedContact
  /** As the register wrote it; an address in one line. */
  readonly was: string
  /** The day of the federal file that brought the change. */
  readonly changedOn: CalendarDate
}
