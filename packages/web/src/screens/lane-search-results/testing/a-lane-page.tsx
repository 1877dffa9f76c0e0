import { readLaneResultsAddress, RECENT_LANES, USUAL_TOGGLES } from '@fairhaul/core'
import {
  type FakeWorld,
  fakeAreas,
  fakeAuditLog,
  fakeCarrierPeople,
  fakeClock,
  fakeCommodityTypes,
  fakeConnectionInvitations,
  fakeConnections,
  fakeIdentityAlerts,
  fakeLaneSearch,
  fakeMaps,
  fakeNotes,
  fakeOnboardingPackets,
  fakeSavedSearches,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
} from '@fairhaul/testkit'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import {
  AuditTokens,
  ConnectionTokens,
  IdentityAlertTokens,
  MapTokens,
  ProfileTokens,
  RulesTokens,
  SearchTokens,
} from '../../../di/lazy-tokens.ts'
import type { Navigator } from '../../../di/navigator.ts'
import {
  AccountTokens,
  BrowserTokens,
  CarriersTokens,
  RecentsTokens,
  ShellTokens,
} from '../../../di/tokens.ts'
import { openedCarrier } from '../../../parts/carrier-results/beside-results.ts'
import { KnownSearches } from '../../../parts/save-search/known-searches.ts'
import { aColumnChoicesStore } from '../../../parts/testing/a-column-choices-store.ts'
import { A_SMALL_ATLAS } from '../../../parts/testing/a-small-atlas.ts'
import { provide, pageOf } from '../../../parts/testing/page-of.tsx'
import { PlanNoticesStore } from '../../../stores/plan-notices-store.ts'
import { RecentListStore } from '../../../stores/recent-list-store.ts'
import { LaneSearchResultsScreen } from '../LaneSearchResultsScreen.tsx'
import { makeLaneScreen } from '../make-lane-screen.ts'

/** The results of a lane at an address, over a world in memory. Navigation opens the new address. */
export const aLanePage = async (
  path: string,
  change: Partial<FakeWorld> = {},
  arrange: (fakes: ReturnType<typeof ports>) => void = () => {},
) => {
  const fakes = ports(change)
  arrange(fakes)
  const { world, navigator } = fakes
  const user = () => world.user
  const account = {
    get user() {
      return world.user
    },
    refresh: async () => undefined,
  }
  const notices = new PlanNoticesStore()
  const say = vi.fn<(text: string) => void>()
  const recent = new RecentListStore(RECENT_LANES, fakes.cache, user)
  const { Page, resolve } = pageOf([
    provide(AccountTokens.AccountStore, account as never),
    provide(BrowserTokens.Clock, fakes.clock),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(BrowserTokens.Navigator, navigator),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES, maps: { kind: 'offline' } } as never),
    provide(ConnectionTokens.Connections, fakes.connections),
    provide(CarriersTokens.Subscriptions, fakes.subscriptions),
    provide(IdentityAlertTokens.CommodityTypes, fakes.commodityTypes),
    provide(IdentityAlertTokens.IdentityAlerts, fakes.alerts),
    provide(MapTokens.Boundaries, async () => A_SMALL_ATLAS),
    provide(MapTokens.MapProvider, null),
    provide(MapTokens.Maps, fakes.maps),
    provide(RecentsTokens.CarrierDetailsStore, { forget: () => {} } as never),
    provide(ProfileTokens.OnboardingPackets, fakes.packets),
    provide(ProfileTokens.ConnectionInvitations, fakes.invitations),
    provide(ProfileTokens.CarrierPeople, fakes.people),
    provide(RulesTokens.Notes, fakes.notes),
    provide(SearchTokens.Areas, fakes.areas),
    provide(SearchTokens.KnownSearches, new KnownSearches(fakes.savedSearches, fakes.clock, user)),
    provide(SearchTokens.LaneSearch, fakes.lanes),
    provide(SearchTokens.RecentLanesStore, recent),
    provide(SearchTokens.SavedSearches, fakes.savedSearches),
    provide(SearchTokens.SearchCache, fakes.cache),
    provide(ShellTokens.PlanNoticesStore, notices),
    provide(AuditTokens.AuditLog, fakeAuditLog(world)),
    provide(ShellTokens.ToastsStore, { show: say } as never),
  ])
  const store = makeLaneScreen(resolve)
  const open = async (to: string) => {
    const url = new URL(to, 'http://portal.invalid')
    store.open(readLaneResultsAddress(url.search), openedCarrier(url))
    await store.parts.results.settled()
  }
  navigator.go.mockImplementation(to => {
    act(() => void open(to))
  })
  await open(path)
  render(
    <Page store={store} address={path}>
      <LaneSearchResultsScreen />
    </Page>,
  )
  return { ...fakes, store, notices, say, recent, open, user: userEvent.setup({ delay: null }) }
}

const ports = (change: Partial<FakeWorld>) => {
  const world = fakeWorld(change)
  return {
    world,
    connections: fakeConnections(world),
    packets: fakeOnboardingPackets(world),
    invitations: fakeConnectionInvitations(world),
    people: fakeCarrierPeople(world),
    notes: fakeNotes(world),
    lanes: fakeLaneSearch(world),
    areas: fakeAreas(world),
    alerts: fakeIdentityAlerts(world),
    commodityTypes: fakeCommodityTypes(world),
    savedSearches: fakeSavedSearches(world),
    subscriptions: fakeSubscriptions(world),
    maps: fakeMaps(world),
    cache: fakeSearchCache(),
    clock: fakeClock(),
    navigator: {
      go: vi.fn<Navigator['go']>(),
      back: vi.fn<Navigator['back']>(),
      prefetch: vi.fn<Navigator['prefetch']>(),
    },
  }
}
