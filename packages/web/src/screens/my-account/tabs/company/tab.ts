import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { CompanyTab } from './CompanyTab.tsx'
import { CompanyStore } from './company-store.ts'

export const tab: ScreenModule<CompanyStore> = {
  Component: CompanyTab,
  open({ resolve }, previous) {
    const store =
      previous ??
      new CompanyStore({
        rules: resolve(RulesTokens.Rules),
        policy: resolve(RulesTokens.CompanyPolicyStore),
        account: resolve(AccountTokens.AccountStore),
      })
    store.open()
    return store
  },
  settled: store => store.settled(),
}
