import { type Http, httpCompanyEvents } from '@fairhaul/adapters-http'
import type { Clock } from '@fairhaul/core'
import { browserEventSharing } from '../../../../browser/event-sharing.ts'
import { LiveTokens } from '../../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { pageSight } from '../../../../parts/live/page-sight.ts'
import { LiveConnection } from '../../../../stores/live-connection.ts'
import { LiveEvents } from '../../../../stores/live-events.ts'
import type { Network } from '../../../../stores/ports.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'

/** What changes for the company, as it happens. */
export const bindModule = (bind: Bind): void => {
  bind(LiveTokens.LiveEvents).toResolvedValue((clock: Clock) => new LiveEvents(clock), [BrowserTokens.Clock])
  bind(LiveTokens.LiveConnection).toResolvedValue(
    (http: Http, live: LiveEvents, clock: Clock, network: Network) =>
      new LiveConnection({
        events: httpCompanyEvents(http),
        live,
        clock,
        network,
        sight: pageSight,
        random: Math.random,
        sharing: browserEventSharing(),
        firstPlace: () => http.firstPlace(),
      }),
    [HttpTokens.Http, LiveTokens.LiveEvents, BrowserTokens.Clock, BrowserTokens.Network],
  )
}
