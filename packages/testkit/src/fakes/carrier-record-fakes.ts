import {
  type AuthorityHistories,
  type CarrierPayments,
  type CarrierTouches,
  compareCalendarDates,
  type TouchedArea,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
import type { CarrierTouch } from './carrier-world.ts'
import { type FakeCalls, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** `AuthorityHistories` in memory. */
export const fakeAuthorityHistories = (
  world: FakeWorld = fakeWorld(),
): AuthorityHistories & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () => world.authorityHistories.get(params.carrierId) ?? { periods: [], acts: [], asOf: null },
        ),
      ),
  }
}

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

type CarrierTouchesCall = 'historical' | 'recentlyVerified' | 'powerUnits'

const areasOf = (touches: readonly CarrierTouch[], of: CarrierTouch['carrierId']): readonly TouchedArea[] =>
  touches
    .filter(({ carrierId }) => carrierId === of)
    .map(touch => {
      const { carrierId: _of, ...area } = touch
      return area
    })
    .toSorted((one, other) => compareCalendarDates(other.lastOn, one.lastOn) || one.areaId - other.areaId)

/** `CarrierTouches` in memory. */
export const fakeCarrierTouches = (
  world: FakeWorld = fakeWorld(),
): CarrierTouches & FakeCalls<CarrierTouchesCall> => {
  const { control, answer } = userCalls<CarrierTouchesCall>(world)
  return {
    ...control,
    historical: (params, signal) =>
      answer('historical', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => areasOf(world.historicalTouches, params.carrierId)),
      ),
    recentlyVerified: (params, signal) =>
      answer('recentlyVerified', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => areasOf(world.verifiedTouches, params.carrierId)),
      ),
    powerUnits: (params, signal) =>
      answer('powerUnits', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () =>
            world.powerUnitStats.find(({ carrierId }) => carrierId === params.carrierId) ?? {
              carrierId: params.carrierId,
              reported: null,
              inspected: null,
              onEld: null,
              insured: null,
            },
        ),
      ),
  }
}
