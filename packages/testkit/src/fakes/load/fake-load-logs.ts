import { done, type LoadLog, type LoadLogs, logEventProblems, logsNewestFirst, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'
import { forLoad } from './own-loads.ts'

/** `LoadLogs` in memory; what is still to come is decided at the world's time. */
export const fakeLoadLogs = (world: FakeWorld = fakeWorld()): LoadLogs & FakeCalls<'list' | 'create'> => {
  const { control, answer } = userCalls<'list' | 'create'>(world)
  const logsOf = (wanted: LoadLog['loadId']) => world.loadLogs.filter(({ loadId }) => loadId === wanted)
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () =>
        forLoad(world, ask.loadId, ({ id }) => done(logsNewestFirst(logsOf(id)))),
      ),
    create: ask =>
      answer('create', ask, undefined, () =>
        forLoad(world, ask.loadId, load => {
          const problems = logEventProblems(ask, { load, logs: logsOf(load.id), now: world.now })
          if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
          const { stopId, kind, occurredAt } = ask
          const made: LoadLog = {
            id: nextIdAmong(world.loadLogs),
            loadId: load.id,
            stopId,
            kind,
            occurredAt,
            externalMessage: null,
          }
          world.loadLogs.push(made)
          return done(made)
        }),
      ),
  }
}
