import type { Clock, EventKind } from '@fairhaul/core'
import { LiveTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import type { LiveEvents } from '../../stores/live-events.ts'
import type { LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { pageSight } from './page-sight.ts'

/**
 * What keeps something up to date while the user sees it: events of these kinds, and a refresh after each wait.
 *
 * @param everyMs how long it waits between two refreshes, in milliseconds. Missing: half a minute.
 */
export const sightOf = (clock: Clock, events: LiveEvents, kinds: readonly EventKind[], everyMs?: number) =>
  ({
    clock,
    sight: pageSight,
    changes: { events, interest: { kinds } },
    ...(everyMs !== undefined && { everyMs }),
  }) satisfies Partial<LiveRefreshDeps>

/** The same for a list of a screen. */
export const listSight = (resolve: Resolve, kinds: readonly EventKind[], everyMs?: number) =>
  sightOf(resolve(BrowserTokens.Clock), resolve(LiveTokens.LiveEvents), kinds, everyMs)
