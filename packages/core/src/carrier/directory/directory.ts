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
  /** Unique for people who hide their name. */
  readonly id: UserId
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Their relation to the carrier, by the register's names: an open set. */
  readonly kinds: readonly string[]
  /** The fields on record that they hide; those are null here. */
  readonly hides: readonly HideableField[]
}

/** A person named as the carrier's contact. Source: section 3, "Directory". */
export interface DirectoryContact {
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
  /** The source, as text: "Onboarding packet"; null is not on record. */
  readonly source: string | null
}

/** The federal register's data, ungrouped. Source: section 3, "Directory". */
export interface FederalInformation {
  readonly names: readonly string[]
  readonly phoneNumbers: readonly string[]
  readonly emailAddresses: readonly string[]
  readonly addresses: readonly Place[]
  /** The day of the federal file it is from; null is not on record. */
  readonly asOf: CalendarDate | null
}

/** The first response of a carrier's directory. Source: section 3, "Directory". */
export interface Directory {
  readonly users: readonly DirectoryUser[]
  readonly contacts: readonly DirectoryContact[]
  /** The total number of users; the directory holds only the first. Null: not on record. */
  readonly totalUsers: number | null
  readonly federalInformation: FederalInformation | null
  /** The parts that have more than is shown here. */
  readonly moreIn: readonly DirectoryPart[]
}
