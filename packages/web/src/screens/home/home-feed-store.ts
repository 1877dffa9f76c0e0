import type { Page, SavedSearch, StateTally, VettedCarrier, VettingFeed, VettingReason } from '@fairhaul/core'
import { MyCarriersTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { ownCarriersSight } from '../../parts/own-carriers/own-carriers-sight.ts'
import { Query } from '../../stores/query.ts'
import { AttentionStore } from './attention-store.ts'
import { ChangesStore } from './changes-store.ts'
import { FeedRows } from './feed-rows.ts'

/** As many as show what there is, below everything that needs attention. */
export const DUE_SHOWN = 5

/** Everything below the search box. Each part is loaded, fails and is reloaded on its own. */
export class HomeFeedStore implements ScreenStore {
  readonly changes: ChangesStore
  readonly attention: AttentionStore
  /** The number of monitored carriers in each state. */
  readonly states: Query<readonly StateTally[]>
  /** The newest searches that the user saved. */
  readonly searches: Query<Page<SavedSearch>>
  /** The carriers that are due for re-vetting. */
  readonly due: FeedRows<VettedCarrier, VettingFeed, VettingReason | undefined>

  constructor(resolve: Resolve) {
    const feed = resolve(MyCarriersTokens.MonitoringFeed)
    const clock = resolve(BrowserTokens.Clock)
    this.changes = new ChangesStore({
      feed,
      seen: resolve(MyCarriersTokens.ChangesSeen),
      live: ownCarriersSight(resolve),
    })
    this.attention = new AttentionStore({
      feed,
      monitored: resolve(MyCarriersTokens.MonitoredCarriers),
      today: () => clock.today(),
    })
    this.states = new Query((_, signal) => feed.byState(signal))
    const savedSearches = resolve(SearchTokens.SavedSearches)
    this.searches = new Query((_, signal) => savedSearches.list({}, signal))
    const vetting = resolve(VettingTokens.Vetting)
    this.due = new FeedRows(
      (reason, cursor, signal) =>
        vetting.due(
          {
            pageSize: DUE_SHOWN,
            ...(reason === undefined ? {} : { reason }),
            ...(cursor === undefined ? {} : { cursor }),
          },
          signal,
        ),
      ({ carrierId }) => carrierId,
    )
  }

  /** Whether the company monitors no carrier; undefined until that is known. */
  get hasNone(): boolean | undefined {
    const { region } = this.attention.filter
    const part = this.attention.carriers.first.value
    return part === undefined || region !== undefined ? undefined : part.monitored === 0
  }

  dispose(): void {
    for (const part of [this.changes, this.attention, this.states, this.searches, this.due]) part.dispose()
  }
}
