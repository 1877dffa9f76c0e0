import {
  aCarrierDetail,
  aConnectionOnHold,
  aDecisionRecord,
  aFinding,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeClock,
  fakeConnections,
  fakeMonitoringFeed,
  fakeSearchCache,
  fakeSubscriptions,
  fakeVetting,
  id,
  foundCover,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionTokens, MyCarriersTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { aConnectedWorld } from '../testing/a-connections-list.ts'
import { aColumnChoicesStore } from '../testing/a-column-choices-store.ts'
import { provide, pageOf } from '../testing/page-of.tsx'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { ConnectionsList } from './ConnectionsList.tsx'
import { openConnections } from './open-connections.ts'

afterEach(cleanup)

const setUp = async (
  address = '/carriers/connections',
  change: Partial<FakeWorld> = {},
  arrange: (port: ReturnType<typeof fakeConnections>) => void = () => undefined,
  arrangeVetting: (vetting: ReturnType<typeof fakeVetting>) => void = () => undefined,
) => {
  const say = vi.fn()
  const world = aConnectedWorld(change)
  const port = fakeConnections(world)
  arrange(port)
  const vetting = fakeVetting(world)
  arrangeVetting(vetting)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn(), prefetch: vi.fn() }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(BrowserTokens.Navigator, navigator),
    provide(CarriersTokens.Subscriptions, fakeSubscriptions(world)),
    provide(ConnectionTokens.Connections, port),
    provide(MyCarriersTokens.MonitoringFeed, fakeMonitoringFeed(world)),
    provide(VettingTokens.Vetting, vetting),
    provide(RecentsTokens.CarrierDetailsStore, {
      keepRows: () => undefined,
      forget: () => undefined,
    } as never),
    provide(SearchTokens.SearchCache, fakeSearchCache()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
    provide(ShellTokens.ToastsStore, {
      show: say,
      add: ({ message }: { readonly message: string }) => say(message),
    } as never),
  ])
  const route = address.startsWith('/carriers/my-carriers') ? 'my-carriers' : 'connections'
  const store = openConnections(page.visit(address), undefined, route)
  await store.settled()
  render(
    <page.Page store={store} address={address}>
      <ConnectionsList
        route={route}
        heading={route === 'connections' ? 'Connections' : 'Onboarded carriers'}
      />
    </page.Page>,
  )
  return { store, port, world, navigator, say, person: userEvent.setup({ delay: null }) }
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

