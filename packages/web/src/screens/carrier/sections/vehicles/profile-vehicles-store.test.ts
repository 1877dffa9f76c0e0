import {
  aCarrierDetail,
  aCarrierVehicle,
  anEldVehicle,
  fakeCarrierTouches,
  fakeCarrierVehicles,
  fakeEldStatuses,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { readProfileAddress } from '@fairhaul/core'
import { expect, it, vi } from 'vitest'
import { ProfileAddressStore } from '../../profile-address-store.ts'
import { ProfileVehiclesStore } from './profile-vehicles-store.ts'

const setUp = (count = 120) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail()],
    carrierVehicles: Array.from({ length: count }, (_, at) =>
      aCarrierVehicle({ id: id(at + 1), isScheduled: at % 2 === 0, vin: `VIN${at}` }),
    ),
    eldVehicles: [anEldVehicle({ carrierVehicleId: id(3), vin: null })],
  })
  const vehicles = fakeCarrierVehicles(world)
  const at = new ProfileAddressStore({ id: id(7), navigator: { go: vi.fn() } })
  const store = new ProfileVehiclesStore({
    at,
    carrierId: id(7),
    today: () => '2026-11-22',
    vehicles,
    eldStatuses: fakeEldStatuses(world),
    touches: fakeCarrierTouches(world),
  })
  return { store, vehicles, at }
}

const opened = async (count?: number) => {
  const it = setUp(count)
  it.store.open()
  await it.store.list.settled()
  await it.store.reports.settled()
  return it
}

it('the first page of a profile’s vehicles comes with the counts of all', async () => {
  const { store } = await opened()
  expect(store.list.value).toMatchObject({
    page: 1,
    pages: 3,
    total: 120,
    counts: { scheduled: 60, nonScheduled: 60 },
  })
  expect(store.list.value?.rows).toHaveLength(50)
  expect(store.reportOf?.(aCarrierVehicle({ id: id(3) }))?.provider).toBe('Samsara')
})

it('all vehicles of a profile are loaded page after page, each once', async () => {
  const { store } = await opened()
  await store.loadAll()
  const ids = store.list.value?.rows.map(row => row.id) ?? []
  expect(ids).toHaveLength(120)
  expect(new Set(ids).size).toBe(120)
  expect(store.isLoadingMore).toBe(false)
})

it('vehicles that are loaded stay when a later page fails, and loading goes on from there', async () => {
  const { store, vehicles } = await opened()
  vehicles.failNext('ofCarrier')
  await store.loadAll()
  expect(store.list.state.kind).toBe('failed')
  expect(store.list.value?.rows).toHaveLength(50)
  await store.list.reload()
  expect(store.list.value?.rows).toHaveLength(100)
})

it('loading can be stopped, and keeps what was loaded', async () => {
  const { store } = await opened()
  const loading = store.loadAll()
  store.stop()
  await loading
  expect(store.list.value?.rows).toHaveLength(50)
  expect(store.isLoadingMore).toBe(false)
})

it('a filter starts again at the first page, and the older rows stay until then', async () => {
  const { store, vehicles } = await opened()
  await store.loadAll()
  const spy = vi.spyOn(vehicles, 'ofCarrier')
  store.narrow({ type: 'trailer' })
  expect(store.isOutdated).toBe(true)
  expect(store.isNarrowed).toBe(true)
  await store.list.finished()
  expect(store.list.value).toMatchObject({ rows: [], total: 0 })
  store.clearFilters()
  store.setSince(1)
  await store.list.finished()
  expect(spy.mock.lastCall?.[0]).toMatchObject({ from: '2026-10-22', filters: {}, page: 1 })
  expect(store.list.value?.rows).toHaveLength(50)
})

it('another address narrows the vehicles, and the same one loads nothing', async () => {
  const { store, vehicles, at } = await opened()
  const spy = vi.spyOn(vehicles, 'ofCarrier')
  store.visited()
  expect(spy).not.toHaveBeenCalled()
  at.visited(readProfileAddress('?vehicles[type]=trailer&vehicles[months]=3'))
  store.visited()
  await store.list.finished()
  expect(spy.mock.calls.map(([params]) => params)).toMatchObject([
    { filters: { type: 'trailer' }, from: '2026-08-22', page: 1 },
  ])
  at.visited(readProfileAddress(''))
  store.visited()
  await store.list.finished()
  expect(store.list.value?.total).toBe(120)
})
