import { PeopleTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../../../di/tokens.ts'
import { PreferencesTab } from './PreferencesTab.tsx'
import { PreferencesTabStore } from './preferences-tab-store.ts'

export const tab: ScreenModule<PreferencesTabStore> = {
  Component: PreferencesTab,
  open: ({ resolve }, previous) =>
    previous ??
    new PreferencesTabStore({
      users: resolve(PeopleTokens.CompanyUsers),
      digests: resolve(PeopleTokens.Digests),
      account: resolve(AccountTokens.AccountStore),
      toggles: resolve(BrowserTokens.PageConfiguration).toggles,
    }),
}
