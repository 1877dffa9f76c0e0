import { accountTabOf } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { accountTabs } from './account-tabs.ts'
import { MyAccountScreen } from './MyAccountScreen.tsx'
import { MyAccountStore } from './my-account-store.ts'

export const screen: ScreenModule<MyAccountStore> = {
  Component: MyAccountScreen,
  open(visit, previous) {
    const store =
      previous ??
      new MyAccountStore({ tabs: accountTabs, account: visit.resolve(AccountTokens.AccountStore) })
    store.open(visit)
    return store
  },
  settled: store => store.settled(),
  prepare({ url, resolve }) {
    const { user } = resolve(AccountTokens.AccountStore)
    const loading = accountTabs.load(accountTabOf(url.searchParams.get('tab'), user ?? null))
    if (loading instanceof Promise) loading.catch(() => undefined)
  },
}
