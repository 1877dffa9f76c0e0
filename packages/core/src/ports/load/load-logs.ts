import type { LoadId } from '../../load/load.ts'
import type { LoadLog } from '../../load/log/load-log.ts'
import type { LogEvent } from '../../load/log/log-event-problems.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** An event to be logged for a load. */
export interface CreateLoadLog extends LogEvent {
  readonly loadId: LoadId
}

/** What happened to a load. Source: section 7, "Loads, tickets, notes and teams". */
export interface LoadLogs {
  /**
   * All logs of a load, the newest first. An answer without data is thrown as a failure, never shown as no logs.
   * Source: section 5, "Load logs".
   */
  list(
    params: { readonly loadId: LoadId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly LoadLog[], Refusal>>
  /**
   * Logs an event at a stop and moves the load on: the last delivery delivers it and ends its tracking; any other event
   * puts an available or covered load in progress. The same event at the same instant, sent twice, is the first one.
   *
   * Refuses: `not-found` for a load that is not the company's; `invalid` at `stopId`, `kind` or `occurredAt`.
   * Choice: what leads from status to status is not told; a cancelled load stays so. Source: section 5, "Load logs".
   */
  create(params: CreateLoadLog): Promise<Outcome<LoadLog, Refusal>>
}
