import {
  aBlockedConnection,
  aCarrierDetail,
  aFinding,
  anAssessment,
  aCarrierVehicle,
  aLoad,
  aLoadLog,
  aPaywall,
  aLookalikeRecipient,
  aRateConfirmation,
  aUser,
  type FakeWorld,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeDecisionRecords,
  fakeGate,
  fakeLoadLogs,
  fakeLoads,
  fakeLoadTraces,
  fakeNotes,
  fakeRateConfirmations,
  fakeTeams,
  fakeTickets,
  fakeWorld,
  id,
  refusal,
  someRateConfirmationTerms,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { GateTokens } from '../../di/gate-tokens.ts'
import {
  FreightTokens,
  MapTokens,
  PeopleTokens,
  ProfileTokens,
  RulesTokens,
  VehicleTokens,
} from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { A_SMALL_ATLAS } from '../../parts/testing/a-small-atlas.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { LoadScreen } from './LoadScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T23:40:00Z')

const show = async (
  change: Partial<FakeWorld> = {},
  wanted = '17',
  fails?: 'load' | 'trace' | 'confirmations' | 'gate',
) => {
  const world = fakeWorld({
    now: NOW,
    carriers: [aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA' })],
    carrierVehicles: [aCarrierVehicle({ id: id(61), isScheduled: false })],
    ...change,
  })
  const loads = fakeLoads(world)
  const traces = fakeLoadTraces(world)
  const gate = fakeGate(world)
  if (fails === 'gate') gate.refuseNext('ofLoad', refusal.notFound)
  if (fails === 'load') loads.failNext('find')
  if (fails === 'trace') traces.failNext('trace')
  const confirmations = fakeRateConfirmations(world)
  if (fails === 'confirmations') confirmations.failNext('ofLoad')
  const { visit, Page } = pageOf([
    provide(FreightTokens.Loads, loads),
    provide(FreightTokens.LoadLogs, fakeLoadLogs(world)),
    provide(FreightTokens.LoadTraces, traces),
    provide(FreightTokens.Tickets, fakeTickets(world)),
    provide(ProfileTokens.RateConfirmations, confirmations),
    provide(
      RecentsTokens.CarrierDetailsStore,
      new CarrierDetailsStore(
        fakeCarriers(world),
        () => world.user,
        () => NOW,
      ),
    ),
    provide(PeopleTokens.Teams, fakeTeams(world)),
    provide(VehicleTokens.CarrierVehicles, fakeCarrierVehicles(world)),
    provide(RulesTokens.Notes, fakeNotes(world)),
    provide(GateTokens.Gate, gate),
    provide(ProfileTokens.DecisionRecords, fakeDecisionRecords(world)),
    provide(MapTokens.MapProvider, null),
    provide(MapTokens.Boundaries, async () => A_SMALL_ATLAS),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, { now: () => NOW, today: () => '2026-11-21', after: () => () => undefined }],
  ])
  const store = screen.open(visit(`/loads/${wanted}`, { id: wanted }), undefined)
  for (const query of [store.load, store.logs, store.trace, store.tickets, store.confirmations])
    await query.finished()
  render(
    <Page store={store} address={`/loads/${wanted}`}>
      <LoadScreen />
    </Page>,
  )
  return { store, world, traces }
}

it('a load shows its stops with their windows, how late it is, and when its truck will be there', async () => {
  await show({ loadLogs: [aLoadLog({ kind: 'pickup' })] })
  const stops = page.getByRole('list', { name: 'Stops' }).textContent
  for (const text of [
    'Pickup: Dallas, TX 75201',
    'Nov 21, 2026, 8:00 AM to 10:00 AM CST',
    'Done',
    'ETA Nov 22, 2026',
    '50 mph',
  ])
    expect(stops).toContain(text)
})

it('a load shows its rate confirmations with status and rate, and in words that one went to an address not the carrier’s', async () => {
  await show({
    rateConfirmations: [
      aRateConfirmation({
        id: id(42),
        sentTo: 'pay@eag1eridge.example',
        recipient: aLookalikeRecipient(),
        openTicketsCount: 2,
      }),
      aRateConfirmation(),
      aRateConfirmation({ id: id(43), loadId: null }),
    ],
    rateConfirmationTerms: [someRateConfirmationTerms()],
  })
  const section = page.getByRole('region', { name: 'Rate confirmations' })
  const rows = within(section).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringContaining('Look-alikeLooks like dispatch@eagleridge.example of'),
    expect.stringContaining('$2,450.50'),
  ])
  expect(rows[0]?.textContent).toContain('Flagged: 2 open alerts')
  expect(within(section).getByRole('link', { name: 'Rate confirmation 41' })).toHaveProperty(
    'pathname',
    '/broker/carriers/rate-confirmations/41',
  )
})

