import { createHash } from 'node:crypto'
import { decidedLoad, loadGateIn } from './gate-fakes.ts'
import { FAKE_SIGNING_KEY, signatureOf } from './signing-fakes.ts'
import {
  assess,
  type CarrierDetail,
  type CarrierId,
  type ChangedConnection,
  type CurrentUser,
  canonicalJson,
  coverOf,
  DECISION_NOTE_MAX,
  type DecidedLoadDetail,
  type DecisionContent,
  type DecisionFact,
  type DecisionHeader,
  type DecisionRecord,
  type DecisionRecords,
  displayName,
  done,
  type Json,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  versionInForce,
} from '@fairhaul/core'
import { unlessBlocked } from './blocked.ts'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

const sha256 = (value: Json): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

const CENSUS = 'FMCSA census'
const LICENSING = 'FMCSA licensing and insurance'

const factsOf = (carrier: CarrierDetail): readonly DecisionFact[] => [
  { key: 'legal_name', value: carrier.legalName, source: CENSUS, asOf: carrier.census.asOf },
  { key: 'phone', value: carrier.phone, source: CENSUS, asOf: carrier.census.asOf },
  { key: 'power_units', value: carrier.census.powerUnits, source: CENSUS, asOf: carrier.census.asOf },
  {
    key: 'cargo_amount',
    value: coverOf(carrier.insurance, 'cargo').usd,
    source: LICENSING,
    asOf: carrier.insurance.asOf,
  },
]

/** A carrier as assessed now: its findings, and a few of its facts. */
const contentOf = (world: FakeWorld, carrier: CarrierDetail): DecisionContent => {
  const day = todayIn(world)
  const assessed = carrier.rulesAssessment === null ? null : assess(carrier.rulesAssessment, day)
  return {
    day,
    verdict: assessed?.overall ?? null,
    hidden: assessed?.hidden ?? null,
    rules:
      assessed?.rules.map(({ ruleType, label, finding: { value, source, asOf } }) => ({
        ruleType,
        label,
        value,
        source,
        asOf,
      })) ?? null,
    overrides: [],
    facts: factsOf(carrier),
    policies: [],
    policyVersion: versionInForce(world.policyVersions, day)?.number ?? null,
    contacts: carrier.contacts.map(({ name, title, phone, email, source }) => ({
      name,
      title,
      phone,
      email,
      source,
      asOf: source === CENSUS ? carrier.census.asOf : null,
    })),
  }
}

const documentOf = (general: Json, safety: Json) => {
  const digests = { general: sha256(general), safety: sha256(safety) }
  const digest = sha256(digests)
  return { digest, digests, general, safety, signature: signatureOf(digest) }
}

const headerOf = (record: DecisionRecord): DecisionHeader => {
  const { id, carrierId, authorId, authorName, madeAt, message, verdict, digest, load } = record
  const of = load == null ? null : { id: load.id, stage: load.stage, answer: load.answer }
  return { id, carrierId, authorId, authorName, madeAt, message, verdict, digest, load: of }
}

const stored = (
  world: FakeWorld,
  user: CurrentUser,
  carrier: CarrierDetail,
  message: string | null,
  load: DecidedLoadDetail | null = null,
): DecisionRecord => {
  const content = contentOf(world, carrier)
  const madeAt = nextInstant(world)
  const general: Json = {
    format: 'fairhaul.decision-record.5',
    made_at: madeAt,
    message,
    facts: content.facts.map(fact => ({ ...fact })),
  }
  const document = documentOf(general, {})
  const record: DecisionRecord = {
    id: nextIdAmong(world.decisionRecords),
    carrierId: carrier.id,
    authorId: user.id,
    authorName: displayName(user),
    companyName: user.company?.legalName ?? '',
    madeAt,
    message,
    verdict: content.verdict,
    digest: document.digest,
    load,
    content,
    document,
    today: content,
  }
  world.decisionRecords.push(record)
  return record
}

/** The acts that keep a record without being requested, with what the record then says. */
const ACTS = {
  onboarded: 'Kept when the carrier was marked as onboarded.',
  do_not_dispatch: 'Kept when the carrier was marked do not dispatch.',
  override: 'Kept when a rule was overridden.',
  load: 'Kept when a truck of the carrier was put on a load.',
} as const

