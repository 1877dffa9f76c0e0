import type { ConnectionAct } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, instants, maybe } from './values.ts'

/** Who set a carrier to do not dispatch, with any part missing. */
export const connectionActs: fc.Arbitrary<ConnectionAct> = fc.record({
  at: maybe(instants),
  by: maybe(fc.constantFrom('Dana Reyes', 'Sam Ortiz')),
  notes: maybe(fc.constantFrom('Double brokered a load in May.', 'Hostage load')),
})

/** An invitation, when it was sent, and what became of it. */
export const sentInvitations = {
  id: ids<'connection-invitation'>(),
  sentAt: instants,
  deliveredAt: maybe(instants),
  isUndeliverable: fc.boolean(),
  claimedAt: maybe(instants),
} as const
