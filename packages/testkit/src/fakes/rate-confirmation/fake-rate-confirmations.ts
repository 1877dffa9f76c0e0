import {
  done,
  listRateConfirmations,
  type Outcome,
  PAGE_SIZE,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmations,
  type RateConfirmationTerms,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { refusedRateConfirmations } from './refused-rate-confirmations.ts'

type Call = 'list' | 'find' | 'terms'

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
): RateConfirmations & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(pageOf(listRateConfirmations(world.rateConfirmations, ask), ask.page ?? 1, PAGE_SIZE))
          : refused(why)
      }),
    find: (ask, signal) => answer('find', ask, signal, () => found(world, ask.id)),
    terms: (ask, signal) =>
      answer('terms', ask, signal, () => {
        const confirmation = found(world, ask.id)
        if (!confirmation.ok) return confirmation
        const terms = world.rateConfirmationTerms.find(
          ({ rateConfirmationId }) => rateConfirmationId === ask.id,
        )
        return done(terms ?? unknownTerms(ask.id))
      }),
  }
}
