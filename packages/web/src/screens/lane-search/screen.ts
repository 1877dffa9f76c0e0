import { SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { AreaNames } from '../../parts/lane/area-names.ts'
import { laneEndsHere, laneFiltersHere } from '../../parts/lane/lane-stores.ts'
import { AddressWriter } from './address-writer.ts'
import { LaneSearchScreen } from './LaneSearchScreen.tsx'
import { LaneFormStore } from './lane-form-store.ts'

/** The store of a lane form, with the portal's ports. */
const makeLaneForm = (resolve: Resolve): LaneFormStore => {
  const account = resolve(AccountTokens.AccountStore)
  const navigator = resolve(BrowserTokens.Navigator)
  const onChange = () => store.changed()
  const store: LaneFormStore = new LaneFormStore({
    ends: laneEndsHere(resolve, { onChange }),
    filters: laneFiltersHere(resolve, { onChange }),
    names: new AreaNames({
      areas: resolve(SearchTokens.Areas),
      onOther: lane => store.rename(lane),
    }),
    recent: resolve(SearchTokens.RecentLanesStore),
    notices: resolve(ShellTokens.PlanNoticesStore),
    user: () => account.user,
    writer: new AddressWriter({ clock: resolve(BrowserTokens.Clock), navigator }),
    navigator,
  })
  return store
}

export const screen: ScreenModule<LaneFormStore> = {
  Component: LaneSearchScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? makeLaneForm(resolve)
    store.open(url.search)
    return store
  },
  settled: store => store.settled(),
}
