import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { BrowserTokens, CarriersTokens } from '../../di/tokens.ts'

import { IdentityAlertTokens, SearchTokens, MyCarriersTokens } from '../../di/lazy-tokens.ts'

import { ChangesStore } from './changes-store.ts'
import { MyCarriersStore } from './my-carriers-store.ts'
import { NewestSearchesStore } from './newest-searches-store.ts'

/** All that stands below the search. Each part asks, fails and is asked again on its own. */
export class HomeFeedStore implements ScreenStore {
  readonly mine: MyCarriersStore
  readonly changes: ChangesStore
  readonly searches: NewestSearchesStore

  constructor(resolve: Resolve) {
    this.mine = new MyCarriersStore(resolve(CarriersTokens.Carriers))
    this.changes = new ChangesStore({
      mine: this.mine,
      alerts: resolve(IdentityAlertTokens.IdentityAlerts),
      kept: resolve(MyCarriersTokens.CarrierSnapshot),
      clock: resolve(BrowserTokens.Clock),
    })
    this.searches = new NewestSearchesStore(resolve(SearchTokens.SavedSearches))
  }

  /** Every part asks at once. */
  load(): void {
    this.loadMine()
    void this.searches.load()
  }

  /** My Carriers, and what has changed about them. */
  readonly loadMine = (): void => {
    void this.changes.load(this.mine.load())
  }

  dispose(): void {
    this.mine.stop()
    this.changes.stop()
    this.searches.stop()
  }
}
