import { readChangeOrdersAddress } from '@fairhaul/core'
import { PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { callWhenIdle } from '../../parts/call-when-idle.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { ChangeOrdersScreen } from './ChangeOrdersScreen.tsx'
import { ChangeOrdersStore } from './change-orders-store.ts'

export const screen: ScreenModule<ChangeOrdersStore> = {
  Component: ChangeOrdersScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new ChangeOrdersStore({
        orders: resolve(PeopleTokens.CompanyChangeOrders),
        account: resolve(AccountTokens.AccountStore),
        clock: resolve(BrowserTokens.Clock),
        sight: pageSight,
        whenIdle: callWhenIdle,
      })
    store.open(readChangeOrdersAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  keepsBehind: ['company-change-order'],
}
