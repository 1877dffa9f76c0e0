import { SCOPES, type UserInvitation } from '@fairhaul/core'
import { knownValues, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, text } from './values.ts'

const SITES = ['main', 'watchdog'] as const

/** Somebody whom the company asked to join it. Source: section 3, "User invitation". */
export const userInvitation: Reader<UserInvitation> = record({
  id: id<'user-invitation'>,
  email: text,
  scopes: knownValues(SCOPES),
  site: oneOf(SITES),
  sent_at: instant,
  delivered_at: nullable(instant),
  delivery_failed_at: nullable(instant),
  claimed_at: nullable(instant),
  created_at: instant,
})

/** Invitations, without those to a site that this portal does not know. */
export const userInvitations = listOfKnown(names('site', SITES), userInvitation)
