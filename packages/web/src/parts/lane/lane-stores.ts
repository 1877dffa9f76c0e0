import { type LaneFiltersOffer, laneFiltersOffer } from '@fairhaul/core'
import { MapTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { type LaneEndsDeps, LaneEndsStore } from './lane-ends-store.ts'
import { type LaneFiltersDeps, LaneFiltersStore } from './lane-filters-store.ts'

/** The filters of this build and the user's plan. */
export const laneOfferHere = (resolve: Resolve): LaneFiltersOffer => {
  const { toggles } = resolve(BrowserTokens.PageConfiguration)
  const { user } = resolve(AccountTokens.AccountStore)
  return laneFiltersOffer(toggles, user?.paywall ?? { canRule: false })
}

/** The store of a lane's ends, with the portal's ports; map places are offered if maps are configured. */
export const laneEndsHere = (resolve: Resolve, deps: Pick<LaneEndsDeps, 'onChange'>): LaneEndsStore => {
  const { maps } = resolve(BrowserTokens.PageConfiguration)
  const recent = resolve(SearchTokens.RecentLanesStore)
  return new LaneEndsStore({
    areas: resolve(SearchTokens.Areas),
    maps: maps.kind === 'offline' ? null : resolve(MapTokens.Maps),
    recents: () => recent.items,
    onChange: deps.onChange,
  })
}

/** The store of a lane's filters, with the portal's ports. */
export const laneFiltersHere = (
  resolve: Resolve,
  deps: Pick<LaneFiltersDeps, 'onChange'> = {},
): LaneFiltersStore => new LaneFiltersStore({ ...deps, offer: () => laneOfferHere(resolve) })
