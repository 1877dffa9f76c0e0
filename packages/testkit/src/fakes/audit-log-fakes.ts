import {
  type AuditEntry,
  type AuditLog,
  type CurrentUser,
  displayName,
  done,
  instantMs,
  mayReadAuditLog,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

const forReader = <T>(world: FakeWorld, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
  forUser(world, user => (mayReadAuditLog(user) ? give() : refused(refusal.forbidden())))

const isAt = (entry: AuditEntry, from: string | undefined, before: string | undefined): boolean => {
  const at = instantMs(entry.occurredAt) ?? 0
  return (
    (from === undefined || at >= (instantMs(from) ?? 0)) &&
    (before === undefined || at < (instantMs(before) ?? 0))
  )
}

/** The part of an entry that says who made it and when. */
const madeBy = (world: FakeWorld, user: CurrentUser) => ({
  id: nextIdAmong(world.auditEntries),
  occurredAt: nextInstant(world),
  userId: user.id,
  userName: displayName(user),
  source: 'browser',
  requestId: null,
  key: null,
})

/** `AuditLog` in memory. Only exports are recorded by themselves; a test adds other entries. */
export const fakeAuditLog = (
  world: FakeWorld = fakeWorld(),
): AuditLog & FakeCalls<'list' | 'authors' | 'recordExport'> => {
  const { control, answer } = userCalls<'list' | 'authors' | 'recordExport'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forReader(world, () => {
          const { userId } = params
          const isKnown = world.auditEntries.some(entry => entry.userId === userId)
          if (userId !== undefined && userId !== world.user?.id && !isKnown) return refused(refusal.notFound)
          const rows = world.auditEntries
            .filter(
              entry =>
                (params.kind === undefined || entry.kind === params.kind) &&
                (params.userId === undefined || entry.userId === params.userId) &&
                (params.carrierId === undefined ||
                  entry.carriers.some(({ id }) => id === params.carrierId)) &&
                isAt(entry, params.from, params.before),
            )
            .toSorted((one, other) => other.occurredAt.localeCompare(one.occurredAt) || other.id - one.id)
          return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    authors: signal =>
      answer('authors', undefined, signal, () =>
        forReader(world, () => {
          const names = new Map(world.auditEntries.map(({ userId, userName }) => [userId, userName]))
          return done([...names].map(([userId, userName]) => ({ userId, userName })))
        }),
      ),
    recordExport: params =>
      answer('recordExport', params, undefined, () =>
        forUser(world, user => {
          if (!user.paywall.canExport) return refused(refusal.forbidden())
          world.auditEntries.push({
            ...madeBy(world, user),
            kind: 'exported',
            subject: { type: 'list', id: null, label: params.list },
            carriers: [],
            carrierCount: 0,
            reason: null,
            before: null,
            after: null,
            rowCount: params.rowCount,
          })
          return done(undefined)
        }),
      ),
  }
}
