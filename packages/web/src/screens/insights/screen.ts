import { readInsightsAddress } from '@fairhaul/core'
import { DirectoryTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { insightsTally } from '../../parts/carrier-results/verdict-tally-store.ts'
import { selectedCarriersFile } from '../../parts/export/carrier-files.ts'
import { InsightsScreen } from './InsightsScreen.tsx'
import { InsightsStore } from './insights-store.ts'

export const screen: ScreenModule<InsightsStore> = {
  Component: InsightsScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const insights = resolve(DirectoryTokens.CarrierInsights)
    const store =
      previous ??
      new InsightsStore({
        insights,
        subscriptions: resolve(CarriersTokens.Subscriptions),
        details: resolve(RecentsTokens.CarrierDetailsStore),
        tally: insightsTally(insights, {
          mayRule: () => account.user?.paywall.canRule === true,
          today: resolve(BrowserTokens.Clock).today,
          whenIdle: resolve(ShellTokens.Ahead).idle,
        }),
        account,
        file: selection => selectedCarriersFile(resolve, selection),
      })
    store.open(readInsightsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
