import { readIdentityAlertsAddress } from '@fairhaul/core'
import { IdentityAlertTokens, PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import { listSight } from '../../parts/live/list-sight.ts'
import { IdentityAlertsScreen } from './IdentityAlertsScreen.tsx'
import { IdentityAlertsStore } from './identity-alerts-store.ts'

export const screen: ScreenModule<IdentityAlertsStore> = {
  Component: IdentityAlertsScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const users = resolve(PeopleTokens.CompanyUsers)
    const store =
      previous ??
      new IdentityAlertsStore({
        alerts: resolve(IdentityAlertTokens.IdentityAlerts),
        live: listSight(resolve, ['identity_alert']),
        user: () => account.user ?? null,
        today: () => resolve(BrowserTokens.Clock).today(),
        people: signal =>
          allPages(
            page => users.list({ page }, signal),
            () => undefined,
          ),
        whenIdle: resolve(ShellTokens.Ahead).idle,
      })
    store.open(readIdentityAlertsAddress(url.search))
    return store
  },
  settled: store => store.list.settled(),
  staysMountedFor: ['identity-alert', 'carrier'],
}
