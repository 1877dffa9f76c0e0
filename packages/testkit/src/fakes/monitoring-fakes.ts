import {
  type CarrierChange,
  type CarrierHistory,
  type CarrierSummary,
  CHANGE_KINDS,
  CHANGE_TONES,
  type ChangeCounts,
  calendarDateOf,
  done,
  type FeedParams,
  type FeedPart,
  type MonitoringFeed,
  type Outcome,
  overallVerdict,
  PAGE_SIZE,
  type Refusal,
  refused,
  regionOfPlace,
  type StateTally,
  type Verdict,
  type MonitoredCounts,
  WORST_FIRST,
} from '@fairhaul/core'
import { andThen, signedInCompany } from './fake-calls.ts'
import { type FakeCalls, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'

/** How long a change is listed. */
const LISTED_MS = 30 * 86_400_000

/** A part of a list that begins at a cursor: here the place of its first row. */
export const partOf = <Item>(
  rows: readonly Item[],
  { cursor, pageSize = PAGE_SIZE }: FeedParams,
): Outcome<FeedPart<Item>, Refusal> => {
  if (cursor !== undefined && !/^\d{1,6}$/.test(cursor))
    return refused(refusal.invalid('cursor', 'This is no cursor.'))
  const from = Number(cursor ?? 0)
  const end = from + pageSize
  return done({ items: rows.slice(from, end), next: end < rows.length ? String(end) : null })
}

const carriersOf = (world: FakeWorld): readonly CarrierSummary[] =>
  world.subscriptions.flatMap(({ carrierId }) => world.carriers.find(({ id }) => id === carrierId) ?? [])

const verdictIn = (world: FakeWorld, { rulesAssessment }: CarrierSummary): Verdict | null =>
  rulesAssessment === null ? null : overallVerdict(rulesAssessment, todayIn(world))

const rankIn = (world: FakeWorld, carrier: CarrierSummary): number => {
  const verdict = verdictIn(world, carrier)
  return verdict === null ? WORST_FIRST.length : WORST_FIRST.indexOf(verdict)
}

/** The day of a change, never in the future. */
const happenedOn = ({ on, noticedAt }: CarrierChange): string => {
  const noticed = calendarDateOf(new Date(noticedAt))
  return on !== null && on < noticed ? on : noticed
}

const changesIn = (world: FakeWorld, noticedAfter: string | undefined): readonly CarrierChange[] => {
  const since = Math.max(Date.parse(noticedAfter ?? '') || 0, world.now - LISTED_MS)
  const monitored = new Set(world.subscriptions.map(({ carrierId }) => carrierId))
  return world.carrierChanges
    .filter(({ carrier, noticedAt }) => monitored.has(carrier.id) && Date.parse(noticedAt) > since)
    .toSorted(
      (one, other) =>
        CHANGE_TONES.indexOf(one.tone) - CHANGE_TONES.indexOf(other.tone) ||
        happenedOn(other).localeCompare(happenedOn(one)) ||
        other.id - one.id,
    )
}

const countsOf = (changes: readonly CarrierChange[]): ChangeCounts =>
  Object.fromEntries(
    CHANGE_KINDS.map(kind => [kind, changes.filter(change => change.kind === kind).length]),
  ) as Record<(typeof CHANGE_KINDS)[number], number>

const verdictCounts = (world: FakeWorld, carriers: readonly CarrierSummary[]): MonitoredCounts => {
  const counts: Record<keyof MonitoredCounts, number> = {
    Fail: 0,
    Incomplete: 0,
    Override: 0,
    Pass: 0,
    None: 0,
  }
  for (const carrier of carriers) counts[verdictIn(world, carrier) ?? 'None'] += 1
  return counts
}

const tallyOf = (world: FakeWorld, carrier: CarrierSummary): StateTally => {
  const verdict = verdictIn(world, carrier)
  const { country, state } = carrier.physicalAddress
  return {
    country,
    state,
    monitored: 1,
    fail: verdict === 'Fail' ? 1 : 0,
    incomplete: verdict === 'Incomplete' ? 1 : 0,
    ending: 0,
  }
}

/** `MonitoringFeed` in memory: the world's changes of its monitored carriers. No cover is about to end. */
export const fakeMonitoringFeed = (
  world: FakeWorld = fakeWorld(),
): MonitoringFeed & FakeCalls<'changes' | 'latest' | 'byVerdict' | 'byState'> => {
  const { control, answer } = userCalls<'changes' | 'latest' | 'byVerdict' | 'byState'>(world)
  return {
    ...control,
    changes: (params, signal) =>
      answer('changes', params, signal, () =>
        andThen(signedInCompany(world), () => {
          const all = changesIn(world, params.noticedAfter)
          const rows = params.kind === undefined ? all : all.filter(({ kind }) => kind === params.kind)
          const readAt = new Date(world.now).toISOString()
          return andThen(partOf(rows, params), part => done({ ...part, counts: countsOf(all), readAt }))
        }),
      ),
    latest: (params, signal) =>
      answer('latest', params, signal, () =>
        andThen(signedInCompany(world), () => {
          const { carrierIds } = params
          if (carrierIds.length > PAGE_SIZE)
            return refused(refusal.invalid('carrierIds', `Give at most ${PAGE_SIZE} carriers.`))
          const newest = changesIn(world, undefined).toSorted((one, other) =>
            happenedOn(other).localeCompare(happenedOn(one)),
          )
          return done(
            carrierIds.flatMap(carrierId => {
              const { carrier, ...found } = newest.find(each => each.carrier.id === carrierId) ?? {}
              return carrier === undefined
                ? []
                : [{ ...(found as Omit<CarrierChange, 'carrier'>), carrierId }]
            }),
          )
        }),
      ),
    byVerdict: (params, signal) =>
      answer('byVerdict', params, signal, () =>
        andThen(signedInCompany(world), () => {
          const { region, verdict } = params
          const there = carriersOf(world).filter(
            ({ physicalAddress }) => region === undefined || regionOfPlace(physicalAddress) === region,
          )
          const rows = there
            .filter(carrier => verdict === undefined || verdictIn(world, carrier) === verdict)
            .toSorted((one, other) => rankIn(world, one) - rankIn(world, other))
            .map(carrier => ({ carrier, turnedOn: null }))
          return andThen(partOf(rows, params), part => done({ ...part, counts: verdictCounts(world, there) }))
        }),
      ),
    byState: signal =>
      answer('byState', undefined, signal, () =>
        andThen(signedInCompany(world), () => done(carriersOf(world).map(each => tallyOf(world, each)))),
      ),
  }
}

/** `CarrierHistory` in memory: the world's changes, newest first. */
export const fakeCarrierHistory = (world: FakeWorld = fakeWorld()): CarrierHistory & FakeCalls<'list'> => {
  const { control, answer } = userCalls<'list'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(signedInCompany(world), () => {
          if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
          const rows = world.historyChanges
            .filter(({ kind }) => params.kind === undefined || kind === params.kind)
            .toSorted((one, other) => (one.on < other.on ? 1 : -1))
          return partOf(rows, params)
        }),
      ),
  }
}
