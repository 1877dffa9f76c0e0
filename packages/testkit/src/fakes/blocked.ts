import { type CarrierId, type CompanyId, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from './fake-calls.ts'
import type { FakeWorld } from './fake-world.ts'

const INSTANT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Refuses: `conflict` for a carrier that the company marked do not dispatch, with who marked it and when. */
export const unlessBlocked = (
  { connections }: FakeWorld,
  company: CompanyId | undefined,
  carrier: CarrierId | null,
): Outcome<void, Refusal> => {
  const blocked = connections.find(
    ({ issuerId, carrierId, status }) =>
      issuerId === company && carrierId === carrier && status === 'do_not_dispatch',
  )
  if (blocked === undefined) return done(undefined)
  const { at = null, by = null } = blocked.block ?? {}
  if (at === null) return refused(refusal.conflict('This carrier is Do not dispatch.'))
  const when = INSTANT.format(new Date(at)).replaceAll('\u202f', ' ')
  return refused(refusal.conflict(`${by ?? 'Someone'} marked this carrier Do not dispatch on ${when} UTC.`))
}
