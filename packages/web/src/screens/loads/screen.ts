import { cachedLoads, readLoadsAddress } from '@fairhaul/core'
import { FreightTokens, LiveTokens, PeopleTokens, SearchTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { LoadsScreen } from './LoadsScreen.tsx'
import { LoadsStore } from './loads-store.ts'

/** What a row of a load or its place in a tab depends on. */
const LOADS_KINDS = ['load', 'load_stop', 'load_log'] as const

export const screen: ScreenModule<LoadsStore> = {
  Component: LoadsScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const store =
      previous ??
      new LoadsStore({
        loads: resolve(FreightTokens.Loads),
        byNumber: resolve(OwnLoadTokens.LoadsByNumber),
        teams: resolve(PeopleTokens.Teams),
        vehicles: resolve(VehicleTokens.CarrierVehicles),
        companyId: () => account.user?.company?.id,
        stored: tab => cachedLoads(resolve(SearchTokens.SearchCache), tab, () => account.user),
        clock: resolve(BrowserTokens.Clock),
        sight: pageSight,
        changes: { events: resolve(LiveTokens.LiveEvents), interest: { kinds: LOADS_KINDS } },
        whenIdle: resolve(ShellTokens.Ahead).idle,
      })
    store.open(readLoadsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['load'],
}
