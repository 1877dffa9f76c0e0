import { USUAL_TOGGLES, type Vehicle } from '@fairhaul/core'
import {
  aCarrierVehicle,
  aMovement,
  anEldStatus,
  aVehicle,
  aVehicleRun,
  fakeClock,
  fakeEldStatuses,
  fakeVehicleMovements,
  fakeVehicles,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MapTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import { BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'

import { A_SMALL_ATLAS } from '../../parts/testing/a-small-atlas.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { screen as vehicleScreen } from './screen.ts'

afterEach(cleanup)

const fakes = (vehicle: Vehicle) => {
  const world = fakeWorld({
    vehicles: [vehicle],
    carrierVehicles: [aCarrierVehicle()],
    vehicleMovements: Array.from({ length: 6 }, (_, at) =>
      aMovement({ id: id(at + 1), ...(at === 0 && { latitude: null, longitude: null }) }),
    ),
    eldStatuses: [anEldStatus({ status: 'no_vins_on_coi' })],
  })
  return {
    world,
    vehicles: fakeVehicles(world),
    movements: fakeVehicleMovements(world),
    eldStatuses: fakeEldStatuses(world),
  }
}

const setUp = async (
  vehicle = aVehicle(),
  before: (ports: ReturnType<typeof fakes>) => void = () => undefined,
  address = '/vehicles/20',
) => {
  const ports = fakes(vehicle)
  before(ports)
  const page = pageOf([
    provide(BrowserTokens.Clock, fakeClock()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES } as never),
    provide(MapTokens.Boundaries, async () => A_SMALL_ATLAS),
    provide(MapTokens.MapProvider, null),
    provide(VehicleTokens.EldStatuses, ports.eldStatuses),
    provide(VehicleTokens.VehicleMovements, ports.movements),
    provide(VehicleTokens.Vehicles, ports.vehicles),
  ])
  const { pathname } = new URL(address, 'http://portal.invalid')
  const store = vehicleScreen.open(
    page.visit(address, { id: pathname.slice('/vehicles/'.length) }),
    undefined,
  )
  await store.settled()
  render(
    <page.Page store={store} address={address}>
      <vehicleScreen.Component />
    </page.Page>,
  )
  return { ...ports, store, events: userEvent.setup({ delay: null }) }
}

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

describe('a vehicle', () => {
  it('the head of a vehicle shows the vehicle, its carrier and its insurance', async () => {
    await setUp()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2021 Freightliner Cascadia')
    const head = screen.getByRole('heading', { level: 1 }).closest('header')?.textContent ?? ''
    for (const part of [
      '1FUJGLDR9CSBK8632',
      'Plate R123456, TX',
      'Unit 104',
      'Truck tractor',
      'Prairie Lantern Freight LLC',
      'Scheduled',
    ])
      expect(head).toContain(part)
    expect(screen.queryByText(/Ask who runs it/)).toBeNull()
    expect(section('Insurance schedule').getByText(/which lists 12 vehicles\.$/)).toBeTruthy()
    expect(section('ELD').getByText('No ELD has reported this vehicle.')).toBeTruthy()
    await waitFor(() => expect(section('ELD').getByText('No VINs on the certificate')).toBeTruthy())
  })

  it('a vehicle seen with two carriers within a month says so, also in each row', async () => {
    const run = aVehicleRun()
    const other = {
      ...run,
      carrier: { ...run.carrier, id: id<'carrier'>(8), legalName: 'Copper Wren Carriers Inc' },
      firstSeenOn: '2026-11-01',
      lastSeenOn: '2026-11-08',
      schedule: { isScheduled: null, listedVins: null, until: null },
    } as const
    await setUp(aVehicle({ carriers: [run, other] }))
    expect(screen.getByText(/^Seen with two carriers in the same 30 days/).textContent).toContain(
      'Copper Wren Carriers Inc on Nov 8, 2026. Ask who runs it.',
    )
    const rows = section('Carriers it was seen with').getAllByRole('row').slice(1)
    expect(rows[0]?.textContent).toContain('In the same 30 days: Copper Wren Carriers Inc')
    expect(rows[1]?.textContent).toContain('In the same 30 days: Prairie Lantern Freight LLC')
    expect(rows[1]?.textContent).toContain('policy not on record')
  })

  it('a vehicle with few records says so in each section', async () => {
    await setUp(
      aVehicle({
        vin: null,
        make: null,
        model: null,
        plate: null,
        unitType: null,
        carriers: [],
      }),
      ({ world }) => {
        world.vehicleMovements = []
      },
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicle 20')
    expect(screen.getByText('Type not on record')).toBeTruthy()
    expect(screen.getByText('No carrier was seen with it')).toBeTruthy()
    expect(screen.getByText(/there is no insurance to compare/)).toBeTruthy()
    expect(screen.getByText(/so no ELD is known/)).toBeTruthy()
    await waitFor(() => expect(screen.getByText('No location on record')).toBeTruthy())
  })

  it.each(['/vehicles/21', '/vehicles/0', '/vehicles/abc'])('at %s does not exist', async address => {
    await setUp(aVehicle(), undefined, address)
    expect(screen.getByText('This vehicle does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to vehicle search' }).getAttribute('href')).toBe(
      '/broker/vehicles',
    )
  })

  it('a vehicle that is not allowed says who can change that', async () => {
    await setUp(aVehicle(), ({ vehicles }) => vehicles.refuseNext('find', refusal.forbidden()))
    expect(screen.getByText('You do not have access to this vehicle')).toBeTruthy()
    expect(screen.getByText(/An admin at your company can change that\./)).toBeTruthy()
  })

  it('a vehicle that failed can be loaded again', async () => {
    const { events } = await setUp(aVehicle(), ({ vehicles }) => vehicles.failNext('find'))
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await events.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2021 Freightliner Cascadia'),
    )
  })

  it('a vehicle stays shown when a refresh fails', async () => {
    const { store, vehicles } = await setUp()
    vehicles.failNext('find')
    store.load()
    await waitFor(() => expect(screen.getByText(/You are seeing what was last loaded\./)).toBeTruthy())
    expect(screen.getByText('1FUJGLDR9CSBK8632')).toBeTruthy()
  })
})

