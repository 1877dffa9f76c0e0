import type { Lane } from '@fairhaul/core'
import { ComparingTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { connectionSight } from '../../parts/live/connection-sight.ts'
import { AreaNames } from '../../parts/lane/area-names.ts'
import { laneEndsHere } from '../../parts/lane/lane-stores.ts'
import { AddCarrierStore } from './add-carrier-store.ts'
import { CompareStore } from './compare-store.ts'
import { SightingsStore } from './sightings-store.ts'

/** The store of a comparison, with the portal's ports. */
export const makeComparison = (resolve: Resolve): CompareStore => {
  const account = resolve(AccountTokens.AccountStore)
  const recents = resolve(RecentsTokens.RecentsStore)
  const carriers = () => store.address.carriers
  const showLane = (lane: Lane) =>
    resolve(BrowserTokens.Navigator).go(store.pathWith({ lane }), { replace: true })
  const store: CompareStore = new CompareStore({
    details: resolve(RecentsTokens.CarrierDetailsStore),
    records: resolve(ComparingTokens.ComparedRecords),
    adding: new AddCarrierStore({
      carriers: resolve(CarriersTokens.Carriers),
      recents: () => recents.recents.carriers,
      compared: carriers,
    }),
    ends: laneEndsHere(resolve, { onChange: ({ lane }) => showLane(lane) }),
    names: new AreaNames({ areas: resolve(SearchTokens.Areas), onOther: showLane }),
    sightings: new SightingsStore({
      laneSearch: resolve(SearchTokens.LaneSearch),
      notices: resolve(ShellTokens.PlanNoticesStore),
      recent: resolve(SearchTokens.RecentLanesStore),
      user: () => account.user,
      carriers,
    }),
    today: () => resolve(BrowserTokens.Clock).today(),
    live: connectionSight(resolve),
  })
  return store
}
