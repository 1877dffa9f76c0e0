import type { CarrierPayments } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { ofKnownCarrier } from './known-carrier.ts'

/** `CarrierPayments` in memory. */
export const fakeCarrierPayments = (
  world: FakeWorld = fakeWorld(),
): CarrierPayments & FakeCalls<'loadAnalysis'> => {
  const { control, answer } = userCalls<'loadAnalysis'>(world)
  return {
    ...control,
    loadAnalysis: (params, signal) =>
      answer('loadAnalysis', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () =>
            world.paymentAnalyses.find(({ carrierId }) => carrierId === params.carrierId) ?? {
              carrierId: params.carrierId,
              provider: null,
              loads: null,
              brokers: null,
              lastPaidOn: null,
            },
        ),
      ),
  }
}
