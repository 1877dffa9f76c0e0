import { PeopleTokens, RulesTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { CompanyTab } from './CompanyTab.tsx'
import { readCompanyAddress } from './company-address.ts'
import { CompanyStore } from './company-store.ts'

export const tab: ScreenModule<CompanyStore> = {
  Component: CompanyTab,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new CompanyStore({
        orders: resolve(PeopleTokens.CompanyChangeOrders),
        rules: resolve(RulesTokens.Rules),
        account: resolve(AccountTokens.AccountStore),
      })
    store.open(readCompanyAddress(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
