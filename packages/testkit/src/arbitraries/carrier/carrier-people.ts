import {
  type CarrierCompanyAccount,
  type EditRequest,
  type NewEditRequest,
  REDACTED,
  type Redactable,
  type RedactedUser,
  type RedactedUsers,
} from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

/** Fields as a server may send them: whole, with marks of hiding, blank or not at all. */
export const redactableTexts: fc.Arbitrary<string | null> = maybe(
  fc.oneof(
    fc.constantFrom('Tom Fox', 't***@eaglemesa.example', '[REDACTED]', '•••• 0112', 'xxx-xxx-0112', ' '),
    fc.string(),
  ),
)

/** Fields as they were read. */
export const redactables: fc.Arbitrary<Redactable> = fc.oneof(
  fc.constantFrom('Tom Fox', '+12145550112').map(value => ({ kind: 'shown' as const, value })),
  fc.constant(REDACTED),
  fc.constant({ kind: 'not-on-record' as const }),
)

/** People of a carrier; few ids, so that one person often stands in several lists. */
export const redactedPeople: fc.Arbitrary<RedactedUser> = fc.record({
  id: ids<'user'>(),
  name: redactables,
  phone: redactables,
  email: redactables,
})

const list = fc.array(redactedPeople, { maxLength: 12 })

/** Everyone who acts for a carrier. */
export const redactedUsers: fc.Arbitrary<RedactedUsers> = fc.record({
  carrierUsers: list,
  activeDispatchers: list,
  inactiveDispatchers: list,
  pendingDispatchers: list,
})

/** Company accounts of carriers. */
export const carrierCompanyAccounts: fc.Arbitrary<CarrierCompanyAccount> = fc.record({
  id: ids<'company'>(),
  carrierId: ids<'carrier'>(),
  legalName: fc.constantFrom('Eagle Mesa Freight LLC', 'Érable Transport inc.'),
  createdAt: maybe(instants),
})

const messages = fc.constantFrom('The phone is wrong.', '  The address has changed. ', '', ' \n')

/** Edit requests to be sent, blank ones among them. */
export const newEditRequests: fc.Arbitrary<NewEditRequest> = fc.record({
  carrierId: ids<'carrier'>(),
  message: messages,
})

/** Edit requests as they are kept. */
export const editRequests: fc.Arbitrary<EditRequest> = fc.record({
  id: ids<'edit-request'>(),
  carrierId: ids<'carrier'>(),
  message: fc.constant('The phone is wrong.'),
})
