import {
  aCarrierDetail,
  aCompany,
  aPaywall,
  aLookalikeRecipient,
  aRateConfirmation,
  aUser,
  type FakeWorld,
  fakeCompanyUsers,
  fakeRateConfirmations,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PeopleTokens, ProfileTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { RateConfirmationsScreen } from './RateConfirmationsScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const LIST = '/carriers/rate-confirmations'

const show = async (
  change: Partial<FakeWorld> = {},
  address = LIST,
  before: (port: ReturnType<typeof fakeRateConfirmations>) => void = () => undefined,
  cache = fakeSearchCache(),
) => {
  const world = fakeWorld(change)
  const go = vi.fn()
  const port = fakeRateConfirmations(world)
  before(port)
  const clock = {
    now: () => Date.parse('2026-11-21T18:10:00Z'),
    today: () => '2026-11-21',
    after: () => () => undefined,
  }
  const { visit, Page } = pageOf([
    provide(ProfileTokens.RateConfirmations, port),
    provide(PeopleTokens.CompanyUsers, fakeCompanyUsers(world)),
    provide(SearchTokens.SearchCache, cache),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, clock],
    [BrowserTokens.Navigator, { go }],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(world.user?.id)],
  ])
  const store = screen.open(visit(address), undefined)
  await store.list.found.finished()
  const shown = render(
    <Page store={store} address={address}>
      <RateConfirmationsScreen />
    </Page>,
  )
  return { store, world, go, port, visit, cache, unmount: shown.unmount }
}

it('a row of rate confirmations says carrier and verdict, status and when, to whom, by whom, and the load', async () => {
  await show()
  const row = page.getByRole('row', { name: /Rate confirmation 41/ })
  for (const text of ['Viewed', '2 days ago', 'dispatch@eagleridge.example', 'Matches FMCSA', 'Dana Reyes'])
    expect(row.textContent).toContain(text)
  expect(within(row).getByRole('link', { name: 'Rate confirmation 41' })).toHaveProperty(
    'pathname',
    '/broker/carriers/rate-confirmations/41',
  )
  expect(within(row).getByRole('link', { name: 'Load NL-20841' })).toHaveProperty(
    'pathname',
    '/broker/loads/17',
  )
  expect(within(row).getByRole('link', { name: /EAGLE RIDGE/i })).toHaveProperty(
    'pathname',
    '/broker/carriers/7',
  )
})

it('a row of rate confirmations says that the address is not the carrier’s, and how many alerts are open', async () => {
  await show({
    rateConfirmations: [
      aRateConfirmation({
        sentTo: 'pay@eag1eridge.example',
        recipient: aLookalikeRecipient(),
        openTicketsCount: 2,
      }),
    ],
  })
  const row = page.getByRole('row', { name: /Rate confirmation 41/ })
  expect(row.textContent).toContain(
    'Look-alikeLooks like dispatch@eagleridge.example of EAGLE RIDGE FREIGHT LLC',
  )
  expect(row.textContent).toContain('Flagged: 2 open alerts')
})

it('a rate confirmation of a carrier that is not on record has the name and the number on its document', async () => {
  await show({
    rateConfirmations: [
      aRateConfirmation({
        carrierId: null,
        carrier: null,
        carrierLegalName: 'GREY HERON HAULING',
        sentTo: null,
        recipient: null,
        loadId: null,
        loadNumber: null,
        viewedAt: null,
        creatorName: null,
      }),
    ],
  })
  const row = page.getByRole('row', { name: /Rate confirmation 41/ })
  for (const text of ['Grey Heron Hauling', 'Carrier not on record', 'Address not on record', 'Former user'])
    expect(row.textContent?.toLowerCase()).toContain(text.toLowerCase())
  await userEvent.click(within(row).getByRole('button', { name: 'More for rate confirmation 41' }))
  expect(page.queryByRole('menuitem', { name: 'Open the carrier' })).toBeNull()
})

it('the menu of a rate confirmation opens the carrier and copies the number', async () => {
  const user = userEvent.setup()
  await show()
  await user.click(page.getByRole('button', { name: 'More for rate confirmation 41' }))
  expect(page.getByRole('menuitem', { name: 'Open the carrier' })).toHaveProperty(
    'pathname',
    '/broker/carriers/7',
  )
  await user.click(page.getByRole('menuitem', { name: 'Copy number' }))
  expect(await navigator.clipboard.readText()).toBe('41')
})

