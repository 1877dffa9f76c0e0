import type { CarrierDetail } from '../../carrier/carrier.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import type { ContactChange } from './contact-change.ts'
import type { SharedByMore } from './identity-terms.ts'

/** What is checked. Source: section 3, "Identity check". */
export type IdentityKind = 'phone' | 'email' | 'address' | 'website'

/** The name of each on the screen. */
export const IDENTITY_LABELS: Readonly<Record<IdentityKind, string>> = {
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  website: 'Website',
}

/** What other sources say about the contacts of a carrier. Null: not checked. */
export interface IdentityAnswers {
  readonly phone: ContactAnswer | null
  readonly email: ContactAnswer | null
  /** How many other carriers have the address, or that more have it than are counted. */
  readonly atAddress: number | SharedByMore | null
  /** Of the address; the newest first. */
  readonly changes: readonly ContactChange[] | null
}

/** One contact of a carrier beside what the federal record and other carriers say. */
export interface IdentityRow {
  readonly key: string
  readonly kind: IdentityKind
  readonly label: string
  /** As displayed. Null: not on record. */
  readonly value: string | null
  /** The result in a word or two. */
  readonly word: Fact
  /** Since when, from where, and what it was before. */
  readonly notes: readonly string[]
  /** Whether other carriers have it too, and are listed. */
  readonly isShared: boolean
}

/** What the check reads of a carrier. */
export type CheckedCarrier = Pick<
  CarrierDetail,
  'id' | 'phone' | 'email' | 'physicalAddress' | 'contacts' | 'census' | 'website' | 'contactRecords'
>