it('rate confirmations of a load fail alone and are requested again, and are left out without the plan', async () => {
  const { store } = await show({}, '17', 'confirmations')
  const section = page.getByRole('region', { name: 'Rate confirmations' })
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }))
  await store.confirmations.finished()
  await waitFor(() => expect(section.textContent).toContain('Rate confirmation 41'))
  cleanup()
  await show({ user: aUser({ paywall: aPaywall({ canRateConfirmation: false }) }) })
  expect(page.queryByRole('region', { name: 'Rate confirmations' })).toBeNull()
})

it('a load shows what protects it before pickup and what is open', async () => {
  await show()
  const section = page.getByRole('region', { name: 'Before pickup' })
  expect(section.textContent).toContain('The truck is not on the certificate. Ask the insurance agent.')
  expect(within(section).getAllByRole('img', { name: 'Open' }).length).toBeGreaterThan(0)
})

it('a load shows what the gate says with its reasons, and a decision against a no needs a reason', async () => {
  const failing = anAssessment({ findings: [aFinding({ result: 'fail' })], overrides: [] })
  const carriers = [aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA', rulesAssessment: failing })]
  const { store, world } = await show({ carriers })
  await store.gate.pass.finished()
  const gate = within(await page.findByRole('region', { name: 'May this carrier have the load?' }))
  expect(gate.getByText('No')).toBeDefined()
  expect(gate.getByRole('list', { name: 'Reasons' }).textContent).toMatch(
    /^Cargo at least 100,000: Fail, .+Passes with/,
  )
  expect(gate.getByRole('list', { name: 'Overrides that would change it' }).textContent).toContain(
    'would be Yes.',
  )
  await userEvent.click(gate.getByRole('button', { name: 'Record tender decision' }))
  await gate.findByText('The gate says no. Say why the load goes on.')
  await userEvent.type(gate.getByLabelText('Why it goes on'), 'Agreed with the shipper.')
  await userEvent.click(gate.getByRole('button', { name: 'Record tender decision' }))
  await gate.findByText(/^Decision record 1 is saved and signed/)
  expect(world.decisionRecords).toMatchObject([{ message: 'Agreed with the shipper.' }])
  const records = await gate.findByRole('list', { name: 'Decisions about this load' })
  expect(within(records).getByRole('link', { name: 'Tender' }).getAttribute('href')).toContain(
    '/decision-records/1',
  )
})

it('a monitor without the gate leaves it out, and a blocked carrier is not decided on', async () => {
  const { store } = await show({
    carriers: [aCarrierDetail({ id: id(7), connection: aBlockedConnection() })],
  })
  await store.gate.pass.finished()
  await page.findByText(/^Do not dispatch\. Since/)
  expect(page.queryByRole('button', { name: 'Record tender decision' })).toBeNull()
  cleanup()
  const without = await show({}, '17', 'gate')
  await without.store.gate.pass.finished()
  await waitFor(() => expect(page.queryByText('May this carrier have the load?')).toBeNull())
})

it('a load whose trace failed does not say that its truck was not seen', async () => {
  const { traces } = await show({}, '17', 'trace')
  expect(traces.requests.length).toBeGreaterThan(0)
  expect(page.getByText('The truck’s positions could not be loaded.')).toBeDefined()
  expect(page.queryByText('The truck has not been seen on this load.')).toBeNull()
})

it('any truck of the carrier is found by how its VIN starts, and given the load', async () => {
  const others = [aCarrierVehicle({ id: id(62), unitNumber: 'T-620', vin: '3AKJHHDR0XLNM1234' })]
  const { store } = await show({ carrierVehicles: [aCarrierVehicle({ id: id(61) }), ...others] })
  const box = page.getByRole('combobox', { name: 'Truck' })
  await userEvent.clear(box)
  await userEvent.type(box, '3ak')
  await page.findByRole('option', { name: /Unit T-620/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(store.load.value?.carrierVehicleId).toBe(62))
})

it('an event is logged with its stop and time, and what is wrong is at its field', async () => {
  await show()
  const form = page.getByRole('region', { name: 'Log' })
  await userEvent.click(within(form).getByRole('button', { name: 'Log it' }))
  expect(form.textContent).toContain('Choose a stop of this load.')
  expect(form.textContent).toContain('Enter when it happened.')
})

it('a load without carrier and truck says so, and that its truck was not seen', async () => {
  await show({ loads: [aLoad({ carrierId: null, carrierVehicleId: null })], loadTraces: [] })
  expect(page.getAllByText('No truck is assigned.').length).toBeGreaterThan(0)
  expect(page.getByText('ETA unknown. The truck has not been seen on this load.')).toBeDefined()
})

it('a load that does not exist leads to the loads, and one that failed can be tried again', async () => {
  await show({}, '999')
  expect(page.getByRole('link', { name: 'Go to loads' })).toBeDefined()
  cleanup()
  await show({}, '17', 'load')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByRole('heading', { name: 'Load NL-20841' })).toBeDefined()
})
