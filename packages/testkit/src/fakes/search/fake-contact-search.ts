import {
  type CarrierDetail,
  type ContactAnswer,
  type ContactReport,
  type ContactSearch,
  done,
  type IdentityAlert,
  isLookalikeEmail,
  normalEmail,
  normalPhone,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { rowOf } from '../carrier/fake-carriers.ts'
import type { ContactInWorld } from '../carrier/people-world.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

const REPORTS_MAX = 5

const reportsOf = (alerts: readonly IdentityAlert[]): readonly ContactReport[] =>
  alerts
    .toSorted((one, other) => other.filedOn.localeCompare(one.filedOn) || other.id - one.id)
    .slice(0, REPORTS_MAX)
    .map(({ id, category, message, filedOn, companyId }) => ({ id, category, message, filedOn, companyId }))

/** How the company stands to a carrier: as a call has left it, else as the carrier's row says. */
const connectionOf = (world: FakeWorld, { id, connection }: CarrierDetail): CarrierDetail['connection'] => {
  const companyId = world.user?.company?.id
  const known = world.connections.find(each => each.carrierId === id && each.issuerId === companyId)
  return known === undefined
    ? connection
    : { id: known.id, status: known.status, isDismissed: known.isDismissed }
}

const answerOf = (
  world: FakeWorld,
  isIt: (contact: Pick<ContactInWorld, 'email' | 'phone'>) => boolean,
  lookalikes: readonly string[],
): ContactAnswer => {
  const alerts = world.identityAlerts.filter(alert => alert.isPublished && isIt(alert))
  return {
    carriers: world.contactsOnRecord.filter(isIt).flatMap(({ carrierId, relation }) =>
      world.carriers
        .filter(carrier => carrier.id === carrierId)
        .map(carrier => ({
          ...rowOf(carrier),
          connection: connectionOf(world, carrier),
          relation,
          phone: carrier.phone,
        })),
    ),
    fraudReportsCount: alerts.length,
    fraudReports: reportsOf(alerts),
    lookalikes,
  }
}

const byEmail = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const email = normalEmail(typed)
  if (email === null) return refused(refusal.invalid('email', 'Type an e-mail address.'))
  const emails = world.contactsOnRecord.map(contact => contact.email ?? '')
  const lookalikes = [...new Set(emails.filter(each => isLookalikeEmail(each, email)))]
  return done(answerOf(world, contact => normalEmail(contact.email ?? '') === email, lookalikes))
}

const byPhone = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const phone = normalPhone(typed)
  return phone === null
    ? refused(refusal.invalid('phone', 'Type a phone number.'))
    : done(answerOf(world, contact => normalPhone(contact.phone ?? '') === phone, []))
}

/** `ContactSearch` in memory: over the contacts on record and the alerts of the world. */
export const fakeContactSearch = (
  world: FakeWorld = fakeWorld(),
): ContactSearch & FakeCalls<'byEmail' | 'byPhone'> => {
  const { control, answer } = userCalls<'byEmail' | 'byPhone'>(world)
  return {
    ...control,
    byEmail: (params, signal) => answer('byEmail', params, signal, () => byEmail(world, params.email)),
    byPhone: (params, signal) => answer('byPhone', params, signal, () => byPhone(world, params.phone)),
  }
}