describe('the connections', () => {
  it('five tabs have their counts and addresses, and the rows of the first', async () => {
    await setUp()
    const tabs = within(screen.getByRole('navigation', { name: 'Connections' }))
    expect(await tabs.findByRole('link', { name: 'Onboarded 3' })).toBeTruthy()
    expect(tabs.getByRole('link', { name: 'Dismissed 1' }).getAttribute('href')).toBe(
      '/broker/carriers/connections?tab=dismissed',
    )
    expect(tabs.getAllByRole('link')).toHaveLength(5)
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })

  it('a row says how far onboarding is and what is missing', async () => {
    await setUp()
    const one = row('HAULER 1')
    expect(one.getByText('4 of 4 steps done')).toBeTruthy()
    expect(one.getByText('Nothing is missing.')).toBeTruthy()
  })

  it('a carrier on hold has the day of its hold, and not that of its packet', async () => {
    const hold = { statusBefore: 'started', at: '2026-11-19T15:00:00.000Z', by: 'Dana Reyes', notes: null }
    const connection = aConnectionOnHold({ id: id(101), carrierId: id(1), hold })
    await setUp('/carriers/connections?tab=on-hold', { connections: [connection] })
    const one = row('HAULER 1')
    expect(one.getByText(/^Since Nov 19, 2026/)).toBeTruthy()
    expect(one.queryByText(/^(Since today|\d+ days?)$/)).toBeNull()
  })

  it('a carrier is dismissed from its row, shows where it went, and comes back by Undo', async () => {
    const { person, world, say } = await setUp()
    await person.click(row('HAULER 2').getByRole('button', { name: 'More for HAULER 2' }))
    await person.click(await screen.findByRole('menuitem', { name: /^Dismiss/ }))
    expect(await row('HAULER 2').findByText('Now in Dismissed')).toBeTruthy()
    const heading = screen.getByRole('heading', { level: 1 })
    const counted = () => [
      heading.parentElement?.textContent,
      screen.getByRole('link', { name: /^Onboarded/ }).textContent,
      screen.getByRole('button', { name: /^Export/ }).textContent,
    ]
    expect(counted().map(text => text?.replace(/\D/g, ''))).toEqual(['2', '2', '2'])
    await person.click(row('HAULER 2').getByRole('button', { name: 'Undo for HAULER 2' }))
    expect(await row('HAULER 2').findByRole('button', { name: 'More for HAULER 2' })).toBeTruthy()
    expect(world.connections.find(each => each.carrierId === id(2))?.isDismissed).toBe(false)
    expect(say).toHaveBeenLastCalledWith('Restored.')
  })

  it('a carrier is marked do not dispatch from its row, with notes', async () => {
    const { person, world } = await setUp()
    await person.click(row('HAULER 1').getByRole('button', { name: 'Do not dispatch: HAULER 1' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Do not dispatch' }))
    await person.type(drawer.getByRole('textbox', { name: /^Notes/ }), 'Hostage load.')
    await person.click(drawer.getByRole('button', { name: 'Do not dispatch' }))
    expect(await row('HAULER 1').findByText('Now in Do not dispatch')).toBeTruthy()
    expect(world.connections.find(each => each.carrierId === id(1))?.notes).toBe('Hostage load.')
  })

  it('selected carriers are dismissed together, and undone together', async () => {
    const { person, world } = await setUp()
    await person.click(screen.getByRole('checkbox', { name: 'Select HAULER 1' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select HAULER 3' }))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    await person.click(bar.getByRole('button', { name: 'Dismiss 2' }))
    expect(await bar.findByText('2 dismissed.')).toBeTruthy()
    expect(world.connections.filter(({ isDismissed }) => isDismissed)).toHaveLength(3)
    await person.click(bar.getByRole('button', { name: 'Undo' }))
    expect(await bar.findByText('2 undone.')).toBeTruthy()
    expect(world.connections.filter(({ isDismissed }) => isDismissed)).toHaveLength(1)
  })

  it('a bulk action that fails for one names it with its reason, and tries it again alone', async () => {
    const { person, port } = await setUp()
    port.failNext('setDismissed')
    await person.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    await person.click(bar.getByRole('button', { name: 'Dismiss 3' }))
    expect(await bar.findByText('2 dismissed, 1 not changed.')).toBeTruthy()
    expect(bar.getByText(/Not saved: no connection/)).toBeTruthy()
    await person.click(bar.getByRole('button', { name: 'Try those 1 again' }))
    expect(await bar.findByText('3 dismissed.')).toBeTruthy()
  })

  it('the search is in the address while it is typed', async () => {
    const { person, navigator } = await setUp('/carriers/connections?tab=dismissed&page=1')
    await person.type(screen.getByRole('searchbox', { name: 'Find by name or number' }), 'h')
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/connections?tab=dismissed&search=h', {
      replace: true,
    })
  })

  it('the order is chosen by a header', async () => {
    const { person, navigator } = await setUp()
    await person.click(screen.getByRole('button', { name: /^Carrier/ }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/connections?sort=name')
    await person.click(screen.getByRole('button', { name: /^Verdict/ }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/connections?sort=verdict')
  })

  it.each([
    ['?tab=on-hold', 'No carrier is on hold.'],
    ['?search=nothing', 'No carrier here matches “nothing”'],
    ['?page=9', 'This page does not exist'],
  ])('%s without rows says why', async (query, title) => {
    await setUp(`/carriers/connections${query}`)
    expect(screen.getByText(title)).toBeTruthy()
  })

  it('a list that failed can be loaded again', async () => {
    const { person } = await setUp(undefined, {}, port => port.failNext('listTab'))
    expect(screen.getByText('No connection')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /HAULER 1/ })).toBeTruthy()
  })

  it('a plan without connections says why the list is closed', async () => {
    await setUp(undefined, { user: aUser({ paywall: aPaywall({ canConnect: false }) }) })
    expect(screen.getByText('Your plan does not include this')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('a user who may not onboard can mark carriers do not dispatch and monitor them, and nothing else', async () => {
    const { person } = await setUp(undefined, { user: aUser({ scopes: [] }) })
    expect(row('HAULER 1').getByRole('button', { name: 'Do not dispatch: HAULER 1' })).toBeTruthy()
    await person.click(row('HAULER 1').getByRole('button', { name: 'More for HAULER 1' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['MonitorThe carrier joins My Carriers.'])
  })
})

describe('the last decision about onboarded carriers', () => {
  const vettingSettings = { everyDays: 180, unusedDays: null, afterNewVersion: false }
  const decisionRecords = [['2026-11-03'], ['2026-01-03']].map(([day], at) =>
    aDecisionRecord({ id: id(at + 1), carrierId: id(at + 1), madeAt: `${day}T12:00:00.000Z` }),
  )

  it('is in a column, with when each is due', async () => {
    await setUp('/carriers/my-carriers', { vettingSettings, decisionRecords })
    expect(screen.getByRole('columnheader', { name: 'Last decided' })).toBeTruthy()
    expect(await row('HAULER 1').findByText('Nov 3, 2026')).toBeTruthy()
    expect(row('HAULER 1').getByText('due again May 2, 2027')).toBeTruthy()
    const due = row('HAULER 2').getByText('due since Jul 2, 2026')
    expect(due.title).toBe('Last decided 322 days ago')
    expect(row('HAULER 3').getByText('Never')).toBeTruthy()
    expect(row('HAULER 3').getByText('due now')).toBeTruthy()
  })

  it('is requested again when the list is visited again, and other tabs do not show it', async () => {
    const { store, world } = await setUp('/carriers/my-carriers', { vettingSettings })
    expect(await row('HAULER 1').findByText('Never')).toBeTruthy()
    world.decisionRecords.push(...decisionRecords)
    store.open(store.address)
    expect(await row('HAULER 1').findByText('Nov 3, 2026')).toBeTruthy()
    cleanup()
    await setUp('/carriers/connections?tab=dismissed', { vettingSettings })
    expect(screen.queryByRole('columnheader', { name: 'Last decided' })).toBeNull()
  })

  it('a monitor that does not say has no column, one that fails says so, and so has no plan without rules', async () => {
    await setUp('/carriers/my-carriers', {}, undefined, it => it.refuseNext('ofCarriers', refusal.notFound))
    await expect.poll(() => screen.queryByRole('columnheader', { name: 'Last decided' })).toBeNull()
    cleanup()
    await setUp('/carriers/my-carriers', {}, undefined, it => it.failNext('ofCarriers'))
    expect(await screen.findAllByText('not loaded')).toHaveLength(3)
    cleanup()
    await setUp('/carriers/my-carriers', { user: aUser({ paywall: aPaywall({ canRule: false }) }) })
    expect(screen.queryByRole('columnheader', { name: 'Last decided' })).toBeNull()
  })
})

describe('the onboarded carriers', () => {
  it('the list of onboarded carriers has no tabs and an address of its own', async () => {
    const { navigator, person } = await setUp('/carriers/my-carriers')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Onboarded carriers 3')
    expect(screen.queryByRole('navigation', { name: 'Onboarded carriers' })).toBeNull()
    await person.click(screen.getByRole('button', { name: /^Carrier/ }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/my-carriers?sort=name')
  })
})

describe('the verdicts of the connections', () => {
  const failing = aCarrierDetail({
    id: id(2),
    legalName: 'HAULER 2',
    rulesAssessment: {
      findings: [aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) })],
      overrides: [],
    },
  })
  const carriers = [1, 2, 3, 4].map(at =>
    at === 2 ? failing : aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` }),
  )

  it('one press narrows the list to a verdict, which is in the address', async () => {
    const { person, navigator } = await setUp(undefined, { carriers })
    const verdicts = within(screen.getByRole('group', { name: 'Verdict' }))
    await person.click(await verdicts.findByRole('button', { name: 'Fail 1' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/connections?verdict=Fail')
    cleanup()
    await setUp('/carriers/connections?verdict=Fail', { carriers })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(row('HAULER 2')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Pass 2' })).toBeTruthy()
  })

  it('a verdict that no carrier of the tab has leads back to all', async () => {
    await setUp('/carriers/connections?verdict=Incomplete', { carriers })
    expect(screen.getByText('No carrier here has the verdict Incomplete')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/broker/carriers/connections',
    )
  })

  it('a plan without rules has no verdicts to choose from', async () => {
    await setUp(undefined, { carriers, user: aUser({ paywall: aPaywall({ canRule: false }) }) })
    expect(screen.queryByRole('group', { name: 'Verdict' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Verdict/ })).toBeNull()
  })
})
