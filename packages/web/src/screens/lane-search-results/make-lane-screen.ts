import { cachedLaneAnswer, laneExportColumns, laneText, type SearchCache } from '@fairhaul/core'
import { ConnectionTokens, IdentityAlertTokens, MapTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { BesideResults } from '../../parts/carrier-results/beside-results.ts'
import { carrierFile, selectedCarriersFile } from '../../parts/export/carrier-files.ts'
import { AreaNames } from '../../parts/lane/area-names.ts'
import { laneEndsHere, laneFiltersHere, laneOfferHere } from '../../parts/lane/lane-stores.ts'
import { draftStorage } from '../../stores/draft-storage.ts'
import { LaneAlertStore, storedLaneAlert } from './lane-alert-store.ts'
import { LaneResultsStore } from './lane-results-store.ts'
import { LaneRouteStore } from './lane-route-store.ts'
import { LaneScreenStore } from './lane-screen-store.ts'
import { WiderLanesStore } from './wider-lanes-store.ts'

const KEY = 'lane-map'

/** Below this width the map would be above the results: it is folded until the user opens it. */
const hasSpace = (): boolean => window.matchMedia('(min-width: 1600px)').matches

/** Whether the map was left folded, stored until the tab closes or the user signs out. */
const mapFoldOf = (storage: SearchCache) => ({
  isShown: (): boolean => {
    const stored = storage.read(KEY)
    return stored === 'shown' || (stored !== 'folded' && hasSpace())
  },
  keep: (isShown: boolean): void => storage.write(KEY, isShown ? 'shown' : 'folded'),
})

const SENT = 'Alert posted. Every broker can read it.'

/** The store of a lane's results, with the portal's ports. */
export const makeLaneScreen = (resolve: Resolve): LaneScreenStore => {
  const account = resolve(AccountTokens.AccountStore)
  const { today } = resolve(BrowserTokens.Clock)
  const notices = resolve(ShellTokens.PlanNoticesStore)
  const user = () => account.user
  const results = new LaneResultsStore({
    lanes: resolve(SearchTokens.LaneSearch),
    subscriptions: resolve(CarriersTokens.Subscriptions),
    account,
    notices,
    stored: cachedLaneAnswer(resolve(SearchTokens.SearchCache), user),
    today,
    offer: () => laneOfferHere(resolve),
    changed: ({ id }) => resolve(RecentsTokens.CarrierDetailsStore).forget(id),
  })
  const screen: LaneScreenStore = new LaneScreenStore({
    results,
    ends: laneEndsHere(resolve, { onChange: change => screen.changeLane(change) }),
    applied: laneFiltersHere(resolve, { onChange: filters => screen.changeFilters(filters) }),
    draft: laneFiltersHere(resolve),
    recent: resolve(SearchTokens.RecentLanesStore),
    names: new AreaNames({
      areas: resolve(SearchTokens.Areas),
      onOther: lane => void screen.rename(lane),
    }),
    route: new LaneRouteStore(resolve(MapTokens.Maps)),
    wider: new WiderLanesStore(resolve(SearchTokens.Areas)),
    beside: new BesideResults(results, {
      connections: resolve(ConnectionTokens.Connections),
      issuerId: () => account.user?.company?.id,
    }),
    alert: new LaneAlertStore({
      alerts: resolve(IdentityAlertTokens.IdentityAlerts),
      commodityTypes: resolve(IdentityAlertTokens.CommodityTypes),
      today,
      storage: draftStorage({
        storage: resolve(SearchTokens.SearchCache),
        user,
        key: 'lane-alerts',
        subject: 'any',
        readFields: storedLaneAlert,
      }),
      sent: () => resolve(ShellTokens.ToastsStore).show(SENT),
    }),
    file: carrierFile(resolve, {
      gather: results.everything,
      listName: () => laneText(results.address.lane),
      list: 'lane_search',
      columns: laneExportColumns,
    }),
    selectedFile: selectedCarriersFile(resolve, results.selection, { columns: laneExportColumns }),
    mapFold: mapFoldOf(resolve(SearchTokens.SearchCache)),
    navigator: resolve(BrowserTokens.Navigator),
    user,
  })
  return screen
}
