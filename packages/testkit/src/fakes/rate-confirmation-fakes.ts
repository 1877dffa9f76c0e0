import {
  countMails,
  countRateConfirmations,
  done,
  listMails,
  listRateConfirmations,
  type Outcome,
  PAGE_SIZE,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmationMails,
  type RateConfirmations,
  type RateConfirmationTerms,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** Why rate confirmations are not open to a user. Empty: undefined when they are. */
const refusedRateConfirmations = ({ user }: FakeWorld): Refusal | undefined =>
  user?.paywall.canRateConfirmation === true
    ? undefined
    : refusal.forbidden('Your plan does not include rate confirmations.')

type RateConfirmationsCall = 'list' | 'countTabs' | 'find' | 'terms' | 'thread' | 'openTickets' | 'ofLoad'

const found = (world: FakeWorld, wanted: RateConfirmationId): Outcome<RateConfirmation, Refusal> => {
  const why = refusedRateConfirmations(world)
  if (why !== undefined) return refused(why)
  const confirmation = world.rateConfirmations.find(({ id }) => id === wanted)
  return confirmation === undefined ? refused(refusal.notFound) : done(confirmation)
}

const unknownTerms = (rateConfirmationId: RateConfirmationId): RateConfirmationTerms => ({
  rateConfirmationId,
  rateUsd: null,
  origin: null,
  destination: null,
  pickUpOn: null,
  deliverOn: null,
  paymentDays: null,
  conditions: null,
})

/** `RateConfirmations` in memory, with the refusals of the server. */
export const fakeRateConfirmations = (
  world: FakeWorld = fakeWorld(),
): RateConfirmations & FakeCalls<RateConfirmationsCall> => {
  const { control, answer } = userCalls<RateConfirmationsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(pageOf(listRateConfirmations(world.rateConfirmations, params), params.page ?? 1, PAGE_SIZE))
          : refused(why)
      }),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(countRateConfirmations(world.rateConfirmations, params))
          : refused(why)
      }),
    find: (params, signal) => answer('find', params, signal, () => found(world, params.id)),
    terms: (params, signal) =>
      answer('terms', params, signal, () => {
        const confirmation = found(world, params.id)
        if (!confirmation.ok) return confirmation
        const terms = world.rateConfirmationTerms.find(
          ({ rateConfirmationId }) => rateConfirmationId === params.id,
        )
        return done(terms ?? unknownTerms(params.id))
      }),
    thread: (params, signal) =>
      answer('thread', params, signal, () => {
        const confirmation = found(world, params.id)
        if (!confirmation.ok) return confirmation
        return done(
          world.rateConfirmationMails
            .filter(({ rateConfirmationId }) => rateConfirmationId === params.id)
            .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id),
        )
      }),
    openTickets: (params, signal) =>
      answer('openTickets', params, signal, () => {
        const confirmation = found(world, params.id)
        return confirmation.ok ? done(world.ticketsOfRateConfirmations.get(params.id) ?? []) : confirmation
      }),
    ofLoad: (params, signal) =>
      answer('ofLoad', params, signal, () => {
        const why = refusedRateConfirmations(world)
        if (why !== undefined) return refused(why)
        if (!world.loads.some(({ id }) => id === params.loadId)) return refused(refusal.notFound)
        const ofLoad = world.rateConfirmations.filter(({ loadId }) => loadId === params.loadId)
        return done(listRateConfirmations(ofLoad, { tab: 'all' }))
      }),
  }
}

/** `RateConfirmationMails` in memory, with the refusals of the server. */
export const fakeRateConfirmationMails = (
  world: FakeWorld = fakeWorld(),
): RateConfirmationMails & FakeCalls<'list' | 'countTabs' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'countTabs' | 'find'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(
              pageOf(
                listMails(
                  world.rateConfirmationMails.filter(({ isReceived }) => !isReceived),
                  params,
                ),
                params.page ?? 1,
                PAGE_SIZE,
              ),
            )
          : refused(why)
      }),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () => {
        const why = refusedRateConfirmations(world)
        if (why !== undefined) return refused(why)
        const sent = world.rateConfirmationMails.filter(({ isReceived }) => !isReceived)
        return done(countMails(sent, params))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRateConfirmations(world)
        if (why !== undefined) return refused(why)
        const mail = world.rateConfirmationMails.find(({ id }) => id === params.id)
        return mail === undefined ? refused(refusal.notFound) : done(mail)
      }),
  }
}
