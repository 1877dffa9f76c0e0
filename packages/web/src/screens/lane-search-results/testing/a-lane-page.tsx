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
import { behind, pageOf } from '../../../parts/testing/page-of.tsx'
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
    behind(AccountTokens.AccountStore, account as never),
    behind(BrowserTokens.Clock, fakes.clock),
    behind(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    behind(BrowserTokens.Navigator, navigator),
    behind(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES, maps: { kind: 'offline' } } as never),
    behind(ConnectionTokens.Connections, fakes.connections),
    behind(CarriersTokens.Subscriptions, fakes.subscriptions),
    behind(IdentityAlertTokens.CommodityTypes, fakes.commodityTypes),
    behind(IdentityAlertTokens.IdentityAlerts, fakes.alerts),
    behind(MapTokens.Boundaries, async () => A_SMALL_ATLAS),
    behind(MapTokens.MapProvider, null),
    behind(MapTokens.Maps, fakes.maps),
    behind(RecentsTokens.CarrierDetailsStore, { forget: () => {} } as never),
    behind(ProfileTokens.OnboardingPackets, fakes.packets),
    behind(ProfileTokens.ConnectionInvitations, fakes.invitations),
    behind(ProfileTokens.CarrierPeople, fakes.people),
    behind(RulesTokens.Notes, fakes.notes),
    behind(SearchTokens.Areas, fakes.areas),
    behind(SearchTokens.KnownSearches, new KnownSearches(fakes.savedSearches, fakes.clock, user)),
    behind(SearchTokens.LaneSearch, fakes.lanes),
    behind(SearchTokens.RecentLanesStore, recent),
    behind(SearchTokens.SavedSearches, fakes.savedSearches),
    behind(SearchTokens.SearchCache, fakes.cache),
    behind(ShellTokens.PlanNoticesStore, notices),
    behind(AuditTokens.AuditLog, fakeAuditLog(world)),
    behind(ShellTokens.ToastsStore, { show: say } as never),
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
