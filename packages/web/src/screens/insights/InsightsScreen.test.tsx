import {
  aCarrierDetail,
  anIdentifier,
  anInsight,
  aPaywall,
  aSubscription,
  aUser,
  type FakeWorld,
  fakeCarrierInsights,
  fakeCarriers,
  fakeClock,
  fakeSubscriptions,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DirectoryTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { shownReasons } from '../../parts/testing/shown-reasons.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { screen as insights } from './screen.ts'

afterEach(cleanup)

const fleet = Array.from({ length: 17 }, (_, at) =>
  aCarrierDetail({
    id: id(at + 1),
    legalName: `HAULER ${String(at + 1).padStart(2, '0')}`,
    identifiers: [anIdentifier({ value: String(70_000 + at) })],
  }),
)
/** A list of three is faster to query than a full page. */
const few = fleet.slice(0, 3)
const gaps = fleet.map((carrier, at) => anInsight({ id: id(at + 1), carrierId: carrier.id }))
const near = (at: number) =>
  anInsight({
    id: id(100 + at),
    carrierId: id(1),
    kind: 'broker_authority_nearby',
    evidence: {
      kind: 'broker',
      carrierId: id(900 + at),
      legalName: `BROKER ${at}`,
      street: '12 DEPOT RD',
      asOf: '2026-11-02',
    },
  })

const setUp = async (
  query = '',
  change: Partial<FakeWorld> = {},
  arrange: (port: ReturnType<typeof fakeCarrierInsights>) => void = () => {},
) => {
  const world = fakeWorld({ carriers: few, insights: [...gaps, ...[1, 2, 3, 4, 5].map(near)], ...change })
  const port = fakeCarrierInsights(world)
  arrange(port)
  const carriers = fakeCarriers(world)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn(), prefetch: vi.fn() }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(BrowserTokens.Navigator, navigator),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
    provide(CarriersTokens.Subscriptions, fakeSubscriptions(world)),
    provide(DirectoryTokens.CarrierInsights, port),
    provide(RecentsTokens.CarrierDetailsStore, new CarrierDetailsStore(carriers, () => world.user, Date.now)),
  ])
  const address = `/carriers/insights${query}`
  const store = insights.open(page.visit(address), undefined)
  await insights.settled?.(store)
  const { Component } = insights
  render(
    <page.Page store={store} address={address}>
      <Component />
    </page.Page>,
  )
  return { store, port, world, navigator, carriers, person: userEvent.setup({ delay: null }) }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('the carriers with insights', () => {
  it('the list of insights has 15 carriers a page, with the evidence of each insight', async () => {
    await setUp('', { carriers: fleet })
    expect(document.querySelectorAll('tbody tr')).toHaveLength(15)
    expect(screen.getByText('17 carriers')).toBeTruthy()
    const two = document.querySelector<HTMLElement>('[data-row="2"]')
    if (two === null) throw new Error('There is no second row')
    expect(within(two).getByText('No authority for 1 month')).toBeTruthy()
    expect(within(two).getByText('Feb 1, 2020 to Mar 1, 2020')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/broker/carriers/insights?page=2',
    )
  })

  it('the order of insights is chosen by a header, and starts at the first page', async () => {
    const { person, navigator, port } = await setUp('?sort=-name&page=1')
    expect(port.requests[0]?.params).toMatchObject({ sort: { by: 'name', direction: 'descending' } })
    expect(screen.getByRole('columnheader', { name: 'Carrier' }).getAttribute('aria-sort')).toBe('descending')
    await person.click(screen.getByRole('button', { name: 'Insurance until' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/insights?sort=-insurance')
  })

  it('say why a verdict is what it is, on focus and under the pointer', async () => {
    await setUp()
    const { focus, hover } = await shownReasons('Pass')
    expect(focus).toMatch(/^Why it passes.*Cargo at least 100,000/)
    expect(hover).toBe(focus)
  })

  it('a row shows the newest insight of each kind, and links to the others', async () => {
    await setUp()
    const one = row('HAULER 01')
    expect(within(one).getAllByText('Broker authority nearby')).toHaveLength(3)
    const evidence = within(one).getByRole('link', { name: /^Evidence/ })
    expect(evidence.textContent).toBe('Evidence for HAULER 01, and 2 more')
    expect(evidence.getAttribute('href')).toBe('/broker/carriers/insights?open=1')
  })

  it('the filter says what each insight means and does not prove', async () => {
    const { person, navigator } = await setUp('?page=2')
    const gap = screen.getByRole('checkbox', { name: /^Gap in authority/ })
    expect(screen.getByText('What this means').closest('details')?.textContent).toContain(
      'It does not prove that the carrier hauled loads',
    )
    await person.click(gap)
    expect(navigator.go).toHaveBeenCalledWith('/carriers/insights?authority_history_gap=1')
    await person.click(screen.getByRole('switch', { name: /^Only My Carriers/ }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/insights?mine=1')
  })

  it('the verdicts are of the page, and say so, from a monitor that does not count them', async () => {
    await setUp('', { carriers: fleet }, port =>
      port.refuseNext('countVerdicts', { kind: 'not-found', requestId: null }),
    )
    const verdicts = within(screen.getByRole('group', { name: 'Verdict' }))
    expect(await verdicts.findByText('of the 15 carriers on this page')).toBeTruthy()
    expect(verdicts.getByRole('button', { name: 'Pass 15' })).toBeTruthy()
  })

  it('one press narrows the list of insights to a verdict, counted in the whole list', async () => {
    const { person, navigator, port } = await setUp('', { carriers: fleet })
    const verdicts = within(screen.getByRole('group', { name: 'Verdict' }))
    expect(await verdicts.findByRole('button', { name: `Pass ${fleet.length}` })).toBeTruthy()
    expect(verdicts.queryByText(/on this page/)).toBeNull()
    await person.click(verdicts.getByRole('button', { name: 'Fail 0' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/insights?verdict=Fail')
    cleanup()
    const pass = await setUp('?verdict=Pass')
    const searched = ({ requests }: typeof port) => requests.find(({ call }) => call === 'search')?.params
    expect(searched(pass.port)).toMatchObject({ verdict: 'Pass', page: 1 })
    expect(searched(port)).toMatchObject({ verdict: null })
    const narrowed = within(screen.getByRole('group', { name: 'Verdict' }))
    await pass.person.click(await narrowed.findByRole('button', { name: 'Pass 3' }))
    expect(pass.navigator.go).toHaveBeenLastCalledWith('/carriers/insights')
  })

  it('the list of insights can show only My Carriers', async () => {
    await setUp('?mine=1&authority_history_gap=1', {
      subscriptions: [aSubscription({ carrierId: id(3) })],
    })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(row('HAULER 03')).toBeTruthy()
  })

  it.each([
    ['?mine=1', {}, 'None of My Carriers has this insight'],
    ['?verdict=Fail', {}, 'No carrier with this insight has the verdict Fail'],
    ['?page=9', {}, 'This page does not exist'],
    ['?broker_authority_nearby=1', { insights: gaps }, 'No carrier has this insight'],
  ])('%s that are none say why, and what next', async (query, change, title) => {
    await setUp(query, change)
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
  })

  it('carriers with insights can be monitored in place and compared', async () => {
    const { person, world } = await setUp()
    await person.click(screen.getByRole('button', { name: 'Monitor HAULER 02' }))
    expect(await screen.findByRole('button', { name: 'Stop monitoring HAULER 02' })).toBeTruthy()
    expect(world.subscriptions).toHaveLength(1)
    await person.click(screen.getByRole('checkbox', { name: 'Select HAULER 01' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select HAULER 02' }))
    expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
      '/broker/carriers/compare?carriers[]=1&carriers[]=2',
    )
  })

  it('a list of insights that failed can be loaded again', async () => {
    const { person, store } = await setUp('', {}, port => port.failNext('search'))
    expect(screen.getByText('No connection')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await store.settled()
    expect(await screen.findByRole('row', { name: /HAULER 01/ })).toBeTruthy()
  })

  it('a refused list of insights says who can change that', async () => {
    await setUp('', {}, port =>
      port.refuseNext('search', { kind: 'forbidden', message: null, requestId: null }),
    )
    expect(screen.getByText('You do not have access to the carriers with insights')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it.each([
    [aUser({ paywall: aPaywall({ canViewInsights: false }) }), 'Your plan does not include this'],
    [
      aUser({
        paywall: aPaywall({ isWatchdog: true }),
        watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: true },
      }),
      'Your account cannot search carriers',
    ],
  ])(
    'are closed to who may not have them, with the reason, and nothing is requested',
    async (user, title) => {
      const { port } = await setUp('', { user })
      expect(screen.getByText(title)).toBeTruthy()
      expect(screen.queryByRole('checkbox')).toBeNull()
      expect(port.requests).toEqual([])
    },
  )
})

describe('the insights of one carrier', () => {
  it('the insights of a carrier are in a drawer with source, day and the other company', async () => {
    await setUp('?open=1')
    const drawer = within(await screen.findByRole('dialog', { name: 'HAULER 01' }))
    expect(await drawer.findByText('FMCSA authority history, as of May 1, 2026')).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'Open BROKER 5' }).getAttribute('href')).toBe(
      '/broker/carriers/905',
    )
    expect(drawer.getByText(/business parks and virtual offices/)).toBeTruthy()
  })

  it('the drawer of insights closes to its list', async () => {
    const { person, navigator } = await setUp('?page=2&open=1')
    expect(await screen.findByRole('dialog', { name: 'HAULER 01' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(navigator.go).toHaveBeenCalledWith('/carriers/insights?page=2', { replace: true })
  })

  it('refused or failed insights say so in the drawer', async () => {
    const { person } = await setUp('?open=2', {}, port => port.failNext('ofCarrier'))
    const drawer = within(await screen.findByRole('dialog'))
    await person.click(await drawer.findByRole('button', { name: 'Try again' }))
    expect(await drawer.findByText('No authority for 1 month')).toBeTruthy()
  })

  it('the insights of a missing carrier are not found', async () => {
    await setUp('?open=999')
    const drawer = within(await screen.findByRole('dialog', { name: 'Carrier 999' }))
    expect(await drawer.findByText('This carrier does not exist')).toBeTruthy()
  })
})
