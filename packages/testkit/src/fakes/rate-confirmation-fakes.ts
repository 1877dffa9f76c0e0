import {
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

type RateConfirmationsCall = 'list' | 'find' | 'terms'

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
  }
}

/** `RateConfirmationMails` in memory, with the refusals of the server. */
export const fakeRateConfirmationMails = (
  world: FakeWorld = fakeWorld(),
): RateConfirmationMails & FakeCalls<'list' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'find'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(pageOf(listMails(world.rateConfirmationMails, params), params.page ?? 1, PAGE_SIZE))
          : refused(why)
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
