import {
  done,
  type LoadAudits,
  mayAuditLoads,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextInstant } from './fake-world.ts'

const forReader = <T>(world: FakeWorld, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
  forUser(world, user => (mayAuditLoads(user) ? give() : refused(refusal.forbidden())))

/** `LoadAudits` in memory: an audit finds the lines of the world. */
export const fakeLoadAudits = (world: FakeWorld = fakeWorld()): LoadAudits & FakeCalls<keyof LoadAudits> => {
  const { control, answer } = userCalls<keyof LoadAudits>(world)
  return {
    ...control,
    last: signal => answer('last', undefined, signal, () => forReader(world, () => done(world.loadAudit))),
    run: () =>
      answer('run', undefined, undefined, () =>
        forReader(world, () => {
          world.loadAudit = { madeAt: nextInstant(world), firstLoadOn: '2026-08-23' }
          return done(world.loadAudit)
        }),
      ),
    lines: (params, signal) =>
      answer('lines', params, signal, () =>
        forReader(world, () => {
          const found = world.loadAudit === null ? [] : world.loadAuditLines
          const rows = found.filter(({ kind }) => params.kind === undefined || kind === params.kind)
          return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
        }),
      ),
  }
}
