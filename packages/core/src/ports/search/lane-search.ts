import type { LaneAreas } from '../../search/lane/lane.ts'
import type { LaneAnswer } from '../../search/lane/lane-answer.ts'
import type { LaneNarrowing } from '../../search/lane/lane-narrowing.ts'
import type { LaneSearchRefusal } from '../../search/lane/lane-search-refusal.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'

/** A lane that is searched. */
export interface LaneSearchParams extends LaneAreas {
  readonly narrowing: LaneNarrowing
  /** 1 to 4. */
  readonly page: number
  /** Whether the same question was asked before and got no answer: a retry begins no search. Left out: it was not. */
  readonly isRetry?: boolean
}

/** The carriers of a lane. Source: section 7, "Carriers". */
export interface LaneSearch {
  /**
   * `POST carriers/search`: one page of 50, as the server counts them (`cappedLanePage` says what may be shown), and
   * the way between the two areas. A new search that is known to be beyond the plan's limit is not sent, and its answer
   * is empty (`startLaneSearch`).
   *
   * Refuses: `forbidden` without lane search in the plan; `not-found` for an area that does not exist;
   * `server-trouble` when the server answered with 500. Source: section 7, "Carriers"; section 8, "Lane search".
   */
  search(params: LaneSearchParams, signal?: CancelSignal): Promise<Outcome<LaneAnswer, LaneSearchRefusal>>
}
