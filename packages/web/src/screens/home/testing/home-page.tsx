import { RECENT_LANES, type RouteName, userCache } from '@fairhaul/core'
import {
  type FakeWorld,
  fakeCompanyChangeOrders,
  fakeMonitoredCarriers,
  fakeMonitoringFeed,
  fakeSavedSearches,
  fakeTickets,
} from '@fairhaul/testkit'
import { type RenderResult, render } from '@testing-library/react'
import { AddressContext } from '../../../di/address.ts'
import { ActionItemsTokens, LiveTokens, MyCarriersTokens, SearchTokens } from '../../../di/lazy-tokens.ts'
import type { Resolve } from '../../../di/token.ts'

import { ServiceTokens } from '../../../di/tokens.ts'
import { ScreenStoreContext } from '../../../di/use-screen-store.ts'
import { ResolveContext } from '../../../di/use-store.ts'
import { ActionItemsStore } from '../../../parts/action-items/action-items-store.ts'
import { aPage } from '../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../parts/testing/fake-ports.ts'
import { sightOf } from '../../../parts/live/list-sight.ts'
import { LiveEvents } from '../../../stores/live-events.ts'
import { RecentListStore } from '../../../stores/recent-list-store.ts'
import { screen as home } from '../screen.ts'

/** Home for a test: all ports over one world, with the stores of Home. */
export const homePage = (
  change: Partial<FakeWorld> = {},
  {
    closed = [],
    ports = fakePorts(change),
  }: { closed?: readonly RouteName[]; ports?: ReturnType<typeof fakePorts> } = {},
) => {
  const { world } = ports
  const own = {
    monitored: fakeMonitoredCarriers(world),
    feed: fakeMonitoringFeed(world),
    savedSearches: fakeSavedSearches(world),
    tickets: fakeTickets(world),
    changeOrders: fakeCompanyChangeOrders(world),
    notes: ports.notes,
  }
  const stored = userCache({
    cache: ports.cache,
    key: 'look',
    user: () => world.user,
    isValue: (it): it is string => typeof it === 'string',
  })
  const recentLanes = new RecentListStore(RECENT_LANES, ports.cache, () => world.user)
  const events = new LiveEvents({ after: () => () => {} })
  const actionItems = new ActionItemsStore({
    ...own,
    live: kinds => sightOf(ports.clock, events, kinds),
  })
  const provided = new Map<unknown, unknown>([
    [LiveTokens.LiveEvents, events],
    [MyCarriersTokens.MonitoringFeed, own.feed],
    [MyCarriersTokens.MonitoredCarriers, own.monitored],
    [MyCarriersTokens.ChangesSeen, stored],
    [ActionItemsTokens.HasScreen, (name: RouteName) => !closed.includes(name)],
    [ActionItemsTokens.ActionItemsStore, actionItems],
    [SearchTokens.RecentLanesStore, recentLanes],
    [SearchTokens.SavedSearches, own.savedSearches],
    [ServiceTokens.LazyBindings, async () => resolve],
  ])
  const page = aPage(ports)
  const resolve: Resolve = token =>
    provided.has(token) ? (provided.get(token) as never) : page.resolve(token)
  /** Opens Home, as a visit does. */
  const show = (query = ''): RenderResult => {
    const store = home.open(
      { params: {}, url: new URL('http://portal.invalid/'), resolve, signal: new AbortController().signal },
      undefined,
    )
    return render(
      <ResolveContext value={resolve}>
        <AddressContext value={{ path: '/', query }}>
          <ScreenStoreContext value={store}>
            <home.Component />
          </ScreenStoreContext>
        </AddressContext>
      </ResolveContext>,
    )
  }
  return { ...page, ...own, ports, events, stored, actionItems, recentLanes, show }
}
