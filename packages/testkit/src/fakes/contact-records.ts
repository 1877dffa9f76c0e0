import {
  type CarrierDetail,
  compareCalendarDates,
  type ContactRecord,
  type ContactRecords,
  type ContactTie,
  type DatedContact,
  normalEmail,
  phoneLine,
} from '@fairhaul/core'
import type { FakeWorld } from './fake-world.ts'

/** A contact in the one form in which it is compared. */
export const contactKey = { phone: phoneLine, email: normalEmail } as const

/** Since when the contacts of a carrier are on file in the current world, and what they stand with. */
export const contactRecordsIn = (world: FakeWorld, carrier: CarrierDetail): ContactRecords => {
  const recordOf = (kind: DatedContact): ContactRecord => {
    const keyOf = contactKey[kind]
    const changes = world.contactChanges
      .filter(change => change.carrierId === carrier.id && change.kind === kind)
      .toSorted((one, other) => compareCalendarDates(other.changedOn, one.changedOn))
    const known = carrier.contactRecords?.[kind]
    const first = known?.since ?? carrier.census.addedOn
    const sharedWith = (value: string | null): ContactTie | null =>
      world.identityAlerts.some(
        alert => alert.isPublished && alert[kind] !== null && keyOf(alert[kind]) === keyOf(value ?? ''),
      )
        ? 'reported'
        : null
    return {
      since: carrier[kind] === null ? null : (changes[0]?.changedOn ?? first),
      sharedWith: sharedWith(carrier[kind]) ?? known?.sharedWith ?? null,
      former:
        changes.length === 0
          ? (known?.former ?? [])
          : changes.map(({ was, changedOn }, at) => ({
              value: was,
              since: changes[at + 1]?.changedOn ?? first,
              until: changedOn,
              sharedWith: sharedWith(was),
            })),
    }
  }
  return { phone: recordOf('phone'), email: recordOf('email') }
}
