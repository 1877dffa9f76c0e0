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
