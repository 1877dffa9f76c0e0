import { done, type LoadId, type LoadTraces, nearestFirst, traceInOrder } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { forLoad } from './own-loads.ts'

type Call = 'trace' | 'recentAreas' | 'distancesToPickup'

/** `LoadTraces` in memory. */
export const fakeLoadTraces = (world: FakeWorld = fakeWorld()): LoadTraces & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  const rowOf = (wanted: LoadId) => world.loadTraces.find(({ loadId }) => loadId === wanted)
  return {
    ...control,
    trace: (params, signal) =>
      answer('trace', params, signal, () =>
        forLoad(world, params.loadId, ({ id }) => done(traceInOrder(rowOf(id)?.trace ?? []))),
      ),
    recentAreas: (params, signal) =>
      answer('recentAreas', params, signal, () =>
        forLoad(world, params.loadId, ({ id }) =>
          done(
            (rowOf(id)?.recentAreas ?? [])
              .map(each => ({ ...each, areas: traceInOrder(each.areas) }))
              .toSorted((one, other) => one.carrierVehicleId - other.carrierVehicleId),
          ),
        ),
      ),
    distancesToPickup: (params, signal) =>
      answer('distancesToPickup', params, signal, () =>
        forLoad(world, params.loadId, ({ id }) => done(nearestFirst(rowOf(id)?.distances ?? []))),
      ),
  }
}
