import {
  type CarrierCompanyAccount,
  type EditRequest,
  REDACTED,
  type RedactedUser,
  type RedactedUsers,
} from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A person whose name is shown and whose phone and e-mail are hidden. */
export const aRedactedUser = builder<RedactedUser>({
  id: id(21),
  name: { kind: 'shown', value: 'Tom Fox' },
  phone: REDACTED,
  email: REDACTED,
})

/** One carrier user, and no dispatcher. */
export const someRedactedUsers = builder<RedactedUsers>({
  carrierUsers: [aRedactedUser()],
  activeDispatchers: [],
  inactiveDispatchers: [],
  pendingDispatchers: [],
})

/** The account that carrier 7 holds itself. */
export const aCarrierCompanyAccount = builder<CarrierCompanyAccount>({
  id: id(31),
  carrierId: id(7),
  legalName: 'Eagle Mesa Freight LLC',
  createdAt: '2025-04-01T10:00:00.000Z',
})

/** A wish that a carrier's phone be corrected. */
export const anEditRequest = builder<EditRequest>({
  id: id(1),
  carrierId: id(7),
  message: 'The phone number is that of the former owner.',
})
