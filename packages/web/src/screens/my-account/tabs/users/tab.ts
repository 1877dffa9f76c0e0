import { paths } from '@fairhaul/core'
import { PeopleTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../../di/tokens.ts'
import { UsersTab } from './UsersTab.tsx'
import { readUsersAddress } from './users-address.ts'
import { UsersStore } from './users-store.ts'

export const tab: ScreenModule<UsersStore> = {
  Component: UsersTab,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const store =
      previous ??
      new UsersStore({
        users: resolve(PeopleTokens.CompanyUsers),
        invitations: resolve(PeopleTokens.UserInvitations),
        account,
        toggles: resolve(BrowserTokens.PageConfiguration).toggles,
        say: text => resolve(ShellTokens.ToastsStore).show(text),
        left: () => void account.refresh().then(() => resolve(BrowserTokens.Navigator).go(paths.home())),
      })
    store.open(readUsersAddress(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
