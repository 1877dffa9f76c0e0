import { PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { ReportsScreen } from './ReportsScreen.tsx'
import { ReportsStore, reportsPageOf } from './reports-store.ts'

export const screen: ScreenModule<ReportsStore> = {
  Component: ReportsScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new ReportsStore({
        reports: resolve(PeopleTokens.CompanyReports),
        watch: resolve(PeopleTokens.ReportWatch),
        account: resolve(AccountTokens.AccountStore),
        clock: resolve(BrowserTokens.Clock),
        sight: pageSight,
      })
    store.open(reportsPageOf(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