/** Whether a record decides on a carrier as a whole, and not on one rule or one truck. */
export const isOfWholeCarrier = ({ message, load }: Pick<DecisionHeader, 'message' | 'load'>): boolean =>
  load == null && message !== ACTS.override && message !== ACTS.load

/**
 * The record of an act, one a day for each carrier and kind of act. The carrier is assessed before the act.
 *
 * Empty: none for a carrier that is not on record, and without a user.
 */
export const recordOfAct = (
  world: FakeWorld,
  carrierId: CarrierId,
  act: keyof typeof ACTS,
): Pick<ChangedConnection, 'storedId'> => {
  const carrier = world.carriers.find(({ id }) => id === carrierId)
  if (carrier === undefined || world.user === null) return {}
  const known = world.decisionRecords.find(
    record =>
      record.carrierId === carrierId && record.message === ACTS[act] && record.content.day === todayIn(world),
  )
  return { storedId: (known ?? stored(world, world.user, carrier, ACTS[act])).id }
}

/** `DecisionRecords` in memory. A record has digests that fit it, unless a test made it otherwise. */
export const fakeDecisionRecords = (
  world: FakeWorld = fakeWorld(),
): DecisionRecords & FakeCalls<keyof DecisionRecords> => {
  const { control, answer } = userCalls<keyof DecisionRecords>(world)
  const ofLoad = (
    user: CurrentUser,
    { loadId, stage, message: note }: Parameters<DecisionRecords['createOfLoad']>[0],
  ): Outcome<DecisionRecord, Refusal> => {
    const found = loadGateIn(world, user, loadId)
    if (found === undefined) return refused(refusal.notFound)
    const { carrier, pass, load } = found
    if (load.carrierId === null || carrier === null)
      return refused(refusal.conflict('This load has no carrier.'))
    const allowed = unlessBlocked(world, load.companyId, carrier.id)
    if (!allowed.ok) return allowed
    const message = note?.trim() || null
    if (pass.answer === 'no' && !user.scopes.includes('manage_rule_overrides'))
      return refused(refusal.forbidden('You may not decide against a no.'))
    if (pass.answer === 'no' && message === null)
      return refused(refusal.invalid('message', 'The gate says no. Say why the load goes on.'))
    return done(stored(world, user, carrier, message, decidedLoad(load, stage, pass)))
  }
  const withToday = (record: DecisionRecord): DecisionRecord => {
    const carrier = world.carriers.find(({ id }) => id === record.carrierId)
    return { ...record, today: carrier === undefined ? null : contentOf(world, carrier) }
  }
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, () => {
          const own = world.decisionRecords
            .filter(({ carrierId }) => carrierId === params.carrierId)
            .toSorted((one, other) => other.id - one.id)
          return done(pageOf(own.map(headerOf), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () =>
        forUser(world, () => {
          const record = world.decisionRecords.find(({ id }) => id === params.id)
          return record === undefined ? refused(refusal.notFound) : done(withToday(record))
        }),
      ),
    listOfLoad: (params, signal) =>
      answer('listOfLoad', params, signal, () =>
        forUser(world, () => {
          const own = world.decisionRecords
            .filter(({ load }) => load?.id === params.loadId)
            .toSorted((one, other) => other.id - one.id)
          return done(pageOf(own.map(headerOf), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    createOfLoad: params =>
      answer('createOfLoad', params, undefined, () => forUser(world, user => ofLoad(user, params))),
    signingKey: signal =>
      answer('signingKey', undefined, signal, () => forUser(world, () => done(FAKE_SIGNING_KEY))),
    create: params =>
      answer('create', params, undefined, () =>
        forUser(world, user => {
          const carrier = world.carriers.find(({ id }) => id === params.carrierId)
          if (carrier === undefined) return refused(refusal.notFound)
          const message = params.message?.trim() || null
          if ((message ?? '').length > DECISION_NOTE_MAX)
            return refused(refusal.invalid('message', 'Give at most 2,000 characters.'))
          return done(stored(world, user, carrier, message))
        }),
      ),
  }
}
