import {
  type CreateLoadLog,
  done,
  hasLogOf,
  instantMs,
  type Load,
  type LoadId,
  type LoadLog,
  type LoadLogs,
  type LoadTraces,
  logEventProblems,
  logsNewestFirst,
  nearestFirst,
  refused,
  traceInOrder,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from './fake-world.ts'
import { forLoad } from './load-fakes.ts'

const isSame = (log: LoadLog, { stopId, kind, occurredAt }: CreateLoadLog): boolean =>
  log.stopId === stopId && log.kind === kind && instantMs(log.occurredAt) === instantMs(occurredAt)

const isOver = (load: Load): boolean => load.status === 'cancelled' || load.status === 'delivered'

/** A load after one of its events was logged. */
const movedOn = (load: Load, logs: readonly LoadLog[]): Load => {
  const deliveries = load.stops.filter(({ kind }) => kind === 'delivery')
  if (isOver(load)) return load
  if (deliveries.length > 0 && deliveries.every(({ id }) => hasLogOf(logs, id, 'delivery'))) {
    const endsTracking = ['tracking', 'tracking_interrupted', 'not_started'].includes(load.trackingStatus)
    return { ...load, status: 'delivered', ...(endsTracking && { trackingStatus: 'ended' }) }
  }
  return load.status === 'available' || load.status === 'covered' ? { ...load, status: 'progress' } : load
}

/** `LoadLogs` in memory; what is still to come is decided at the world's time. */
export const fakeLoadLogs = (world: FakeWorld = fakeWorld()): LoadLogs & FakeCalls<'list' | 'create'> => {
  const { control, answer } = userCalls<'list' | 'create'>(world)
  const logsOf = (wanted: LoadLog['loadId']) => world.loadLogs.filter(({ loadId }) => loadId === wanted)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forLoad(world, params.loadId, ({ id }) => done(logsNewestFirst(logsOf(id)))),
      ),
    create: params =>
      answer('create', params, undefined, () =>
        forLoad(world, params.loadId, load => {
          const problems = logEventProblems(params, { load, logs: logsOf(load.id), now: world.now })
          if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
          const { stopId, kind, occurredAt } = params
          const same = logsOf(load.id).find(log => isSame(log, params))
          if (same !== undefined) return done(same)
          const made: LoadLog = {
            id: nextIdAmong(world.loadLogs),
            loadId: load.id,
            stopId,
            kind,
            occurredAt,
            externalMessage: null,
          }
          world.loadLogs.push(made)
          const moved = movedOn(load, logsOf(load.id))
          world.loads = world.loads.map(each => (each.id === load.id ? moved : each))
          return done(made)
        }),
      ),
  }
}

type LoadTracesCall = 'trace' | 'recentAreas' | 'distancesToPickup'

/** `LoadTraces` in memory. */
export const fakeLoadTraces = (world: FakeWorld = fakeWorld()): LoadTraces & FakeCalls<LoadTracesCall> => {
  const { control, answer } = userCalls<LoadTracesCall>(world)
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
