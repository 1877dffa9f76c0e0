import {
  type CarrierDetail,
  type ContactAnswer,
  type ContactReport,
  type ContactChange,
  type ContactSearch,
  done,
  emailsOnRecord,
  type IdentityAlert,
  isLookalikeEmail,
  isPublicMail,
  mailDomain,
  normalEmail,
  phoneLine,
  type Outcome,
  type Refusal,
  refused,
  shortConnection,
} from '@fairhaul/core'
import { rowOf } from './carrier-fakes.ts'
import type { ContactInWorld } from './carrier-world.ts'
import { contactRecordsIn } from './contact-records.ts'
import { type FakeCalls, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

const REPORTS_MAX = 5

const reportsOf = (alerts: readonly IdentityAlert[]): readonly ContactReport[] =>
  alerts
    .toSorted((one, other) => other.filedOn.localeCompare(one.filedOn) || other.id - one.id)
    .slice(0, REPORTS_MAX)
    .map(({ id, category, message, filedOn, companyId }) => ({ id, category, message, filedOn, companyId }))

/** The company's connection to a carrier: as changed by a call, else from the carrier's row. */
const connectionOf = (world: FakeWorld, { id, connection }: CarrierDetail): CarrierDetail['connection'] => {
  const companyId = world.user?.company?.id
  const known = world.connections.find(each => each.carrierId === id && each.issuerId === companyId)
  return known === undefined ? connection : shortConnection(known)
}

const answerOf = (
  world: FakeWorld,
  isIt: (contact: Pick<ContactInWorld, 'email' | 'phone'>) => boolean,
  wasIt: (change: ContactChange) => boolean,
  lookalikes: ContactAnswer['lookalikes'],
  addressAt: (carrier: CarrierDetail) => string | undefined = () => undefined,
): ContactAnswer => {
  const alerts = world.identityAlerts.filter(alert => alert.isPublished && isIt(alert))
  const holders = world.contactsOnRecord.filter(isIt)
  const before = world.contactChanges.filter(
    change => wasIt(change) && !holders.some(({ carrierId }) => carrierId === change.carrierId),
  )
  const related = [
    ...holders.map(({ carrierId, relation }) => ({ carrierId, relation, formerUntil: null })),
    ...before.map(({ carrierId, changedOn }) => ({
      carrierId,
      relation: 'former' as const,
      formerUntil: changedOn,
    })),
  ]
  const shown = (carrier: CarrierDetail) => ({
    ...rowOf(carrier),
    connection: connectionOf(world, carrier),
    contactRecords: contactRecordsIn(world, carrier),
  })
  return {
    carriers: related.flatMap(({ carrierId, relation, formerUntil }) =>
      world.carriers
        .filter(carrier => carrier.id === carrierId)
        .map(carrier => ({ ...shown(carrier), relation, formerUntil })),
    ),
    atDomain:
      holders.length > 0
        ? []
        : world.carriers.flatMap(carrier => {
            const address = addressAt(carrier)
            return address === undefined ? [] : [{ ...shown(carrier), address }]
          }),
    fraudReportsCount: alerts.length,
    fraudReports: reportsOf(alerts),
    lookalikes,
  }
}

/** The first address of a carrier at the domain of another. Empty: undefined, also at a public mail service. */
const addressAtDomain = (world: FakeWorld, carrier: CarrierDetail, email: string): string | undefined => {
  const domain = mailDomain(email)
  if (domain === null || isPublicMail(domain)) return undefined
  const given = world.contactsOnRecord.filter(
    ({ carrierId, relation }) => carrierId === carrier.id && relation === 'own',
  )
  return [...emailsOnRecord(carrier), ...given.flatMap(each => each.email ?? [])].find(
    each => mailDomain(each) === domain,
  )
}

const byEmail = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const email = normalEmail(typed)
  if (email === null) return refused(refusal.invalid('email', 'Enter an e-mail address.'))
  const alike = world.contactsOnRecord.flatMap(({ email: known, carrierId }) =>
    world.carriers
      .filter(({ id }) => id === carrierId && known !== null && isLookalikeEmail(email, known))
      .map(({ legalName }) => ({ email: known ?? '', carrierId, legalName })),
  )
  const lookalikes = alike.filter((each, at) => alike.findIndex(other => other.email === each.email) === at)
  return done(
    answerOf(
      world,
      contact => normalEmail(contact.email ?? '') === email,
      ({ kind, was }) => kind === 'email' && normalEmail(was) === email,
      lookalikes,
      carrier => addressAtDomain(world, carrier, email),
    ),
  )
}

const byPhone = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const phone = phoneLine(typed)
  return phone === null
    ? refused(refusal.invalid('phone', 'Enter a phone number.'))
    : done(
        answerOf(
          world,
          contact => phoneLine(contact.phone ?? '') === phone,
          ({ kind, was }) => kind === 'phone' && phoneLine(was) === phone,
          [],
        ),
      )
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
