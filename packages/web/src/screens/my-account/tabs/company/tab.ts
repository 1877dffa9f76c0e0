import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { PeopleTokens } from '../../../../di/lazy-tokens.ts'
import { readCompanyAddress } from './company-address.ts'
import { CompanyStore } from './company-store.ts'
import { CompanyTab } from './CompanyTab.tsx'

export const tab: ScreenModule<CompanyStore> = {
  Component: CompanyTab,
  open({ resolve, url }, kept) {
    const store =
      kept ??
      new CompanyStore({
        orders: resolve(PeopleTokens.CompanyChangeOrders),
        account: resolve(AccountTokens.AccountStore),
      })
    store.open(readCompanyAddress(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
