import { type CarrierId, type CompanyId, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from './fake-calls.ts'
import type { FakeWorld } from './fake-world.ts'

/** Refuses: `conflict` for a carrier that the company marked do not dispatch. */
export const unlessBlocked = (
  { connections }: FakeWorld,
  company: CompanyId | undefined,
  carrier: CarrierId | null,
): Outcome<void, Refusal> =>
  connections.some(
    ({ issuerId, carrierId, status }) =>
      issuerId === company && carrierId === carrier && status === 'do_not_dispatch',
  )
    ? refused(refusal.conflict('This carrier is Do not dispatch.'))
    : done(undefined)
