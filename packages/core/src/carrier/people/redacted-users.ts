import type { UserId } from '../../shared/ids.ts'
import type { Redactable } from './redactable.ts'

/** A person of the carrier, with the fields the server lets the broker see. Source: section 3, "Redacted users". */
export interface RedactedUser {
  readonly id: UserId
  readonly name: Redactable
  readonly phone: Redactable
  readonly email: Redactable
  /** The instant since which the person is in this list. Null: not on record. Beyond section 3. */
  readonly since: string | null
}

/** The four lists of a carrier's people. Source: section 3, "Redacted users", in its order. */
export const PEOPLE_LISTS = [
  'carrierUsers',
  'activeDispatchers',
  'inactiveDispatchers',
  'pendingDispatchers',
] as const

/** One of the lists of a carrier's people. Source: section 3, "Redacted users". */
export type PeopleList = (typeof PEOPLE_LISTS)[number]

/** The label of each list. Source: section 3, "Redacted users". */
export const PEOPLE_LIST_LABELS: Readonly<Record<PeopleList, string>> = {
  carrierUsers: 'Carrier users',
  activeDispatchers: 'Active dispatchers',
  inactiveDispatchers: 'Inactive dispatchers',
  pendingDispatchers: 'Pending dispatchers',
}

/** Everyone who acts for a carrier. Source: section 3, "Redacted users". */
export type RedactedUsers = Readonly<Record<PeopleList, readonly RedactedUser[]>>
