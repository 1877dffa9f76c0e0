import { ALL_OPEN_LOADS, cachedLoads, type LoadsAddress } from '@fairhaul/core'
import {
  aCarrierDetail,
  aCarrierVehicle,
  aLoad,
  aTeam,
  type FakeWorld,
  fakeCarrierVehicles,
  fakeLoads,
  fakeLoadsByNumber,
  fakeSearchCache,
  fakeTeams,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { LoadsStore } from './loads-store.ts'
import { visiblePage } from '../../testing/visible-page.ts'

const loads = (...ids: readonly number[]) =>
  ids.map(at => aLoad({ id: id(at), externalNumber: `NL-${at}`, status: at > 90 ? 'delivered' : 'progress' }))

const setUp = async (change: Partial<FakeWorld> = {}, cache = fakeSearchCache()) => {
  const world = fakeWorld({ loads: loads(1, 2, 3, 91), ...change })
  const port = fakeLoads(world)
  const entries = fakeLoadsByNumber(world)
  const store = new LoadsStore({
    loads: port,
    byNumber: entries,
    teams: fakeTeams(world),
    vehicles: fakeCarrierVehicles(world),
    companyId: () => world.user?.company?.id,
    stored: tab => cachedLoads(cache, tab, () => world.user),
    clock: { now: () => world.now, after: () => () => undefined },
    sight: visiblePage,
    whenIdle: call => call(),
  })
  const open = async (next: Partial<LoadsAddress> = {}) => {
    store.open({ ...store.list.address, ...next })
    await store.list.found.finished()
    await store.list.counted.finished()
    await store.teams.finished()
  }
  return { world, port, entries, store, open, cache }
}

const ids = ({ list }: LoadsStore) => list.shown?.items.map(each => each.id)

describe('the list of loads', () => {
  it('shows the loads of its tab, and counts all tabs by one request for all of them', async () => {
    const { store, port, open } = await setUp()
    await open()
    expect(ids(store)).toEqual([3, 2, 1])
    await open({ tab: 'closed' })
    expect(ids(store)).toEqual([91])
    expect(store.list.counts).toMatchObject({ open: 3, closed: 1, 'search-result': 0 })
    expect(port.requests.filter(({ call }) => call === 'countTabs')).toHaveLength(1)
  })

  it('finds trucks of all its loads by how a number starts, and none that no load was given to', async () => {
    const trucks = [61, 62].map(at => aCarrierVehicle({ id: id(at), unitNumber: `T-${at}` }))
    const world = { carrierVehicles: trucks, loads: [aLoad({ carrierVehicleId: id(61) })] }
    const { store } = await setUp({ ...world, carriers: [aCarrierDetail({ id: id(7) })] })
    store.trucks.search('t6')
    await store.trucks.found.finished()
    expect(store.trucks.trucks?.map(({ unitNumber }) => unitNumber)).toEqual(['T-61'])
    expect(store.trucks.known.get(id(61))?.unitNumber).toBe('T-61')
    store.trucks.search(' ')
    expect(store.trucks.trucks).toBeUndefined()
  })

  it('is narrowed by filters and searched by number, and counts again for either', async () => {
    const { store, open } = await setUp({ teams: [aTeam()], loads: [aLoad({ teamId: id(10) }), ...loads(1)] })
    await open({ team: id(10) })
    expect(ids(store)).toEqual([17])
    expect(store.list.counts?.open).toBe(1)
    expect(store.teams.value?.items.map(({ name }) => name)).toContain('Midwest')
    await open({ team: 'none' })
    expect(ids(store)).toEqual([1])
    await open({ ...ALL_OPEN_LOADS, tab: 'search-result', text: 'nl-1' })
    expect(store.list.counts?.['search-result']).toBe(1)
  })

  it('is empty, page 1 of 1 with 0 records and its error, when it fails', async () => {
    const { store, port, open } = await setUp()
    await open()
    port.failNext('list')
    await open({ tab: 'closed' })
    expect(store.list.shown).toMatchObject({
      items: [],
      page: 1,
      pages: 1,
      total: 0,
      error: { kind: 'offline' },
    })
    store.list.retry()
    await store.list.found.finished()
    expect(ids(store)).toEqual([91])
  })

  it('is restored from the browser at its own address, also after a reload', async () => {
    const { open, cache } = await setUp()
    await open({ tab: 'closed' })
    const { store } = await setUp({}, cache)
    store.open({ ...ALL_OPEN_LOADS, tab: 'closed' })
    expect(ids(store)).toEqual([91])
    const other = await setUp({}, cache)
    other.store.open({ ...ALL_OPEN_LOADS, tab: 'closed', page: 2 })
    expect(other.store.list.shown).toBeUndefined()
  })
})

describe('a refresh of loads in the background', () => {
  it('shows new content of the rows in their places', async () => {
    const { store, world, open } = await setUp()
    await open()
    world.loads = world.loads.map(load => ({ ...load, status: load.id === id(2) ? 'delayed' : load.status }))
    await store.list.refresh()
    expect(store.list.shown?.items.map(({ status }) => status)).toEqual(['progress', 'delayed', 'progress'])
    expect(store.list.waiting).toBeNull()
  })

  it('leaves every row in its place, and shows a new order only when the user asks for it', async () => {
    const { store, world, open } = await setUp()
    await open()
    world.loads = [...loads(1, 3, 4, 5)]
    await store.list.refresh()
    expect([ids(store), store.list.waiting?.moved, store.list.counts?.open]).toEqual([[3, 2, 1], 2, 4])
    store.list.showWaiting()
    expect([ids(store), store.list.waiting]).toEqual([[5, 4, 3, 1], null])
  })

  it('leaves the list as it is when it fails, and does not change one that was opened meanwhile', async () => {
    const { store, port, open } = await setUp()
    await open()
    port.failNext('list')
    await store.list.refresh()
    expect([ids(store), store.list.shown?.error]).toEqual([[3, 2, 1], null])
    const refreshing = store.list.refresh()
    await open({ tab: 'closed' })
    await refreshing
    expect(ids(store)).toEqual([91])
  })

  it('does nothing before the list has loaded, nor after it was closed', async () => {
    const { store, port } = await setUp()
    await store.list.refresh()
    expect(port.requests).toEqual([])
    store.dispose()
  })
})
