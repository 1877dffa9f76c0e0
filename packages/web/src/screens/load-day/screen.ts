import { readDayAddress } from '@fairhaul/core'
import { FreightTokens, LiveTokens, PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { LoadDayScreen } from './LoadDayScreen.tsx'
import { LoadDayStore } from './load-day-store.ts'

export const screen: ScreenModule<LoadDayStore> = {
  Component: LoadDayScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const store =
      previous ??
      new LoadDayStore({
        loads: resolve(FreightTokens.Loads),
        traces: resolve(FreightTokens.LoadTraces),
        teams: resolve(PeopleTokens.Teams),
        companyId: () => account.user?.company?.id,
        clock: resolve(BrowserTokens.Clock),
        sight: pageSight,
        events: resolve(LiveTokens.LiveEvents),
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
    store.open(readDayAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['load'],
}
