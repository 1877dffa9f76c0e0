import {
  aCarrierDetail,
  aCarrierVehicle,
  aLoad,
  aLoadStop,
  type FakeWorld,
  fakeCarrierVehicles,
  fakeLoads,
  fakeLoadsByNumber,
  fakeSearchCache,
  fakeTeams,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FreightTokens, PeopleTokens, SearchTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { LoadsScreen } from './LoadsScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const show = async (
  change: Partial<FakeWorld> = {},
  address = '/loads',
  before: (port: ReturnType<typeof fakeLoads>) => void = () => undefined,
) => {
  const world = fakeWorld({ carriers: [aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA' })], ...change })
  const go = vi.fn()
  const port = fakeLoads(world)
  before(port)
  const clock = {
    now: () => Date.parse('2026-11-21T18:10:00Z'),
    today: () => '2026-11-21',
    after: () => () => undefined,
  }
  const { visit, Page } = pageOf([
    provide(FreightTokens.Loads, port),
    provide(OwnLoadTokens.LoadsByNumber, fakeLoadsByNumber(world)),
    provide(PeopleTokens.Teams, fakeTeams(world)),
    provide(VehicleTokens.CarrierVehicles, fakeCarrierVehicles(world)),
    provide(SearchTokens.SearchCache, fakeSearchCache()),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, clock],
    [BrowserTokens.Navigator, { go }],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(world.user?.id)],
  ])
  const store = screen.open(visit(address), undefined)
  await store.list.found.finished()
  render(
    <Page store={store} address={address}>
      <LoadsScreen />
    </Page>,
  )
  return { store, world, go }
}

it('a row of loads says where it goes, how late it is, its window in the zone of the stop, and the carrier', async () => {
  await show()
  const row = page.getByRole('row', { name: /NL-20841/ })
  for (const text of [
    'Dallas, TX to Denver, CO',
    '2 h 10 min late',
    'Nov 21, 2026, 8:00 AM to 10:00 AM CST',
    'In progress',
    'Tracking',
  ])
    expect(row.textContent).toContain(text)
  expect(page.getByRole('link', { name: 'NL-20841' })).toHaveProperty('pathname', '/broker/loads/17')
  expect(page.getByRole('link', { name: /Eagle Mesa/i })).toBeDefined()
})

it('a row of loads says why a load is not tracked, and that no carrier has it', async () => {
  await show({
    loads: [aLoad({ billableMiles: 80, carrierId: null, stops: [aLoadStop({ progress: null })] })],
  })
  const row = page.getByRole('row', { name: /NL-20841/ })
  expect(row.textContent).toContain('Not trackable: under 150 billable miles')
  expect(row.textContent).toContain('No carrier yet')
})

it('a failed list of loads shows no rows and no count, and loads again on request', async () => {
  const { store } = await show({}, '/loads', port => port.failNext('list'))
  expect(page.queryByRole('table')).toBeNull()
  expect(page.getByText(/We could not load the list of loads/)).toBeDefined()
  expect(page.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Loads')
  expect(page.queryByText('0 in all')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(store.list.shown?.total).toBe(1))
  expect(page.getByRole('table', { name: 'Loads' })).toBeDefined()
  expect(page.getByRole('heading', { name: 'Loads 1 open' })).toBeDefined()
})

it('loads that moved are shown when the user asks for them', async () => {
  const { store, world } = await show()
  world.loads = [aLoad({ id: id(18), externalNumber: 'NL-20842' }), ...world.loads]
  await store.list.refresh()
  await userEvent.click(await page.findByRole('button', { name: '1 load changed. Show' }))
  expect(page.getByRole('link', { name: 'NL-20842' })).toBeDefined()
})

it('typing a number searches all loads, and a header sorts the list', async () => {
  const { go } = await show()
  await userEvent.type(page.getByRole('searchbox', { name: 'Find by load number' }), 'N')
  expect(go).toHaveBeenLastCalledWith('/loads?tab=search-result&search=N', { replace: true })
  await userEvent.click(page.getByRole('button', { name: 'From and to' }))
  expect(go).toHaveBeenLastCalledWith('/loads?sort=pickup')
})

it('the loads of a truck that is not on the page are found by how its unit number starts', async () => {
  const closed = aLoad({ id: id(9), status: 'delivered', carrierVehicleId: id(62) })
  const carrierVehicles = [aCarrierVehicle({ id: id(62), unitNumber: 'T-620' })]
  const { go } = await show({ loads: [aLoad({ carrierVehicleId: null }), closed], carrierVehicles })
  await userEvent.type(page.getByRole('combobox', { name: 'Truck' }), 't6')
  await userEvent.click(await page.findByRole('option', { name: /Unit T-620/ }))
  expect(go).toHaveBeenLastCalledWith(expect.stringContaining('vehicle=62'))
})

it('an empty tab of loads says so, and one that is narrowed offers to remove the filters', async () => {
  await show({}, '/loads?tab=no-eld')
  expect(page.getByText('Every carrier with an open load has an ELD connected.')).toBeDefined()
})
