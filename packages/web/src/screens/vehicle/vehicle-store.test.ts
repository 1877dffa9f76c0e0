import {
  AREAS_STEPS,
  type AreasShown,
  CallFailed,
  type MovementsParams,
  type VehicleMovement,
  vehiclePath,
} from '@fairhaul/core'
import {
  aCarrierVehicle,
  aMovement,
  anEldStatus,
  aVehicle,
  aVehicleRun,
  fakeEldStatuses,
  fakeVehicleMovements,
  fakeVehicles,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { holdsWhateverTheOrder } from '../../parts/testing/shuffled-latency.ts'
import { VehicleStore } from './vehicle-store.ts'

const setUp = (vehicle = aVehicle(), of = 20) => {
  const world = fakeWorld({
    vehicles: [vehicle],
    carrierVehicles: [aCarrierVehicle()],
    vehicleMovements: Array.from({ length: 24 }, (_, at) => aMovement({ id: id(at + 1) })),
    eldStatuses: [anEldStatus()],
  })
  const vehicles = fakeVehicles(world)
  const movements = fakeVehicleMovements(world)
  const eldStatuses = fakeEldStatuses(world)
  const store = new VehicleStore({
    id: id(of),
    vehicles,
    movements,
    eldStatuses,
  })
  return { world, store, vehicles, movements, eldStatuses }
}

const areasOf = (store: VehicleStore) =>
  store.areas.state.kind === 'ready' ? store.areas.state.value : undefined

describe('a vehicle and its carrier', () => {
  it('a vehicle loads with its last carrier, that carrier’s devices and its last five areas', async () => {
    const { store, movements } = setUp()
    store.open('')
    await store.settled()
    expect(store.current?.carrier.id).toBe(7)
    await vi.waitFor(() =>
      expect(store.eld.state).toMatchObject({ kind: 'ready', value: { provider: 'Samsara' } }),
    )
    await vi.waitFor(() => expect(areasOf(store)?.movements).toHaveLength(5))
    expect(movements.requests.map(({ params }) => params)).toEqual([{ vehicleId: 20, limit: 5 }])
  })

  it('more areas load when the address requests them, and nothing else reloads', async () => {
    const { store, vehicles, eldStatuses } = setUp()
    store.open('')
    await vi.waitFor(() => expect(areasOf(store)?.movements).toHaveLength(5))
    store.open('?areas=20')
    await vi.waitFor(() => expect(areasOf(store)?.movements).toHaveLength(20))
    store.open('?areas=20')
    expect([store.areas.state.kind, vehicles.requests.length, eldStatuses.requests.length]).toEqual([
      'ready',
      1,
      1,
    ])
  })

  it('a vehicle that was seen with no carrier requests no devices', async () => {
    const { store, eldStatuses } = setUp(aVehicle({ carriers: [] }))
    store.open('')
    await store.settled()
    await store.loadEld()
    expect([store.current, store.disputed, eldStatuses.requests]).toEqual([undefined, [], []])
  })

  it('a vehicle that was seen with two carriers within a month is disputed', async () => {
    const run = aVehicleRun()
    const other = { ...run, carrier: { ...run.carrier, id: id<'carrier'>(8) } }
    const { store } = setUp(aVehicle({ carriers: [run, other] }))
    store.open('')
    await store.settled()
    expect(store.disputed).toHaveLength(2)
  })

  it('a vehicle that does not exist is refused as not found', async () => {
    const { store } = setUp(aVehicle(), 19)
    store.open('')
    await store.settled()
    expect(store.detail.state).toMatchObject({ kind: 'refused', refusal: { kind: 'not-found' } })
  })

  it('an address without a number sends no request', async () => {
    const world = fakeWorld()
    const movements = fakeVehicleMovements(world)
    const vehicles = fakeVehicles(world)
    const store = new VehicleStore({
      id: undefined,
      vehicles,
      movements,
      eldStatuses: fakeEldStatuses(world),
    })
    store.open('')
    await store.settled()
    expect(store.detail.state).toMatchObject({ kind: 'refused', refusal: { kind: 'not-found' } })
    expect([vehicles.requests, movements.requests]).toEqual([[], []])
  })

  it('a failed vehicle can be reloaded, and the previous one stays when that fails', async () => {
    const { store, vehicles } = setUp()
    vehicles.failNext('find')
    store.open('')
    await store.settled()
    expect(store.detail.state.kind).toBe('failed')
    store.load()
    await store.settled()
    expect(store.vehicle?.id).toBe(20)
    vehicles.refuseNext('find', refusal.forbidden())
    store.load()
    await vi.waitFor(() => expect(store.detail.state.kind).toBe('refused'))
    expect(store.vehicle?.id).toBe(20)
  })

  it('opening the same address again reloads what failed, as after a lost connection', async () => {
    const { store, vehicles, movements, eldStatuses } = setUp()
    vehicles.failNext('find')
    movements.failNext('latest')
    store.open('')
    await vi.waitFor(() => expect(areasOf(store)?.hiddenError).not.toBeNull())
    await vi.waitFor(() => expect(store.detail.state.kind).toBe('failed'))
    eldStatuses.failNext('ofCarrier')
    store.open('')
    await vi.waitFor(() => expect(areasOf(store)?.movements).toHaveLength(5))
    await vi.waitFor(() => expect(store.eld.state.kind).toBe('failed'))
    store.open('')
    await vi.waitFor(() => expect(store.eld.state.kind).toBe('ready'))
    expect([vehicles.requests.length, movements.requests.length]).toEqual([2, 2])
  })

  it('empty areas keep their reason', async () => {
    const { store, movements } = setUp()
    movements.failNext('latest')
    store.open('')
    await vi.waitFor(() => expect(areasOf(store)?.hiddenError).toMatchObject({ kind: 'offline' }))
    expect(areasOf(store)?.movements).toEqual([])
    await store.loadAreas()
    expect(areasOf(store)).toMatchObject({ hiddenError: null })
  })

  it('no request is sent after the screen was left', async () => {
    const { store } = setUp()
    store.open('')
    store.dispose()
    await store.settled()
    expect(store.detail.state.kind).toBe('loading')
  })
})

it('areas of an older address are never shown for the newest, in any order of responses', async () => {
  const steps = fc.constantFrom<AreasShown>(...AREAS_STEPS)
  await holdsWhateverTheOrder(steps, line => {
    const movementsOf = (many: number): readonly VehicleMovement[] =>
      Array.from({ length: many }, (_, at) => aMovement({ id: id(at + 1) }))
    const store = new VehicleStore({
      id: id(20),
      vehicles: { find: () => Promise.reject(new CallFailed({} as never)) },
      movements: {
        latest: (params: MovementsParams, signal?: AbortSignal) =>
          line(() => ({ ok: true, value: movementsOf(params.limit ?? 0) }), signal),
      },
      eldStatuses: { ofCarrier: () => Promise.reject(new CallFailed({} as never)) },
    })
    const pathOf = (areas: AreasShown) => vehiclePath({ id: id(20), areas }).slice('/vehicles/20'.length)
    return {
      act: areas => store.open(pathOf(areas)),
      check: () => {
        if (store.areas.state.kind === 'ready') expect(store.areas.state.value.shown).toBe(store.areasShown)
      },
      checkAtEnd: last => {
        const found = areasOf(store)
        expect(found?.shown).toBe(last)
        expect(found?.movements).toHaveLength(found?.hiddenError === null ? last : 0)
      },
      dispose: store.dispose,
    }
  })
})
