import {
  type ChangedLoad,
  countLoadTabs,
  type CurrentUser,
  done,
  instantMs,
  isExpired,
  isInLoadTab,
  LOAD_STATUSES,
  type Load,
  type LoadEdits,
  type LoadFilter,
  type LoadId,
  type Loads,
  type LoadSort,
  type LoadSortKey,
  type LoadsParams,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  stopProgress,
  type UpdateLoad,
} from '@fairhaul/core'
import { unlessBlocked } from './blocked.ts'
import { recordOfAct } from './decision-fakes.ts'
import { type FakeCalls, pageOf, refusal, signedInUser, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** The outcome for the calling user. Refuses: a visitor, and a user whose company has expired. */
export const forUser = <T>(
  world: FakeWorld,
  give: (user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> => {
  const user = signedInUser(world)
  if (!user.ok) return user
  return isExpired(user.value)
    ? refused(refusal.forbidden('The subscription of your company has expired.'))
    : give(user.value)
}

const carrierOf = (world: FakeWorld, load: Load): Load['carrier'] => {
  const carrier = world.carriers.find(({ id }) => id === load.carrierId)
  if (carrier === undefined) return load.carrier
  const { id, legalName, identifiers, connection, rulesAssessment, cautions } = carrier
  return { id, legalName, identifiers, connection, rulesAssessment, cautions }
}

/** A load as the server gives it: with its carrier, its truck and what is logged at its stops. */
const asGiven = (world: FakeWorld, load: Load): Load => ({
  ...load,
  carrier: carrierOf(world, load),
  vehicle: world.carrierVehicles.find(({ id }) => id === load.carrierVehicleId) ?? null,
  stops: load.stops.map(stop => ({
    ...stop,
    progress:
      stop.progress &&
      stopProgress(
        stop,
        world.loadLogs.filter(({ loadId }) => loadId === load.id),
      ),
  })),
})

/** The loads of the user's company. */
export const ownLoads = (world: FakeWorld, user: CurrentUser): readonly Load[] =>
  world.loads.filter(({ companyId }) => companyId === user.company?.id).map(load => asGiven(world, load))

/** Gives what follows for one load of the user's company. Refuses: `not-found` for any other. */
export const forLoad = <T>(
  world: FakeWorld,
  wanted: LoadId,
  give: (load: Load, user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> =>
  forUser(world, user => {
    const load = ownLoads(world, user).find(({ id }) => id === wanted)
    return load === undefined ? refused(refusal.notFound) : give(load, user)
  })

type LoadsCall = 'list' | 'countTabs' | 'find' | 'update'

const FILTERED = [
  'status',
  'trackingStatus',
  'teamId',
  'carrierVehicleId',
] as const satisfies readonly (keyof Load & keyof LoadFilter)[]

const passes = (load: Load, filter: LoadFilter): boolean =>
  FILTERED.every(key => filter[key] === undefined || filter[key] === load[key])

const isRequested = (world: FakeWorld, load: Load, params: LoadsParams): boolean => {
  const logs = world.loadLogs.filter(({ loadId }) => loadId === load.id)
  if (!isInLoadTab(params.tab, { load, logs, now: world.now })) return false
  if (params.tab !== 'search-result') return true
  const text = params.search.trim().toLowerCase()
  return text !== '' && (load.externalNumber ?? '').toLowerCase().includes(text)
}

/** The value that loads are sorted by. Null: not on record. */
const SORTED_BY: Readonly<Record<LoadSortKey, (load: Load) => string | number | null>> = {
  pickup: ({ stops }) => {
    const starts = stops
      .filter(({ kind }) => kind === 'pickup')
      .map(({ window }) => instantMs(window.startsAt))
    const known = starts.filter(each => each !== null)
    return known.length === 0 ? null : Math.min(...known)
  },
  status: ({ status }) => LOAD_STATUSES.indexOf(status),
  carrier: ({ carrier }) => carrier?.legalName.toLowerCase() ?? null,
}

const sorted = (rows: readonly Load[], sort: LoadSort | null | undefined): readonly Load[] => {
  const newest = rows.toSorted((one, other) => other.id - one.id)
  if (!sort) return newest
  const value = SORTED_BY[sort.by]
  const sign = sort.direction === 'ascending' ? 1 : -1
  return newest.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a === b ? 0 : a < b ? -sign : sign
  })
}

const isAsSeen = (load: Load, seen: LoadEdits = {}): boolean =>
  (['status', 'teamId', 'carrierVehicleId'] as const).every(
    field => seen[field] === undefined || seen[field] === load[field],
  )

const updated = (
  world: FakeWorld,
  before: Load,
  { id, seen, ...change }: UpdateLoad,
): Outcome<ChangedLoad, Refusal> => {
  const isOfCompany = (team: { readonly id: unknown; readonly companyId: unknown }) =>
    team.id === change.teamId && team.companyId === before.companyId
  if (Object.values(change).every(value => value === undefined))
    return refused(refusal.invalid(null, 'Say what to change.'))
  if (change.teamId !== undefined && change.teamId !== null && !world.teams.some(isOfCompany))
    return refused(refusal.invalid('teamId', 'Choose a team of your company.'))
  if (!isAsSeen(before, seen))
    return refused({
      kind: 'conflict',
      message: 'Someone else changed this load meanwhile.',
      requestId: null,
    })
  const isAssigned = change.carrierVehicleId != null && change.carrierVehicleId !== before.carrierVehicleId
  const allowed = isAssigned ? unlessBlocked(world, before.companyId, before.carrierId) : done(undefined)
  if (!allowed.ok) return allowed
  const after: Load = { ...before, ...change }
  const kept = isAssigned && before.carrierId !== null ? recordOfAct(world, before.carrierId, 'load') : {}
  world.loads = world.loads.map(each => (each.id === id ? after : each))
  return done({ ...asGiven(world, after), ...kept })
}

/** `Loads` in memory, with the refusals of the server; exceptions are decided at the world's time. */
export const fakeLoads = (world: FakeWorld = fakeWorld()): Loads & FakeCalls<LoadsCall> => {
  const { control, answer } = userCalls<LoadsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          const rows = ownLoads(world, user).filter(
            load => isRequested(world, load, params) && passes(load, params.filter ?? {}),
          )
          return done(pageOf(sorted(rows, params.sort), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () =>
        forUser(world, user => {
          const rows = ownLoads(world, user).filter(load => passes(load, params.filter ?? {}))
          const found = { tab: 'search-result', search: params.search ?? '' } as const
          const tabs = countLoadTabs(
            rows.map(load => ({
              load,
              logs: world.loadLogs.filter(({ loadId }) => loadId === load.id),
              now: world.now,
            })),
          )
          const results = rows.filter(load => isRequested(world, load, found)).length
          return done({ ...tabs, 'search-result': results })
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () => forLoad(world, params.id, load => done(load))),
    update: params =>
      answer('update', params, undefined, () =>
        forLoad(world, params.id, load => updated(world, load, params)),
      ),
  }
}
