import { readChangeOrdersAddress } from '@fairhaul/core'
import { PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { listSight } from '../../parts/live/list-sight.ts'
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
        live: listSight(resolve, ['change_order']),
        whenIdle: resolve(ShellTokens.Ahead).idle,
      })
    store.open(readChangeOrdersAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['company-change-order'],
}
