import {
  CallFailed,
  readVehicleSearchAddress,
  RECENT_LOOKUPS,
  type VehicleSearchAddress,
  type VehicleSearchParams,
  vehicleSearchPath,
} from '@fairhaul/core'
import {
  aCarrierDetail,
  aCarrierVehicle,
  arbitrary,
  aVehicle,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeSearchCache,
  fakeVehicles,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { holdsWhateverTheOrder } from '../../parts/testing/shuffled-latency.ts'
import { RecentListStore } from '../../stores/recent-list-store.ts'
import { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { VehiclesStore } from './vehicles-store.ts'

const VIN = '1FUJGLDR9CSBK8632'
const NOBODYS = '1M8GDM9AXKP042788'

const setUp = () => {
  const world = fakeWorld({
    vehicles: [aVehicle()],
    carrierVehicles: [
      aCarrierVehicle(),
      aCarrierVehicle({ id: id(31), vehicleId: null, vin: null, unitNumber: '7', source: 'load' }),
    ],
  })
  const carrierVehicles = fakeCarrierVehicles(world)
  const vehicles = fakeVehicles(world)
  const carriers = fakeCarriers(world)
  const go = vi.fn<Navigator['go']>()
  const recent = new RecentListStore(RECENT_LOOKUPS, fakeSearchCache(), () => world.user)
  const store = new VehiclesStore({
    recent,
    carrierVehicles,
    vehicles,
    navigator: { go },
    carrier: new CarrierChoice(carriers),
  })
  /** Acts as the router: opens the address that the store navigates to. */
  go.mockImplementation(path => {
    if (path.startsWith('/vehicles?') || path === '/vehicles') store.open(path.slice('/vehicles'.length))
  })
  const wentTo = () => go.mock.calls.map(([path]) => path)
  return { world, store, carrierVehicles, vehicles, carriers, go, wentTo }
}

describe('the vehicles of an address', () => {
  it('an address without a question lists nothing and sends no request', async () => {
    const { store, carrierVehicles } = setUp()
    store.open('?page=2')
    await store.settled()
    expect([store.isSearch, store.shown, carrierVehicles.requests]).toEqual([false, undefined, []])
    store.open('?unit=7')
    await store.settled()
    expect(store.shown?.page.items).toHaveLength(1)
    store.open('')
    expect([store.shown, store.rows, store.isOutdated]).toEqual([undefined, [], false])
  })

  it('without a lookup the filters of the address list vehicles', async () => {
    const { store } = setUp()
    store.open('?carrier_id=7')
    await store.settled()
    expect(store.shown?.page.items.map(row => row.id)).toEqual([31, 30])
    store.open('?carrier_id=7&filters[source]=load')
    expect(store.isOutdated).toBe(true)
    await vi.waitFor(() => expect(store.isOutdated).toBe(false))
    expect(store.shown?.page.items.map(row => row.id)).toEqual([31])
  })

  it.each(['?unit=%23104', '?plate=r-123%20456&state=TX', `?vin=${VIN.toLowerCase()}`])(
    'a lookup lists the sightings of one vehicle by %s',
    async search => {
      const { store } = setUp()
      store.open(search)
      await store.settled()
      expect(store.shown?.page.items.map(row => row.id)).toEqual([30])
    },
  )

  it('an invalid lookup sends no request, and the form shows the error', async () => {
    const { store, carrierVehicles } = setUp()
    store.open('?unit=7')
    await store.settled()
    store.open('?vin=123')
    await store.settled()
    expect(store.shown).toBeUndefined()
    expect(store.form.error).toBe('A VIN has 17 characters, and this has 3.')
    expect(store.form.text).toBe('123')
    expect(carrierVehicles.requests.filter(({ call }) => call === 'search')).toHaveLength(1)
  })

  it('a refused or failed list is empty with its reason, and loads when it is retried', async () => {
    const { store, carrierVehicles } = setUp()
    carrierVehicles.refuseNext('search', refusal.forbidden())
    store.open('?carrier_id=7')
    await store.settled()
    expect(store.shown).toMatchObject({ page: { items: [], total: 0 }, hiddenError: { kind: 'forbidden' } })
    carrierVehicles.failNext('search')
    store.retry()
    await vi.waitFor(() => expect(store.shown?.hiddenError).toMatchObject({ call: expect.any(String) }))
    expect(store.shown?.page.items).toEqual([])
    store.retry()
    await vi.waitFor(() => expect(store.shown?.page.items).toHaveLength(2))
    expect(store.shown?.hiddenError).toBeNull()
  })

  it('the carrier that the list is narrowed to is named', async () => {
    const { store, world } = setUp()
    store.open('?carrier_id=7')
    expect(store.carrierName).toBe('loading')
    await store.settled()
    expect(store.carrierName).toBe(world.carriers[0]?.legalName)
    store.open('')
    expect(store.carrierName).toBeUndefined()
  })

  it('a carrier without vehicles is named too', async () => {
    const { store, world } = setUp()
    store.open('?carrier_id=7&plate=NONE99')
    await vi.waitFor(() => expect(store.carrierName).toBe(world.carriers[0]?.legalName))
    expect(store.rows).toEqual([])
  })

  it('a carrier that is not on record has its number for a name', async () => {
    const { store } = setUp()
    store.open('?carrier_id=99')
    await vi.waitFor(() => expect(store.carrierName).toBe('Carrier 99'))
  })
})

describe('recent lookups', () => {
  it('what was looked up is stored newest first, also from a link, and an invalid text is not', () => {
    const { store } = setUp()
    store.open('?unit=7')
    store.open('?vin=123')
    store.open(`?vin=${VIN}`)
    store.open('?carrier_id=7')
    expect(store.recent.items).toEqual([
      { kind: 'vin', text: VIN },
      { kind: 'unit', text: '7' },
    ])
  })

  it('a recent lookup searches all vehicles again, and a VIN opens its vehicle', async () => {
    const { store, wentTo } = setUp()
    store.open('?carrier_id=7')
    store.lookUp({ kind: 'vin', text: VIN })
    await vi.waitFor(() => expect(wentTo()).toEqual([`/vehicles?vin=${VIN}`, '/vehicles/20']))
  })
})

describe('a VIN that is entered', () => {
  it('an entered VIN opens its vehicle, on top of its own address in the history', async () => {
    const { store, wentTo } = setUp()
    store.open('?filters[source]=eld')
    store.form.type(`${VIN.slice(0, 8)}-${VIN.slice(8).toLowerCase()}`)
    expect(store.submit()).toBe(true)
    await vi.waitFor(() => expect(wentTo()).toHaveLength(2))
    expect(wentTo()[0]).toContain('filters[source]=eld')
    expect(wentTo()[0]).toContain('vin=')
    expect(wentTo()[1]).toBe('/vehicles/20')
  })

  it('an entered VIN still opens its vehicle when the same address is opened again', async () => {
    const { store, vehicles, wentTo } = setUp()
    const release = vehicles.holdNext('findByVin')
    store.open('')
    store.form.type(VIN)
    store.submit()
    store.open(`?vin=${VIN}`)
    release()
    await vi.waitFor(() => expect(wentTo()).toContain('/vehicles/20'))
  })

  it('an incomplete VIN stays while filters change and the list reloads', () => {
    const { store } = setUp()
    store.open('?unit=7')
    store.form.choose('vin')
    store.form.type('1FUJ')
    store.open('?unit=7&filters[source]=eld')
    store.open('?unit=7&filters[source]=eld')
    expect(store.form.typed).toEqual({ kind: 'vin', text: '1FUJ' })
    store.open('')
    expect(store.form.typed).toEqual({ kind: 'vin', text: '' })
  })

  it('a VIN from an address opens no vehicle, so that Back works', async () => {
    const { store, vehicles, go } = setUp()
    store.open(`?vin=${VIN}`)
    await store.settled()
    expect([go.mock.calls, vehicles.requests]).toEqual([[], []])
  })

  it('an entered VIN without a vehicle stays on the page, with no rows', async () => {
    const { store, wentTo } = setUp()
    store.open('')
    store.form.type(NOBODYS)
    store.submit()
    await vi.waitFor(() => expect(store.vinSearch.state.kind).toBe('refused'))
    await store.settled()
    expect(wentTo()).toEqual([`/vehicles?vin=${NOBODYS}`])
    expect(store.shown?.page.items).toEqual([])
  })

  it('an entered VIN opens nothing once another address is opened, or the screen is left', async () => {
    const { store, wentTo, vehicles } = setUp()
    store.open('')
    store.form.type(VIN)
    store.submit()
    store.open('?unit=7')
    await store.settled()
    store.form.choose('vin')
    store.form.type(VIN)
    store.submit()
    store.dispose()
    await Promise.resolve()
    expect(vehicles.requests).toHaveLength(2)
    expect(wentTo().filter(path => path === '/vehicles/20')).toEqual([])
  })

  it('a failed lookup of a VIN can be retried', async () => {
    const { store, wentTo, vehicles } = setUp()
    vehicles.failNext('findByVin')
    store.open('')
    store.form.type(VIN)
    store.submit()
    await vi.waitFor(() => expect(store.vinSearch.state.kind).toBe('failed'))
    store.retry()
    await vi.waitFor(() => expect(wentTo()).toContain('/vehicles/20'))
  })

  it('a VIN entered again at its own address adds no second history entry', () => {
    const { store, go } = setUp()
    store.open(`?vin=${VIN}`)
    store.submit()
    expect(go).toHaveBeenLastCalledWith(`/vehicles?vin=${VIN}`, { replace: true })
  })

  it.each([
    ['vin', '', 'Enter a VIN.'],
    ['vin', 'IM8GDM9AXKP042788', 'A VIN has letters and digits only, and never I, O, or Q.'],
    ['plate', ' ', 'Enter a plate.'],
    ['unit', '#', 'Enter a unit number.'],
  ] as const)(
    'an invalid lookup of the kind %s, typed as %j, shows its error beside the field',
    (kind, text, error) => {
      const { store, go } = setUp()
      store.open('')
      store.form.choose(kind)
      store.form.type(text)
      expect(store.submit()).toBe(false)
      expect([store.form.error, store.form.text, go.mock.calls]).toEqual([error, text, []])
      store.form.type(`${text}1`)
      expect(store.form.error).toBeUndefined()
    },
  )
})

describe('narrowing a list of vehicles', () => {
  it('a filter starts at the first page, and can be removed', () => {
    const { store, wentTo } = setUp()
    store.open('?page=3&unit=7')
    store.narrow({ filters: { source: 'eld' } })
    store.narrow({ carrierId: id(7) })
    store.clearCarrier()
    store.clearLookup()
    store.narrow({ carrierId: id(7) })
    store.clearFilters()
    expect(wentTo()).toEqual([
      '/vehicles?unit=7&filters[source]=eld',
      '/vehicles?unit=7&carrier_id=7&filters[source]=eld',
      '/vehicles?unit=7&filters[source]=eld',
      '/vehicles?filters[source]=eld',
      '/vehicles?carrier_id=7&filters[source]=eld',
      '/vehicles',
    ])
  })

  it('a carrier filter is found by typing, and says when it cannot load', async () => {
    const { store, carriers } = setUp()
    store.carrier.search(aCarrierDetail().legalName)
    await vi.waitFor(() => expect(store.carrier.carriers).toHaveLength(1))
    store.carrier.select(aCarrierDetail().id)
    expect([store.carrier.text, store.carrier.carriers]).toEqual(['', []])
    expect(store.carrier.nameOf(aCarrierDetail().id)).toBe(aCarrierDetail().legalName)
    carriers.failNext('suggest')
    store.carrier.search('copper')
    await vi.waitFor(() => expect(store.carrier.offered.state.kind).toBe('failed'))
    store.carrier.search('')
    expect(store.carrier.offered.state.kind).toBe('idle')
  })
})

describe('vehicles with responses in any order', () => {
  const addresses = arbitrary.vehicleSearchAddresses

  it('rows of an older address are never shown for the newest', async () => {
    await holdsWhateverTheOrder<VehicleSearchAddress>(addresses, line => {
      const world = fakeWorld({ vehicles: [aVehicle()] })
      const fake = fakeCarrierVehicles(world)
      const answered: unknown[] = []
      const search = (params: VehicleSearchParams, signal?: AbortSignal) =>
        line(async () => {
          const answer = await fake.search(params)
          if (answer.ok) answered.push(answer.value)
          return answer
        }, signal)
      const store = new VehiclesStore({
        carrierVehicles: { search },
        vehicles: { findByVin: () => Promise.reject(new CallFailed({} as never)) },
        navigator: { go: () => undefined },
        carrier: new CarrierChoice(fakeCarriers(world)),
        recent: new RecentListStore(RECENT_LOOKUPS, fakeSearchCache(), () => world.user),
      })
      return {
        act: step => store.open(vehicleSearchPath(step).slice('/vehicles'.length)),
        check: () => {
          const { shown, isOutdated, address } = store
          if (shown === undefined) return
          if (!isOutdated) expect(shown.address).toBe(address)
          else expect(store.found.state.kind).toBe('loading')
        },
        checkAtEnd: (last, fate) => {
          const search = vehicleSearchPath(last).slice('/vehicles'.length)
          expect(store.address).toEqual(readVehicleSearchAddress(search))
          if (fate === 'not asked' || !store.isSearch) return expect(store.shown).toBeUndefined()
          expect(store.isOutdated).toBe(false)
          expect(store.shown?.hiddenError === null).toBe(fate === 'answered')
        },
        dispose: store.dispose,
      }
    })
  })
})
