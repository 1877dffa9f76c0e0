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
import { type FakeCalls, forUser, pageOf, refusal, rowOrNotFound, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { cancelIn, sendIn } from './sent-confirmation-fakes.ts'

/** What a call gives a user whose plan includes rate confirmations. Refuses: any other. */
const underPlan = <T>({ user }: FakeWorld, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
  user?.paywall.canRateConfirmation === true
    ? give()
    : refused(refusal.forbidden('Your plan does not include rate confirmations.'))

type RateConfirmationsCall = keyof RateConfirmations

const found = (world: FakeWorld, wanted: RateConfirmationId): Outcome<RateConfirmation, Refusal> =>
  underPlan(world, () => rowOrNotFound(world.rateConfirmations.find(({ id }) => id === wanted)))

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
      answer('list', params, signal, () =>
        underPlan(world, () =>
          done(pageOf(listRateConfirmations(world.rateConfirmations, params), params.page ?? 1, PAGE_SIZE)),
        ),
      ),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () =>
        underPlan(world, () => done(countRateConfirmations(world.rateConfirmations, params))),
      ),
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
    sendToCarrier: params =>
      answer('sendToCarrier', params, undefined, () =>
        underPlan(world, () => forUser(world, user => sendIn(world, user, params))),
      ),
    cancelSent: params =>
      answer('cancelSent', params, undefined, () => underPlan(world, () => cancelIn(world, params))),
    ofLoad: (params, signal) =>
      answer('ofLoad', params, signal, () =>
        underPlan(world, () => {
          if (!world.loads.some(({ id }) => id === params.loadId)) return refused(refusal.notFound)
          const ofLoad = world.rateConfirmations.filter(({ loadId }) => loadId === params.loadId)
          return done(listRateConfirmations(ofLoad, { tab: 'all' }))
        }),
      ),
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
      answer('list', params, signal, () =>
        underPlan(world, () =>
          done(
            pageOf(
              listMails(
                world.rateConfirmationMails.filter(({ isReceived }) => !isReceived),
                params,
              ),
              params.page ?? 1,
              PAGE_SIZE,
            ),
          ),
        ),
      ),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () =>
        underPlan(world, () => {
          const sent = world.rateConfirmationMails.filter(({ isReceived }) => !isReceived)
          return done(countMails(sent, params))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () =>
        underPlan(world, () => rowOrNotFound(world.rateConfirmationMails.find(({ id }) => id === params.id))),
      ),
  }
}
