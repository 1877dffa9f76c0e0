import { shortConnection } from '@fairhaul/core'
import {
  aBlockedConnection,
  aCarrierDetail,
  aCarrierVehicle,
  aFinding,
  aLoad,
  anAssessment,
  aVehicle,
  type FakeWorld,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeDecisionRecords,
  fakeGate,
  fakeLoads,
  fakeNotes,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { act, cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { GateTokens } from '../../di/gate-tokens.ts'
import { FreightTokens, ProfileTokens, RulesTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import { BrowserTokens, CarriersTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { PickupCheckScreen } from './PickupCheckScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const VIN = '1FUJGLDR9CSBF4567'
const passing = anAssessment({ findings: [aFinding({ result: 'pass' })], overrides: [] })
const eagle = aCarrierDetail({
  id: id(7),
  legalName: 'EAGLE MESA',
  identifiers: [{ type: 'DOT', value: '1234567', region: null }],
  rulesAssessment: passing,
})
const harbor = aCarrierDetail({
  id: id(8),
  legalName: 'HARBOR FREIGHT LLC',
  identifiers: [{ type: 'DOT', value: '7654321', region: null }],
})

const show = async (change: Partial<FakeWorld> = {}, address = '/loads/pickup-check?load=17') => {
  const truck = aCarrierVehicle({
    id: id(61),
    carrierId: id(7),
    vehicleId: id(20),
    vin: VIN,
    isScheduled: true,
  })
  const world = fakeWorld({
    carriers: [eagle, harbor],
    vehicles: [aVehicle({ id: id(20), vin: VIN, plate: '4KZ221', plateState: 'TX' })],
    carrierVehicles: [truck],
    loads: [aLoad({ status: 'covered', carrierVehicleId: id(61) })],
    ...change,
  })
  const ports = {
    loads: fakeLoads(world),
    vehicles: fakeCarrierVehicles(world),
    carriers: fakeCarriers(world),
    notes: fakeNotes(world),
  }
  const { visit, Page } = pageOf([
    provide(FreightTokens.Loads, ports.loads),
    provide(VehicleTokens.CarrierVehicles, ports.vehicles),
    provide(CarriersTokens.Carriers, ports.carriers),
    provide(RulesTokens.Notes, ports.notes),
    provide(GateTokens.Gate, fakeGate(world)),
    provide(ProfileTokens.DecisionRecords, fakeDecisionRecords(world)),
    [BrowserTokens.Clock, { now: () => world.now, today: () => '2026-11-21', after: () => () => undefined }],
  ])
  const store = screen.open(visit(address), undefined)
  await store.load.finished()
  render(
    <Page store={store} address={address}>
      <PickupCheckScreen />
    </Page>,
  )
  return { store, world, ...ports }
}

const check = async (text: string) => {
  const field = page.getByRole('textbox', { name: 'Numbers on the truck' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
}
const result = async () => within(await page.findByRole('region', { name: 'Result' }))

it('a pickup check of the right truck and door agrees, and every part says why', async () => {
  await show()
  await check('EAGLE MESA\nUSDOT 1234567\nTX 4KZ-221')
  const found = await result()
  expect(document.activeElement).toBe(found.getByRole('heading', { name: 'Everything agrees. Load it.' }))
  expect(found.getAllByRole('img', { name: 'Agrees' })).toHaveLength(6)
})

it('a pickup check names the carrier that the door belongs to, and the one that has the load', async () => {
  await show()
  await check('TX 4KZ221\nUSDOT 7654321')
  const found = await result()
  expect(found.getByRole('heading').textContent).toContain('Do not load yet. One thing differs.')
  expect(found.getAllByRole('listitem')[0]?.textContent).toBe(
    'Carrier. USDOT 7654321 belongs to HARBOR FREIGHT LLC. This load is booked with EAGLE MESA (DOT 1234567).',
  )
})

it('a pickup check of a plate that is not on record is not sure, and never green', async () => {
  await show()
  await check('ABC1234')
  expect((await result()).getByRole('heading').textContent).toContain('Not sure.')
})

it('a pickup check lists the numbers that it reads in a pasted text, without units, phones and weights', async () => {
  await show()
  await check('EAGLE MESA (956) 555-0144 UNIT 12\nGVWR 80,000 LBS\nUS DOT# 1234567')
  const numbers = page.getByRole('list', { name: 'Numbers found in the text' })
  expect(
    within(numbers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['USDOT 1234567'])
})

it('a result of a pickup check goes away as soon as another text is typed', async () => {
  await show()
  await check('TX 4KZ221')
  await result()
  await userEvent.type(page.getByRole('textbox', { name: 'Numbers on the truck' }), '9')
  expect(page.queryByRole('region', { name: 'Result' })).toBeNull()
})

it('a pickup check without a number says what to enter, and puts the focus there', async () => {
  await show()
  await check('no number')
  const field = page.getByRole('textbox', { name: 'Numbers on the truck' })
  expect(document.activeElement).toBe(field)
  expect(page.getByText('Enter a plate, VIN, USDOT, or MC number.')).toBeTruthy()
})

it('the load of a pickup check is found by its number, and the only one is taken', async () => {
  await show({}, '/loads/pickup-check')
  await userEvent.type(page.getByRole('textbox', { name: 'Load number' }), '20841{Enter}')
  expect(await page.findByRole('link', { name: 'Load NL-20841' })).toBeTruthy()
})

it('a pickup check offers the loads when several have the number', async () => {
  const loads = [17, 18].map(each => aLoad({ id: id(each), externalNumber: `NL-${each}` }))
  await show({ loads }, '/loads/pickup-check')
  await userEvent.type(page.getByRole('textbox', { name: 'Load number' }), 'NL{Enter}')
  const list = within(await page.findByRole('list', { name: 'Loads found' }))
  await userEvent.click(list.getByRole('button', { name: /Load NL-18/ }))
  expect(page.getByRole('link', { name: 'Load NL-18' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Another load' }))
  expect(page.getByRole('textbox', { name: 'Load number' })).toBeTruthy()
})

it.each([
  ['', 'Enter a load number.'],
  ['zzz', 'No load number contains “zzz”.'],
])('a load number “%s” of a pickup check that finds nothing says so', async (text, message) => {
  await show({}, '/loads/pickup-check')
  const field = page.getByRole('textbox', { name: 'Load number' })
  if (text !== '') await userEvent.type(field, text)
  await userEvent.click(page.getByRole('button', { name: 'Find' }))
  expect(await page.findByText(message)).toBeTruthy()
})

it('a pickup check without a load requires one first', async () => {
  await show({}, '/loads/pickup-check')
  await check('TX 4KZ221')
  expect(page.getByText('Choose a load first.')).toBeTruthy()
})

it('the result of a pickup check is written to the notes of the load by one press', async () => {
  const { world } = await show()
  await check('TX 4KZ221')
  await userEvent.click((await result()).getByRole('button', { name: 'Save to the load’s notes' }))
  expect(await page.findByText(/Saved to the load’s notes/)).toBeTruthy()
  const note = world.notes.find(({ subject }) => subject.kind === 'load')
  expect(note?.text).toMatch(/^Pickup check: Everything agrees\. Load it\.\nEntered: Plate 4KZ221, TX\n/)
})

it('a pickup check shows that its load is loading, and no field to search another by', async () => {
  const { store } = await show()
  act(() => {
    store.chooseAnother()
    store.open(id(17))
  })
  expect(page.getByRole('status', { name: 'Loading the load' })).toBeTruthy()
  expect(page.queryByRole('textbox', { name: 'Load number' })).toBeNull()
  await act(async () => void (await store.load.finished()))
  expect(page.queryByRole('status', { name: 'Loading the load' })).toBeNull()
})

it('a pickup check whose vehicle lookup fails is not sure', async () => {
  const { vehicles } = await show()
  vehicles.failNext('search')
  await check('TX 4KZ221')
  expect((await result()).getByText(/Plate 4KZ221, TX could not be looked up/)).toBeTruthy()
})

it('a pickup check that cannot reach the monitor says so and can be tried again', async () => {
  const { loads } = await show()
  loads.failNext('find')
  await check('TX 4KZ221')
  await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
  expect((await result()).getByRole('heading').textContent).toContain('Everything agrees')
})

it('the carrier of the load that is blocked is turned away before a truck is checked, and once', async () => {
  const connection = shortConnection(aBlockedConnection({ carrierId: eagle.id }))
  await show({ carriers: [{ ...eagle, connection }, harbor] })
  const why = 'Since Nov 19, 2026, Dana Reyes: Double brokered a load.'
  expect(page.getByRole('alert').textContent).toContain(
    `Do not load. The carrier is set to Do not dispatch. ${why}`,
  )
  await check(VIN)
  expect((await result()).getByText(/^Do not load/).textContent).toContain('is set to Do not dispatch.')
  expect(page.queryByRole('alert')).toBeNull()
  expect(page.getAllByText(new RegExp(why))).toHaveLength(1)
})
