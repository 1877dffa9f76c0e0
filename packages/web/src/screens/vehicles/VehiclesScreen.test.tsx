import { type CurrentUser, RECENT_LOOKUPS, USUAL_TOGGLES } from '@fairhaul/core'
import {
  aCarrierDetail,
  aCarrierVehicle,
  aMovement,
  aUser,
  aVehicle,
  type FakeWorld,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeClock,
  fakeSavedSearches,
  fakeSearchCache,
  fakeVehicles,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, ShellTokens } from '../../di/tokens.ts'
import { KnownSearches } from '../../parts/save-search/known-searches.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { shownReasons } from '../../parts/testing/shown-reasons.ts'
import { RecentListStore } from '../../stores/recent-list-store.ts'
import { screen as vehiclesScreen } from './screen.ts'

afterEach(cleanup)

const VIN = '1FUJGLDR9CSBK8632'
/** The address of a list that has every vehicle of the tests. */
const EVERY = '/vehicles?filters[type]=power_unit'

type CarrierVehiclesFake = ReturnType<typeof fakeCarrierVehicles>

const setUp = async (
  address: string,
  change: Partial<FakeWorld> = {},
  before: (fake: CarrierVehiclesFake) => void = () => undefined,
) => {
  const user: CurrentUser = aUser()
  const world = fakeWorld({
    user,
    vehicles: [aVehicle()],
    carrierVehicles: [
      aCarrierVehicle(),
      aCarrierVehicle({ id: id(31), vehicleId: null, vin: null, unitNumber: null, isScheduled: null }),
      aCarrierVehicle({ id: id(32), isScheduled: false, source: 'eld', date: '2026-11-20' }),
    ],
    vehicleMovements: [aMovement()],
    ...change,
  })
  const carrierVehicles = fakeCarrierVehicles(world)
  before(carrierVehicles)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn(), prefetch: vi.fn() }
  const saved = fakeSavedSearches(world)
  const known = new KnownSearches(saved, fakeClock(), () => world.user)
  const recent = new RecentListStore(RECENT_LOOKUPS, fakeSearchCache(), () => world.user)
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(BrowserTokens.Navigator, navigator),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES } as never),
    provide(CarriersTokens.Carriers, fakeCarriers(world)),
    provide(SearchTokens.SavedSearches, saved),
    provide(SearchTokens.KnownSearches, known),
    provide(SearchTokens.RecentLookupsStore, recent),
    provide(VehicleTokens.CarrierVehicles, carrierVehicles),
    provide(VehicleTokens.Vehicles, fakeVehicles(world)),
  ])
  const store = vehiclesScreen.open(page.visit(address), undefined)
  navigator.go.mockImplementation(path => {
    if (path.startsWith('/vehicles?') || path === '/vehicles') vehiclesScreen.open(page.visit(path), store)
  })
  await store.settled()
  await known.request()
  render(
    <page.Page store={store} address={address}>
      <vehiclesScreen.Component />
    </page.Page>,
  )
  return { store, recent, navigator, carrierVehicles, events: userEvent.setup({ delay: null }) }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

it('recent lookups are offered before the first question, each to look up again or to remove', async () => {
  const { recent, events, navigator } = await setUp('/vehicles')
  expect(screen.queryByRole('heading', { name: 'Recent lookups' })).toBeNull()
  act(() => {
    recent.searched({ kind: 'unit', text: '104' })
    recent.searched({ kind: 'plate', text: 'p718-345', state: 'TX' })
  })
  expect(screen.getByRole('heading', { name: 'Recent lookups' })).toBeTruthy()
  await events.click(screen.getByRole('button', { name: 'Remove Plate P718345, TX from recent lookups' }))
  expect(screen.queryByRole('button', { name: 'Plate P718345, TX' })).toBeNull()
  await events.click(screen.getByRole('button', { name: 'Unit number 104' }))
  expect(navigator.go).toHaveBeenCalledWith('/vehicles?unit=104')
})

