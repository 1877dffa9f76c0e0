import { type CarrierTouches, compareCalendarDates, type TouchedArea } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import type { CarrierTouch } from './carrier-work-world.ts'
import { ofKnownCarrier } from './known-carrier.ts'

type Call = 'historical' | 'recentlyVerified' | 'powerUnits'

const areasOf = (touches: readonly CarrierTouch[], of: CarrierTouch['carrierId']): readonly TouchedArea[] =>
  touches
    .filter(({ carrierId }) => carrierId === of)
    .map(({ areaId, name, zip, count, lastOn }) => ({ areaId, name, zip, count, lastOn }))
    .toSorted((one, other) => compareCalendarDates(other.lastOn, one.lastOn) || one.areaId - other.areaId)

/** `CarrierTouches` in memory. */
export const fakeCarrierTouches = (world: FakeWorld = fakeWorld()): CarrierTouches & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
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
