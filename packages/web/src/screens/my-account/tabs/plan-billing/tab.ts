import { BillingTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../../di/tokens.ts'

import { CardDesk } from './card-desk.ts'
import { PlanBillingTab } from './PlanBillingTab.tsx'
import { PlanBillingStore } from './plan-billing-store.ts'

export const tab: ScreenModule<PlanBillingStore> = {
  Component: PlanBillingTab,
  open({ url, resolve }, previous) {
    const store =
      previous ??
      new PlanBillingStore({
        companyBilling: resolve(BillingTokens.CompanyBilling),
        account: resolve(AccountTokens.AccountStore),
        desk: new CardDesk(resolve(BillingTokens.CardProvider)),
        savedTarget: resolve(BrowserTokens.SavedTarget),
        navigator: resolve(BrowserTokens.Navigator),
        today: () => resolve(BrowserTokens.Clock).today(),
        say: text => resolve(ShellTokens.ToastsStore).show(text),
      })
    store.open(url.searchParams)
    return store
  },
  settled: store => store.settled(),
}
