import type { Place } from '../carrier.ts'
import type { DirectoryPart } from './directory-parts.ts'

/** A person who uses the portal for the carrier. Source: section 3, "Directory". */
export interface DirectoryUser {
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  /** What they are to the carrier, by the names the register uses: an open set. */
  readonly kinds: readonly string[]
}

/** A person somebody named as the carrier's contact. Source: section 3, "Directory". */
export interface DirectoryContact {
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** What the federal register holds, without saying which of it belongs together. Source: section 3, "Directory". */
export interface FederalInformation {
  readonly names: readonly string[]
  readonly phoneNumbers: readonly string[]
  readonly emailAddresses: readonly string[]
  readonly addresses: readonly Place[]
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
