import {
  type CurrentUser,
  RECENT_CONTACTS,
  readContactDrawer,
  readContactSearchAddress,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aUser,
  type FakeWorld,
  fakeCarriers,
  fakeClock,
  fakeConnections,
  fakeContactSearch,
  fakeIdentityAlerts,
  fakeSavedSearches,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
} from '@fairhaul/testkit'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { SearchTokens } from '../../../di/lazy-tokens.ts'
import type { Navigator } from '../../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, ShellTokens } from '../../../di/tokens.ts'
import { KnownSearches } from '../../../parts/save-search/known-searches.ts'
import { aColumnChoicesStore } from '../../../parts/testing/a-column-choices-store.ts'
import { noFile } from '../../../parts/testing/a-results-list.ts'
import { pageOf } from '../../../parts/testing/page-of.tsx'
import { RecentListStore } from '../../../stores/recent-list-store.ts'
import { ContactSearchScreen } from '../ContactSearchScreen.tsx'
import { ContactSearchStore } from '../contact-search-store.ts'

/** The ports of a contact search, in memory, over one world. */
export const contactPorts = (change: Partial<FakeWorld> = {}) => {
  const world = fakeWorld({ user: aUser(), ...change })
  return {
    world,
    contacts: fakeContactSearch(world),
    connections: fakeConnections(world),
    identityAlerts: fakeIdentityAlerts(world),
    subscriptions: fakeSubscriptions(world),
    storage: fakeSearchCache(),
    changed: vi.fn<(id: number) => void>(),
  }
}

/** A store on those ports. */
export const contactStore = (ports: ReturnType<typeof contactPorts>, user?: CurrentUser) =>
  new ContactSearchStore({
    ...ports,
    recent: new RecentListStore(RECENT_CONTACTS, ports.storage, () => user ?? ports.world.user),
    file: () => noFile,
    user: () => user ?? ports.world.user,
    today: () => fakeClock().today(),
  })

/** Opens the query of an address in a store. */
export const visit = (store: ContactSearchStore, search: string): Promise<unknown> => {
  const read = readContactSearchAddress(search)
  store.open(read.ok ? read.value : null, readContactDrawer(search))
  return store.settled()
}

/** The screen at an address. Navigation is recorded, and carried out by `follow`. */
export const contactPage = async (search: string, change: Partial<FakeWorld> = {}) => {
  const ports = contactPorts(change)
  const store = contactStore(ports)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const savedSearches = fakeSavedSearches(ports.world)
  const page = pageOf([
    [AccountTokens.AccountStore, { user: ports.world.user }],
    [BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES }],
    [SearchTokens.SavedSearches, savedSearches],
    [SearchTokens.KnownSearches, new KnownSearches(savedSearches, fakeClock(), () => ports.world.user)],
    [BrowserTokens.Navigator, navigator],
    [BrowserTokens.Clock, fakeClock()],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore()],
    [CarriersTokens.Carriers, fakeCarriers(ports.world)],
  ])
  await visit(store, search)
  render(
    <page.Page store={store} address={`/carriers/contact-search${search}`}>
      <ContactSearchScreen />
    </page.Page>,
  )
  return {
    ...ports,
    store,
    navigator,
    /** Opens another address of the same screen. */
    follow: (next: string) => act(() => visit(store, next)),
  }
}
