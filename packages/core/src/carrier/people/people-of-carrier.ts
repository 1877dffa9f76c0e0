import type { UserId } from '../../shared/ids.ts'
import { dayText } from '../../shared/times.ts'
import { NOT_ON_RECORD } from '../facts/fact.ts'
import { bothRedactable } from './redactable.ts'
import { PEOPLE_LISTS, type PeopleList, type RedactedUser, type RedactedUsers } from './redacted-users.ts'

/** A person who acts for a carrier, once, with all their lists. */
export interface CarrierPerson extends RedactedUser {
  readonly lists: readonly PeopleList[]
}

/** The earlier of two instants; the one that is on record if the other is not. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one

/**
 * Everyone who acts for a carrier, each once, in the order of the lists and within each list as received.
 * A field hidden in one list is hidden here, even if another shows it; the earliest day counts. Empty: an empty list.
 * Source: section 3, "Redacted users".
 */
export const peopleOfCarrier = (users: RedactedUsers): readonly CarrierPerson[] => {
  const people = new Map<UserId, CarrierPerson>()
  for (const list of PEOPLE_LISTS)
    for (const user of users[list]) {
      const known = people.get(user.id)
      people.set(
        user.id,
        known === undefined
          ? { ...user, lists: [list] }
          : {
              id: user.id,
              name: bothRedactable(known.name, user.name),
              phone: bothRedactable(known.phone, user.phone),
              email: bothRedactable(known.email, user.email),
              since: earlier(known.since, user.since),
              lists: [...new Set([...known.lists, list])],
            },
      )
    }
  return [...people.values()]
}

/** A dispatcher in several lists counts as the first of these. */
const DISPATCHING = [
  ['activeDispatchers', 'Active dispatcher'],
  ['pendingDispatchers', 'Pending dispatcher'],
  ['inactiveDispatchers', 'Inactive dispatcher'],
] as const satisfies readonly (readonly [PeopleList, string])[]

/**
 * A person's relation to the carrier as text: "Active dispatcher, carrier user". A person in several lists of
 * dispatchers is active before pending before inactive.
 *
 * Empty: an empty text for someone in no list. Source: section 3, "Redacted users". Choice: dispatching comes first, as
 * it is a frequent disguise.
 */
export const statusText = ({ lists }: Pick<CarrierPerson, 'lists'>): string => {
  const dispatching = DISPATCHING.find(([list]) => lists.includes(list))?.[1]
  if (!lists.includes('carrierUsers')) return dispatching ?? ''
  return dispatching === undefined ? 'Carrier user' : `${dispatching}, carrier user`
}

/**
 * The day since which a person acts for the carrier, in the viewer's zone: "Jan 5, 2026".
 *
 * Empty: "not on record". Source: section 3, "Redacted users"; the day is ours.
 */
export const sinceText = ({ since }: Pick<CarrierPerson, 'since'>): string =>
  since === null ? NOT_ON_RECORD.text : dayText(since)

/** The people of one list, in the same order; null: all. Source: section 3, "Redacted users". */
export const peopleInList = (
  people: readonly CarrierPerson[],
  list: PeopleList | null,
): readonly CarrierPerson[] => (list === null ? people : people.filter(({ lists }) => lists.includes(list)))
