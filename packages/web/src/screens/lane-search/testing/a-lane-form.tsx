import {
  type LaneSearchAddress,
  laneSearchPath,
  NEW_LANE_SEARCH,
  RECENT_LANES,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aLanePlace,
  anArea,
  aUser,
  type FakeWorld,
  fakeAreas,
  fakeClock,
  fakeSavedSearches,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { SearchTokens } from '../../../di/lazy-tokens.ts'
import type { Navigator } from '../../../di/navigator.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../di/tokens.ts'

import { KnownSearches } from '../../../parts/save-search/known-searches.ts'
import { provide, pageOf } from '../../../parts/testing/page-of.tsx'
import { ConnectionStore } from '../../../stores/connection-store.ts'
import { PlanNoticesStore } from '../../../stores/plan-notices-store.ts'
import { RecentListStore } from '../../../stores/recent-list-store.ts'
import { WRITE_AFTER_MS } from '../address-writer.ts'
import type { LaneFormStore } from '../lane-form-store.ts'
import { screen as laneSearch } from '../screen.ts'

export const DALLAS = anArea({ id: id(1), name: 'Dallas, TX 75201', code: '75201', kind: 'five_zip' })
export const ATLANTA = anArea({ id: id(2), name: 'Atlanta, GA 30301', code: '30301', kind: 'five_zip' })
export const ONTARIO = anArea({ id: id(3), name: 'Ontario', code: 'ON', kind: 'state', country: 'CA' })

export const FROM_DALLAS = {
  origin: aLanePlace({ name: DALLAS.name, areaId: DALLAS.id }),
  destination: aLanePlace({ name: ATLANTA.name, areaId: ATLANTA.id }),
}

interface Setting {
  readonly change?: Partial<FakeWorld>
  readonly toggles?: Partial<typeof USUAL_TOGGLES>
  /** Null: the form is opened without a query. */
  readonly at?: Partial<LaneSearchAddress> | null
}

/** The screen on a page whose navigator opens the addresses of the form again, as the router does. */
export const aLaneForm = ({ change = {}, toggles = {}, at = null }: Setting = {}) => {
  const world = fakeWorld({ user: aUser(), areas: [DALLAS, ATLANTA, ONTARIO], ...change })
  const areas = fakeAreas(world)
  const clock = fakeClock()
  const cache = fakeSearchCache()
  const notices = new PlanNoticesStore()
  const recent = new RecentListStore(RECENT_LANES, cache, () => world.user)
  const saved = fakeSavedSearches(world)
  const network = { isOnline: true, received: () => {} }
  const connection = new ConnectionStore(
    {
      isOnline: () => network.isOnline,
      subscribe: call => {
        network.received = call
        return () => undefined
      },
    },
    clock,
  )
  const gone: { readonly path: string; readonly inPlace: boolean }[] = []
  const go: Navigator['go'] = (path, options) => {
    gone.push({ path, inPlace: options?.replace === true })
    if (path.startsWith('/carriers/lane-search?') || path === '/carriers/lane-search') open(path)
  }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, clock),
    provide(BrowserTokens.Navigator, {
      go,
      back: vi.fn<() => void>(),
      prefetch: vi.fn<Navigator['prefetch']>(),
    }),
    provide(BrowserTokens.PageConfiguration, {
      toggles: { ...USUAL_TOGGLES, ...toggles },
      maps: { kind: 'offline' },
    } as never),
    provide(SearchTokens.Areas, areas),
    provide(SearchTokens.KnownSearches, new KnownSearches(saved, clock, () => world.user)),
    provide(SearchTokens.RecentLanesStore, recent),
    provide(SearchTokens.SavedSearches, saved),
    provide(ShellTokens.ConnectionStore, connection),
    provide(ShellTokens.PlanNoticesStore, notices),
  ])
  let store: LaneFormStore | undefined
  let draw: ((address: string) => void) | undefined
  const open = (address: string) => {
    store = laneSearch.open(page.visit(address), store)
    draw?.(address)
    return store
  }
  const first = at === null ? '/carriers/lane-search' : laneSearchPath({ ...NEW_LANE_SEARCH, ...at })
  const opened = open(first)
  const on = (address: string) => (
    <page.Page store={opened} address={address}>
      <laneSearch.Component />
    </page.Page>
  )
  const show = () => {
    const { rerender } = render(on(first))
    draw = address => rerender(on(address))
  }
  /** Waits until the address is updated after typing. */
  const rest = () => act(() => clock.advance(WRITE_AFTER_MS))
  /** Sets whether the network is connected. */
  const connect = (isOnline: boolean) =>
    act(() => {
      network.isOnline = isOnline
      network.received()
    })
  return { connect, store: opened, open, show, rest, gone, areas, recent, notices, world }
}
