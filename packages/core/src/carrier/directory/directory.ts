import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Place } from '../carrier.ts'
import type { DirectoryPart } from './directory-parts.ts'

/** What a person may hide from brokers. Source: section 3, "Redacted users". */
export const HIDEABLE_FIELDS = ['name', 'phone', 'email'] as const

/** One of these. Source: section 3, "Redacted users". */
export type HideableField = (typeof HIDEABLE_FIELDS)[number]

/** A person who uses the portal for the carrier. Source: section 3, "Directory". */
export interface DirectoryUser {
  /** Tells people apart who hide their name. */
  readonly id: UserId
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  /** What they are to the carrier, by the names the register uses: an open set. */
  readonly kinds: readonly string[]
  /** What is on record and hidden by them; it is null here. */
  readonly hides: readonly HideableField[]
}

/** A person somebody named as the carrier's contact. Source: section 3, "Directory". */
export interface DirectoryContact {
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Who gave it, in words: "Onboarding packet"; null is not on record. */
  readonly source: string | null
}

/** What the federal register holds, without saying which of it belongs together. Source: section 3, "Directory". */
export interface FederalInformation {
  readonly names: readonly string[]
  readonly phoneNumbers: readonly string[]
  readonly emailAddresses: readonly string[]
  readonly addresses: readonly Place[]
  /** The day of the federal file it is from; null is not on record. */
  readonly asOf: CalendarDate | null
}

/** Everything the directory says of one carrier at once. Source: section 3, "Directory". */
export interface Directory {
  readonly users: readonly DirectoryUser[]
  readonly contacts: readonly DirectoryContact[]
  /** How many users there are in all; the directory itself holds only the first. Null: not on record. */
  readonly totalUsers: number | null
  readonly federalInformation: FederalInformation | null
  /** The parts of which there is more than is told here. */
  readonly moreIn: readonly DirectoryPart[]
}
