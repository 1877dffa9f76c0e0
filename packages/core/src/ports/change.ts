import type { HistoryChange, HistoryKind } from '../change/carrier-history.ts'
import type { ChangeKind, LatestChange } from '../change/carrier-change.ts'
import type { EventBatch, EventMessage } from '../change/company-event.ts'
import type { ChangeFeed, FeedPart, StateTally, VerdictFeed } from '../change/monitoring-feed.ts'
import type { Region } from '../map/regions.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/** Where a part of a feed begins, and how many rows it has: 1 to 50, 50 by default. */
export interface FeedParams {
  /** `next` of the part before. */
  readonly cursor?: string
  readonly pageSize?: number
}

/** A request for changes. */
export interface ChangesParams extends FeedParams {
  readonly kind?: ChangeKind
  /** An instant: only changes that the monitor noticed later. Without it, those of the last 30 days. */
  readonly noticedAfter?: string
}

/** A request for carriers by verdict. */
export interface ByVerdictParams extends FeedParams {
  readonly verdict?: Verdict
  readonly region?: Region
}

/**
 * The feed of all carriers that the company monitors. Beyond section 7.
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` for who may not search carriers; `invalid` on `cursor` for
 * a text that the monitor did not give.
 * Source: section 2, "What changed".
 */
export interface MonitoringFeed {
  /** What changed, the worst first, then the newest. */
  changes(params: ChangesParams, signal?: CancelSignal): Promise<Outcome<ChangeFeed, Refusal>>
  /**
   * The newest change of each of some monitored carriers, of the last 30 days. Those without one are left out.
   *
   * Refuses: `invalid` on `carrierIds` for more than 50, a page of a list.
   */
  latest(
    params: { readonly carrierIds: readonly CarrierId[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly LatestChange[], Refusal>>
  /** The carriers, the worst verdict first, then the one that turned last. Empty: a plan without rules lists none. */
  byVerdict(params: ByVerdictParams, signal?: CancelSignal): Promise<Outcome<VerdictFeed, Refusal>>
  /** The number of carriers in each state. */
  byState(signal?: CancelSignal): Promise<Outcome<readonly StateTally[], Refusal>>
}

/** A request for the changes of one carrier. */
export interface CarrierHistoryParams extends FeedParams {
  readonly carrierId: CarrierId
  readonly kind?: HistoryKind
}

/**
 * What changed about one carrier, as far as the user may see it. Beyond section 7.
 *
 * Refuses: `not-found` from a monitor without it, and for a missing carrier; `forbidden` for who sees the short profile
 * only; `invalid` on `cursor` for a text that the monitor did not give.
 * Source: section 2, "History of a carrier".
 */
export interface CarrierHistory {
  /** Newest first, 20 by default. */
  list(
    params: CarrierHistoryParams,
    signal?: CancelSignal,
  ): Promise<Outcome<FeedPart<HistoryChange>, Refusal>>
}

/** Where a reader of events is. */
export interface EventsParams {
  /** Of the last batch. Missing: only what comes from now on. */
  readonly cursor?: string
}

/**
 * What changes for the company, by kind and id. Beyond section 7.
 *
 * Refuses: `not-found` from a monitor without it; `invalid` for a cursor that the monitor did not give.
 * Source: section 2, "What changed".
 */
export interface CompanyEvents {
  /** What changed since a place. */
  since(params: EventsParams, signal?: CancelSignal): Promise<Outcome<EventBatch, Refusal>>
  /**
   * The same as it happens: first what changed since the place, then each batch, and one without events every 15
   * seconds, with a newer place. It ends with the session, the line or the signal; none of these is an error.
   */
  stream(params: EventsParams, signal?: CancelSignal): Promise<Outcome<AsyncIterable<EventMessage>, Refusal>>
}