describe('rows of vehicles', () => {
  it('a row of a vehicle shows its carrier and its insurance', async () => {
    await setUp(EVERY)
    const [seen, unknown] = rows()
    const text = seen?.textContent ?? ''
    for (const part of [
      '2021 Freightliner Cascadia',
      'Tractor',
      VIN,
      'Plate R123456, TX',
      'unit 104',
      'EAGLE MESA FREIGHT LLC',
      'Nov 20, 2026, ELD',
      'Dallas, TX 75201',
      'Not scheduled',
    ])
      expect(text).toContain(part)
    expect(within(seen as HTMLElement).getByTitle('Also Nov 10, 2026, Inspection')).toBeTruthy()
    expect(unknown?.textContent).toContain('policy not on record')
    expect(unknown?.textContent).toContain('VIN not on record')
    expect(unknown?.textContent).toContain('vehicle not on record')
    expect(within(unknown as HTMLElement).queryByRole('link', { name: /Freightliner|Tractor/ })).toBeNull()
    expect(
      within(seen as HTMLElement)
        .getByRole('link', { name: '2021 Freightliner Cascadia' })
        .getAttribute('href'),
    ).toBe('/broker/vehicles/20')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Vehicle search 2 vehicles, 3 sightings',
    )
  })

  it('a row names all carriers of a vehicle, and its make by name and code', async () => {
    await setUp(EVERY, {
      carriers: [7, 8, 9, 10, 11].map(of => aCarrierDetail({ id: id(of), legalName: `CARRIER ${of} LLC` })),
      vehicles: [aVehicle({ make: 'PTRB', model: '579' })],
      carrierVehicles: [7, 8, 9, 10, 11].map(of =>
        aCarrierVehicle({ id: id(of), carrierId: id(of), date: `2026-11-${of + 3}` as '2026-11-10' }),
      ),
    })
    expect(rows()).toHaveLength(1)
    const text = rows()[0]?.textContent ?? ''
    for (const part of [
      '2021 Peterbilt 579',
      'make on record as PTRB',
      'CARRIER 11 LLC',
      'and CARRIER 10 LLC and 3 others',
    ])
      expect(text).toContain(part)
    expect(screen.getByRole('link', { name: 'CARRIER 10 LLC' }).getAttribute('href')).toBe(
      '/broker/carriers/10',
    )
  })

  it('the verdict in a row of a vehicle shows its reasons on focus and hover', async () => {
    await setUp(EVERY)
    const { focus, hover } = await shownReasons('Pass')
    expect(focus).toMatch(/^Why it passes.*Cargo at least 100,000/)
    expect(hover).toBe(focus)
  })

  it('a refused vehicle search shows no rows and the reason', async () => {
    await setUp(EVERY, {}, fake => fake.refuseNext('search', refusal.forbidden()))
    expect(screen.getByText('You do not have access to the vehicles')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle search ')
  })

  it('a failed vehicle search shows no rows and the reason, and can be sent again', async () => {
    const { events } = await setUp(EVERY, {}, fake => fake.failNext('search', { kind: 'unavailable' }))
    expect(screen.getByRole('alert').textContent).toContain('We could not load the vehicles')
    await events.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it.each([
    ['/vehicles?vin=1M8GDM9AXKP042788', 'No vehicle on record has the VIN 1M8GDM9AXKP042788'],
    ['/vehicles?plate=zz1', 'No vehicle on record has the plate ZZ1'],
    ['/vehicles?plate=r123456&state=OK', 'No vehicle on record has the plate R123456 of OK'],
    ['/vehicles?unit=9', 'No vehicle on record has the unit number 9'],
    ['/vehicles?unit=104&filters[source]=load', 'No vehicle among these has the unit number 104'],
    ['/vehicles?filters[source]=load', 'No vehicle matches these filters'],
    ['/vehicles?carrier_id=7&page=9', 'This page does not exist'],
  ])('at %s say: %s', async (address, text) => {
    await setUp(address)
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })

  it.each(['/vehicles', '/vehicles?page=2'])(
    'at %s nothing was asked, so nothing is listed',
    async address => {
      const { carrierVehicles } = await setUp(address)
      expect(screen.getByText(/^Look up a VIN, plate, or unit number to see the vehicle/)).toBeTruthy()
      expect(screen.queryByRole('table')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
      expect(carrierVehicles.requests).toEqual([])
    },
  )
})

describe('looking one vehicle up', () => {
  it('a lookup by VIN opens the vehicle', async () => {
    const { events, navigator } = await setUp('/vehicles')
    await events.type(field('VIN'), `${VIN.toLowerCase()}{Enter}`)
    await waitFor(() => expect(navigator.go).toHaveBeenLastCalledWith('/vehicles/20'))
  })

  it('an invalid VIN is refused beside its field, which keeps the text and gets the focus', async () => {
    const { events, navigator } = await setUp('/vehicles')
    await events.type(field('VIN'), 'IOQ45678901234567')
    await events.click(screen.getByRole('button', { name: 'Look up' }))
    const vin = field('VIN')
    expect([vin.getAttribute('aria-invalid'), vin.value]).toEqual(['true', 'IOQ45678901234567'])
    expect(document.activeElement).toBe(vin)
    expect(screen.getByText('A VIN has letters and digits only, and never I, O, or Q.')).toBeTruthy()
    expect(navigator.go).not.toHaveBeenCalled()
  })

  it('a VIN with a wrong check digit shows a warning, and is searched', async () => {
    const { carrierVehicles } = await setUp('/vehicles?vin=1M8GDM9AXKP042789')
    const warning = screen.getByText(/^This VIN’s check digit is wrong/)
    expect(field('VIN').getAttribute('aria-describedby')).toBe(warning.id)
    expect(carrierVehicles.requests).toHaveLength(1)
  })

  it('a lookup by unit number shows its rows, and can be cleared', async () => {
    const { events, navigator } = await setUp('/vehicles')
    await events.click(screen.getByRole('radio', { name: 'Unit number' }))
    await events.type(field('Unit number'), '#104{Enter}')
    expect(navigator.go).toHaveBeenLastCalledWith('/vehicles?unit=%23104', { replace: false })
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.queryByText(/^Look up a VIN, plate, or unit number/)).toBeNull()
    await events.click(screen.getByRole('button', { name: 'Clear lookup' }))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.getByText(/^Look up a VIN, plate, or unit number/)).toBeTruthy()
  })

  it('a state is offered for plates only', async () => {
    const { events } = await setUp('/vehicles?plate=R123456&state=TX')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'State or province' }).value).toBe(
      'TX Texas',
    )
    await events.click(screen.getByRole('radio', { name: 'VIN' }))
    expect(screen.queryByRole('combobox', { name: 'State or province' })).toBeNull()
  })
})

describe('what narrows the list', () => {
  it('filters of vehicles are chips that remove them, and the focus moves to the next chip', async () => {
    const { events, navigator } = await setUp('/vehicles?filters[source]=inspection&carrier_id=7')
    const chips = within(screen.getByRole('group', { name: 'Active filters' }))
    expect(chips.getAllByRole('button').map(each => each.textContent)).toEqual([
      'Seen by: Inspection',
      'Carrier: EAGLE MESA FREIGHT LLC',
      'Clear all filters',
    ])
    await events.click(chips.getByRole('button', { name: 'Remove: Seen by: Inspection' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/vehicles?carrier_id=7')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Carrier: EAGLE MESA FREIGHT LLC'))
    await act(async () => chips.getByRole('button', { name: /^Remove: Carrier/ }).click())
    expect(navigator.go).toHaveBeenLastCalledWith('/vehicles')
  })

  it('a button shows the filter fields of vehicles on a phone, and how many are set', async () => {
    const { events } = await setUp('/vehicles?filters[source]=inspection&carrier_id=7')
    const button = screen.getByRole('button', { name: 'Filters (2)' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await events.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })
})
