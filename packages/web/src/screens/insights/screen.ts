import { readInsightsAddress } from '@fairhaul/core'
import { DirectoryTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens } from '../../di/tokens.ts'
import { selectedCarriersFile } from '../../parts/export/carrier-files.ts'
import { InsightsScreen } from './InsightsScreen.tsx'
import { InsightsStore } from './insights-store.ts'

export const screen: ScreenModule<InsightsStore> = {
  Component: InsightsScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new InsightsStore({
        insights: resolve(DirectoryTokens.CarrierInsights),
        subscriptions: resolve(CarriersTokens.Subscriptions),
        details: resolve(RecentsTokens.CarrierDetailsStore),
        today: resolve(BrowserTokens.Clock).today,
        account: resolve(AccountTokens.AccountStore),
        file: selection => selectedCarriersFile(resolve, selection),
      })
    store.open(readInsightsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
