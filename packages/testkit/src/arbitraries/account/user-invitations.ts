import {
  type NewUserInvitation,
  type ResendUserInvitation,
  SCOPES,
  type UserInvitation,
} from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

const scopes = fc.subarray([...SCOPES])
const sites = fc.constantFrom('main', 'watchdog')
const emails = fc.oneof(
  fc.constantFrom('noor@northlake.example', 'Noor@Northlake.Example', 'dana@northlake.example'),
  fc.emailAddress(),
)

/** Invitations in every state. */
export const userInvitations: fc.Arbitrary<UserInvitation> = fc.record({
  id: ids<'user-invitation'>(),
  email: emails,
  scopes,
  site: sites,
  sentAt: instants,
  deliveredAt: maybe(instants),
  deliveryFailedAt: maybe(instants),
  claimedAt: maybe(instants),
  createdAt: instants,
})

/** Invitations as they may be filled in, addresses that are none included. */
export const newUserInvitations: fc.Arbitrary<NewUserInvitation> = fc.record({
  email: fc.oneof(
    emails,
    emails.map(email => ` ${email} `),
    fc.constantFrom('', 'no address'),
  ),
  scopes: fc.shuffledSubarray([...SCOPES]),
  site: sites,
})

/** Invitations that may be sent again. */
export const resendUserInvitations: fc.Arbitrary<ResendUserInvitation> = fc.record({
  id: ids<'user-invitation'>(),
  scopes,
})
