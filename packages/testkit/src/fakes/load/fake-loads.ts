import {
  done,
  isInLoadTab,
  type Load,
  type LoadFilter,
  type Loads,
  type LoadsParams,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type UpdateLoad,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { forLoad, forUser, ownLoads } from './own-loads.ts'

type Call = 'list' | 'find' | 'update'

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

const updated = (world: FakeWorld, before: Load, { id, ...change }: UpdateLoad): Outcome<Load, Refusal> => {
  const isOfCompany = (team: { readonly id: unknown; readonly companyId: unknown }) =>
    team.id === change.teamId && team.companyId === before.companyId
  if (Object.values(change).every(value => value === undefined))
    return refused(refusal.invalid(null, 'Say what to change.'))
  if (change.teamId !== undefined && change.teamId !== null && !world.teams.some(isOfCompany))
    return refused(refusal.invalid('teamId', 'Choose a team of your company.'))
  const after: Load = { ...before, ...change }
  world.loads = world.loads.map(each => (each.id === id ? after : each))
  return done(after)
}

/** `Loads` in memory, with the refusals of the server; exceptions are decided at the world's time. */
export const fakeLoads = (world: FakeWorld = fakeWorld()): Loads & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          const rows = ownLoads(world, user)
            .filter(load => isRequested(world, load, params) && passes(load, params.filter ?? {}))
            .toSorted((one, other) => other.id - one.id)
          return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
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
