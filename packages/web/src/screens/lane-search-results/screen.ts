import { keptLaneAnswer, readLaneResultsAddress } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import { IdentityAlertTokens } from '../../di/tokens/identity-alerts.ts'
import { MapTokens } from '../../di/tokens/maps.ts'
import { RecentsTokens } from '../../di/tokens/recents.ts'
import { SearchTokens } from '../../di/tokens/search.ts'
import { ShellTokens } from '../../di/tokens/shell.ts'
import type { Resolve } from '../../di/token.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { LaneAlertStore } from './lane-alert-store.ts'
import { LaneResultsStore } from './lane-results-store.ts'
import { LaneScreenStore } from './lane-screen-store.ts'
import { LaneSearchResultsScreen } from './LaneSearchResultsScreen.tsx'
import { LaneWayStore } from './lane-way-store.ts'
import { WiderLanesStore } from './wider-lanes-store.ts'

const newStore = (resolve: Resolve): LaneScreenStore => {
  const account = resolve(AccountTokens.AccountStore)
  const clock = resolve(BrowserTokens.Clock)
  const notices = resolve(ShellTokens.PlanNoticesStore)
  const results = new LaneResultsStore({
    lanes: resolve(SearchTokens.LaneSearch),
    subscriptions: resolve(CarriersTokens.Subscriptions),
    account,
    notices,
    kept: keptLaneAnswer(resolve(SearchTokens.SearchCache), () => account.user),
    toggles: resolve(BrowserTokens.PageConfiguration).toggles,
    changed: ({ id }) => resolve(RecentsTokens.CarrierDetailsStore).forget(id),
  })
  return new LaneScreenStore({
    results,
    way: new LaneWayStore(resolve(MapTokens.Maps)),
    wider: new WiderLanesStore(resolve(SearchTokens.Areas)),
    alert: new LaneAlertStore({
      alerts: resolve(IdentityAlertTokens.IdentityAlerts),
      commodityTypes: resolve(IdentityAlertTokens.CommodityTypes),
      today: clock.today,
      sent: () => resolve(ShellTokens.ToastsStore).show('Alert sent. Every broker can read it now.'),
    }),
    notices,
    user: () => account.user,
    today: clock.today,
    save: saveCsv,
  })
}

export const screen: ScreenModule<LaneScreenStore> = {
  Component: LaneSearchResultsScreen,
  open({ resolve, url }, kept) {
    const store = kept ?? newStore(resolve)
    store.open(readLaneResultsAddress(url.search))
    return store
  },
  settled: store => store.results.settled(),
}
