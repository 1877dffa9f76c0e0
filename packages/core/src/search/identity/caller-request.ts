import type { ContactWindow } from '../../account/contact-window.ts'
import type { CarrierDetail } from '../../carrier/carrier.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import type { ContactRow } from '../contact/contact-rows.ts'
import type { CallerContact } from './caller-contact.ts'
import type { IdentityTerm } from './identity-terms.ts'

/** A contact on record, and the carrier that has it. */
export interface OwnedContact {
  /** An e-mail address, a phone, or the domain of a website. */
  readonly value: string
  readonly carrierId: CarrierId
  readonly legalName: string
}

/** Whether the contact of a caller is the carrier's. */
export interface CallerCheck {
  /** The result in a word or two. */
  readonly word: Fact
  /** The same by its name in the table of results. */
  readonly term: IdentityTerm
  /** What the contact resembles or stands with, and whose that is. Null: nothing, or no one's. */
  readonly whose: OwnedContact | null
  /** Whether nothing is sent to it before a second press. */
  readonly isUnsafe: boolean
  /** What it means, and what to do. */
  readonly text: string
  /** Other carriers that have it on record. */
  readonly others: readonly ContactRow[]
}

/** What is read of the carrier that a caller says to be. */
export type CheckedOfCaller = Pick<
  CarrierDetail,
  'id' | 'legalName' | 'phone' | 'email' | 'website' | 'contacts' | 'contactRecords'
>

/** What a caller uses, the carrier that it says to be, and what contact search answered. */
export interface CallerRequest {
  readonly contact: CallerContact
  readonly carrier: CheckedOfCaller
  /** Null: not requested, as for a website. */
  readonly answer: ContactAnswer | null
  readonly window: ContactWindow
}