it('the tabs of rate confirmations are counted by one request, and narrowed as the list is', async () => {
  const { store, port } = await show({
    rateConfirmations: [
      aRateConfirmation(),
      aRateConfirmation({ id: id(42), status: 'delivered', openTicketsCount: 1 }),
    ],
  })
  await waitFor(() => expect(store.list.counts).toEqual({ all: 2, viewed: 1, flagged: 1, delivered: 1 }))
  expect(page.getByRole('link', { name: 'Flagged 1' })).toHaveProperty('search', '?tab=flagged')
  expect(port.requests.filter(({ call }) => call === 'countTabs')).toHaveLength(1)
})

it('typing a carrier name and choosing a sender narrow the list, and a chip removes each', async () => {
  const { go } = await show({}, `${LIST}?tab=flagged&carrier=eagle&creator=1&page=2`)
  await userEvent.type(page.getByRole('searchbox', { name: 'Carrier name' }), 's')
  expect(go).toHaveBeenLastCalledWith(`${LIST}?tab=flagged&carrier=eagles&creator=1`, { replace: true })
  await userEvent.click(page.getByRole('button', { name: 'Remove: Carrier name contains “eagle”' }))
  expect(go).toHaveBeenLastCalledWith(`${LIST}?tab=flagged&creator=1`, { replace: true })
  await userEvent.click(page.getByRole('button', { name: 'Remove: Sent by you' }))
  expect(go).toHaveBeenLastCalledWith(`${LIST}?tab=flagged&carrier=eagle`, { replace: false })
  await userEvent.click(page.getByRole('button', { name: /^(?!Remove).*Sent by/ }))
  await userEvent.click(await page.findByRole('option', { name: 'Anyone' }))
  expect(go).toHaveBeenLastCalledWith(`${LIST}?tab=flagged&carrier=eagle`, { replace: false })
})

it('where the company shows only the user’s own rate confirmations, a sentence says so and no sender is chosen', async () => {
  const { port } = await show(
    {
      user: aUser({ company: aCompany({ ownRateConfirmationsOnly: true }) }),
      rateConfirmations: [],
    },
    `${LIST}?creator=2`,
  )
  expect(page.getByText(/You only see what you sent/)).toBeDefined()
  expect(page.queryByRole('button', { name: /Sent by/ })).toBeNull()
  expect(page.getByText('You have not sent a rate confirmation yet.')).toBeDefined()
  expect(port.requests[0]).toMatchObject({ call: 'list', params: { creatorId: 1 } })
})

it('an empty tab of rate confirmations says so, and one that is narrowed offers to remove the filters', async () => {
  await show({ rateConfirmations: [aRateConfirmation()] }, `${LIST}?tab=flagged`)
  expect(page.getByText('No flagged rate confirmations. Good.')).toBeDefined()
  cleanup()
  await show({}, `${LIST}?tab=viewed&carrier=nothing`)
  expect(page.getByText('No rate confirmation matches the filters')).toBeDefined()
  expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveProperty('search', '?tab=viewed')
  expect(await page.findByText('Nothing in the other tabs matches either.')).toBeDefined()
  cleanup()
  await show({ rateConfirmations: [aRateConfirmation()] }, `${LIST}?tab=flagged&carrier=eagle`)
  expect(await page.findByText('The tab counts show where others do.')).toBeDefined()
})

it('a failed list of rate confirmations loads again on request, and a refused one says who can change it', async () => {
  const { store } = await show({}, LIST, port => port.failNext('list'))
  expect(page.queryByRole('table')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(store.list.shown?.total).toBe(1))
  cleanup()
  await show({ user: aUser({ paywall: aPaywall({ canRateConfirmation: false }) }) })
  expect(page.getByText(/An admin at your company can change that/)).toBeDefined()
})

it('a refresh moves no row: new rate confirmations wait until the user asks for them', async () => {
  const { store, world } = await show()
  world.rateConfirmations = [aRateConfirmation({ id: id(42) }), ...world.rateConfirmations]
  await store.list.refresh()
  await userEvent.click(await page.findByRole('button', { name: '1 new rate confirmation. Show' }))
  expect(page.getByRole('link', { name: 'Rate confirmation 42' })).toBeDefined()
})

it('a list of rate confirmations is restored from the browser at its own address', async () => {
  const { cache, store } = await show({}, `${LIST}?tab=viewed`)
  expect(store.list.shown?.total).toBe(1)
  cleanup()
  const again = await show(
    { carriers: [aCarrierDetail()] },
    `${LIST}?tab=viewed`,
    port => port.failNext('list'),
    cache,
  )
  expect(again.store.list.page?.total).toBe(1)
})
