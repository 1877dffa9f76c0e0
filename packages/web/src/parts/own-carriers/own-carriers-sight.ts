import { LiveTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { pageSight } from '../live/page-sight.ts'
import type { ListSight } from '../tabbed-list/tabbed-list-store.ts'

/** Without events, own carriers change too seldom to be requested more often, in milliseconds. */
const EVERY_MS = 300_000

/** What keeps a list of own carriers up to date: what a row shows, and its place in a tab, change by these events. */
export const ownCarriersSight = (resolve: Resolve): ListSight => ({
  clock: resolve(BrowserTokens.Clock),
  sight: pageSight,
  everyMs: EVERY_MS,
  changes: {
    events: resolve(LiveTokens.LiveEvents),
    interest: { kinds: ['connection', 'monitored', 'verdict', 'carrier_change'] },
  },
})
