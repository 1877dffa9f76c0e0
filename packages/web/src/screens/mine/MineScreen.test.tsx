import {
  aCarrierDetail,
  aPaywall,
  aSubscription,
  aUser,
  type FakeWorld,
  fakeClock,
  fakeConnections,
  aCarrierChange,
  aFinding,
  fakeMonitoredCarriers,
  fakeMonitoringFeed,
  fakeSubscriptions,
  fakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionTokens, MyCarriersTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { screen as mine } from './screen.ts'

afterEach(cleanup)

const setUp = async (
  address = '/carriers/Mine',
  change: Partial<FakeWorld> = {},
  arrange: (feed: ReturnType<typeof fakeMonitoringFeed>) => void = () => undefined,
) => {
  const world = fakeWorld({
    carriers: [1, 2].map(at => aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` })),
    subscriptions: [1, 2].map(at => aSubscription({ id: id(at), carrierId: id(at) })),
    ...change,
  })
  const feed = fakeMonitoringFeed(world)
  arrange(feed)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn(), prefetch: vi.fn() }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(BrowserTokens.Navigator, navigator),
    provide(CarriersTokens.Subscriptions, fakeSubscriptions(world)),
    provide(ConnectionTokens.Connections, fakeConnections(world)),
    provide(MyCarriersTokens.MonitoredCarriers, fakeMonitoredCarriers(world)),
    provide(MyCarriersTokens.MonitoringFeed, feed),
    provide(RecentsTokens.CarrierDetailsStore, {
      keepRows: () => undefined,
      forget: () => undefined,
    } as never),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
  ])
  const store = mine.open(page.visit(address), undefined)
  await mine.settled?.(store)
  const { Component } = mine
  render(
    <page.Page store={store} address={address}>
      <Component />
    </page.Page>,
  )
  return { world, navigator, person: userEvent.setup({ delay: null }) }
}

describe('My Carriers', () => {
  it('four tabs have their counts and addresses, and each row the day since which it is monitored', async () => {
    await setUp()
    const tabs = within(screen.getByRole('navigation', { name: 'My Carriers' }))
    expect(await tabs.findByRole('link', { name: 'Passing 2' })).toBeTruthy()
    expect(tabs.getByRole('link', { name: 'Failed 0' }).getAttribute('href')).toBe(
      '/broker/carriers/Mine?tab=failed',
    )
    expect(tabs.getAllByRole('link')).toHaveLength(4)
    expect(screen.getByRole('columnheader', { name: 'Monitored since' })).toBeTruthy()
  })

  it('monitoring stops for the selected carriers together, and starts again by Undo', async () => {
    const { person, world } = await setUp()
    await person.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    await person.click(bar.getByRole('button', { name: 'Stop monitoring 2' }))
    expect(await bar.findByText('2 no longer monitored.')).toBeTruthy()
    expect(world.subscriptions).toEqual([])
    await person.click(bar.getByRole('button', { name: 'Undo' }))
    expect(await bar.findByText('2 undone.')).toBeTruthy()
    expect(world.subscriptions).toHaveLength(2)
  })

  it('a plan without rules says why no carrier is assessed, above the rows', async () => {
    const text = 'Your plan does not include rules, so no carrier is assessed: all are under Incomplete.'
    await setUp('/carriers/Mine?tab=incomplete', { user: aUser({ paywall: aPaywall({ canRule: false }) }) })
    expect(screen.getByText(text)).toBeTruthy()
    cleanup()
    await setUp()
    expect(screen.queryByText(text)).toBeNull()
  })

  const turned = aCarrierDetail({
    id: id(1),
    legalName: 'HAULER 1',
    rulesAssessment: {
      findings: [aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) })],
      overrides: [],
    },
  })
  const state = (status: string) => ({ status, day: null, amount: null })
  const change = aCarrierChange({
    carrier: turned,
    kind: 'verdict',
    subject: 'verdict',
    was: state('pass'),
    now: state('fail'),
    on: null,
  })

  it('a row says what changed last and why its verdict turned, and which carriers did not change', async () => {
    await setUp('/carriers/Mine?tab=failed', { carriers: [turned], carrierChanges: [change] })
    expect(await screen.findByText('Pass to Fail: cargo $50,000, needs $100,000')).toBeTruthy()
    cleanup()
    await setUp()
    expect(await screen.findAllByText('none in 30 days')).toHaveLength(2)
  })

  it('a monitor that does not say what changed has no column for it, and one that fails says so', async () => {
    const absent = { kind: 'not-found', requestId: null } as const
    await setUp(undefined, {}, feed => feed.refuseNext('latest', absent))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Last change' })).toBeNull())
    cleanup()
    await setUp(undefined, {}, feed => feed.failNext('latest'))
    expect(await screen.findAllByText('not loaded')).toHaveLength(2)
  })

  it('a plan without rules has all carriers under Incomplete, and the other tabs say why they are empty', async () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    await setUp('/carriers/Mine', { user })
    const current = screen.getByRole('link', { current: 'page' })
    expect(current.textContent).toContain('Incomplete')
    cleanup()
    await setUp('/carriers/Mine?tab=failed', { user })
    expect(screen.getByText(/Your plan does not include rules/)).toBeTruthy()
  })
})
