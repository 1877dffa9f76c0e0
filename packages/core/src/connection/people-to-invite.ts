import { type CarrierPerson, peopleOfCarrier, statusText } from '../carrier/people/people-of-carrier.ts'
import { redactableText } from '../carrier/people/redactable.ts'
import type { RedactedUsers } from '../carrier/people/redacted-users.ts'

/**
 * The people of a carrier to whom an invitation may be addressed: each who acts for it, in the order of the lists.
 *
 * Empty: none. Source: section 3, "Connection invitation". Choice: someone who is only an inactive dispatcher no longer
 * answers for the carrier.
 */
export const peopleToInvite = (users: RedactedUsers): readonly CarrierPerson[] =>
  peopleOfCarrier(users).filter(({ lists }) => lists.some(list => list !== 'inactiveDispatchers'))

/** A person as a choice: "Ruth Halvorsen, carrier user". A hidden name says so. */
export const personToInviteText = (person: CarrierPerson): string =>
  `${redactableText(person.name)}, ${statusText(person).toLowerCase()}`