describe('where it was seen', () => {
  it('the last five places are listed, with a link to more, and a chosen place stays marked', async () => {
    const { events } = await setUp()
    const list = within(await screen.findByRole('group', { name: 'Places it was seen in' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(5))
    const [first] = list.getAllByRole('button')
    expect(first?.textContent).toBe(
      'Dallas, TX 75201Nov 10, 2026Inspection, with Prairie Lantern Freight LLC',
    )
    expect(list.getByRole('link', { name: 'Show up to 20' }).getAttribute('href')).toBe(
      '/broker/vehicles/20?areas=20',
    )
    if (first === undefined) return
    await events.click(first)
    expect(first.getAttribute('aria-pressed')).toBe('true')
    await events.click(first)
    expect(first.getAttribute('aria-pressed')).toBe('false')
  })

  it('places say when they are not on the map, and that there are no more', async () => {
    await setUp(aVehicle(), undefined, '/vehicles/20?areas=20')
    const list = within(await screen.findByRole('group', { name: 'Places it was seen in' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(6))
    expect(list.getAllByText(/, not on the map$/)).toHaveLength(1)
    expect(list.queryByRole('link')).toBeNull()
  })

  it('places that failed say so, and can be loaded again', async () => {
    const { events } = await setUp(aVehicle(), ({ movements }) => movements.failNext('latest'))
    const where = section('Where it was seen')
    await waitFor(() => expect(where.getByRole('alert').textContent).toContain('No connection'))
    await events.click(where.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(where.getByRole('group', { name: 'Places it was seen in' })).toBeTruthy())
  })

  it('logging devices that failed say so, and the rest is shown', async () => {
    const { events } = await setUp(aVehicle(), ({ eldStatuses }) => eldStatuses.failNext('ofCarrier'))
    const device = section('ELD')
    await waitFor(() => expect(device.getByRole('alert')).toBeTruthy())
    expect(device.getByText('No ELD has reported this vehicle.')).toBeTruthy()
    await events.click(device.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(device.getByText('No VINs on the certificate')).toBeTruthy())
  })
})
