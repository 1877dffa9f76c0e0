import type { Page, SavedSearch } from '@fairhaul/core'
import { IdentityAlertTokens, MyCarriersTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { BrowserTokens, CarriersTokens } from '../../di/tokens.ts'
import { Query } from '../../stores/query.ts'
import { ChangesStore } from './changes-store.ts'
import { MyCarriersStore } from './my-carriers-store.ts'

/** Everything below the search box. Each part is loaded, fails and is reloaded on its own. */
export class HomeFeedStore implements ScreenStore {
  readonly mine: MyCarriersStore
  readonly changes: ChangesStore
  /** The newest searches that the user saved. */
  readonly searches: Query<Page<SavedSearch>>

  constructor(resolve: Resolve) {
    this.mine = new MyCarriersStore(resolve(CarriersTokens.Carriers))
    this.changes = new ChangesStore({
      mine: this.mine,
      alerts: resolve(IdentityAlertTokens.IdentityAlerts),
      stored: resolve(MyCarriersTokens.CarrierSnapshot),
      clock: resolve(BrowserTokens.Clock),
    })
    const savedSearches = resolve(SearchTokens.SavedSearches)
    this.searches = new Query((_, signal) => savedSearches.list({}, signal))
  }

  /** Loads every part at once. */
  load(): void {
    this.loadMine()
    void this.searches.load()
  }

  /** Loads My Carriers and their changes. */
  readonly loadMine = (): void => {
    void this.changes.load(this.mine.load())
  }

  dispose(): void {
    for (const part of [this.mine, this.changes, this.searches]) part.dispose()
  }
}
