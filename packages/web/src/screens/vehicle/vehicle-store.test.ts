import {
  type AreasShown,
  AREAS_STEPS,
  CallFailed,
  type MovementsParams,
  vehiclePath,
  type VehicleMovement,
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

describe('a vehicle', () => {
  it('comes with its last carrier, that carrier’s devices and its last five areas', async () => {
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

  it('shows more areas when its address asks for them, and asks for nothing else again', async () => {
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

  it('that no carrier was seen with has no devices to ask for', async () => {
    const { store, eldStatuses } = setUp(aVehicle({ carriers: [] }))
    store.open('')
    await store.settled()
    await store.loadEld()
    expect([store.current, store.disputed, eldStatuses.requests]).toEqual([undefined, [], []])
  })

  it('that two carriers were seen with within a month is in dispute', async () => {
    const run = aVehicleRun()
    const other = { ...run, carrier: { ...run.carrier, id: id<'carrier'>(8) } }
    const { store } = setUp(aVehicle({ carriers: [run, other] }))
    store.open('')
    await store.settled()
    expect(store.disputed).toHaveLength(2)
  })

  it('that is not there is refused as not found', async () => {
    const { store } = setUp(aVehicle(), 19)
    store.open('')
    await store.settled()
    expect(store.detail.state).toMatchObject({ kind: 'refused', refusal: { kind: 'not-found' } })
  })

  it('that is no number asks nobody', async () => {
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

  it('that did not come can be asked for again, and the older one stays when it does not', async () => {
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

  it('asks again for what failed when its address is opened again, as after a lost connection', async () => {
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

  it('keeps why its areas are empty', async () => {
    const { store, movements } = setUp()
    movements.failNext('latest')
    store.open('')
    await vi.waitFor(() => expect(areasOf(store)?.hiddenError).toMatchObject({ kind: 'offline' }))
    expect(areasOf(store)?.movements).toEqual([])
    await store.loadAreas()
    expect(areasOf(store)).toMatchObject({ hiddenError: null })
  })

  it('asks for nothing more once it is left', async () => {
    const { store } = setUp()
    store.open('')
    store.dispose()
    await store.settled()
    expect(store.detail.state.kind).toBe('loading')
  })
})

it('no area of an older address is shown as the newest, in whatever order answers come', async () => {
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
