import { emptyPage } from '../../shared/page.ts'
import { type Lane, type LaneAreas, laneAreas } from './lane.ts'
import type { LaneAnswer } from './lane-answer.ts'

/** What decides whether a lane search is sent. */
export interface LaneSearchStartAsk {
  readonly lane: Lane
  /** From 1. */
  readonly page: number
  /** The same search once more, after it failed. */
  readonly isRetry: boolean
  /** Searches this company made in its period. */
  readonly used: number
  /** Searches its plan includes; null: as many as it likes. */
  readonly limit: number | null
}

/** What to do: ask the server, wait for the rest of the lane, or show an empty answer and the notice of the plan. */
export type LaneSearchStart =
  | ({ readonly kind: 'search' } & LaneAreas)
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'plan-limit'; readonly answer: LaneAnswer; readonly notice: 'plan-limits' }

/**
 * Decides how a lane search begins.
 *
 * At the limit of the plan a new search is not sent: its results are empty and the notice is shown. Pages 2 to 4 of a
 * search, and a retry, are no new searches. Empty: a lane without both areas asks for nothing, whatever the plan says.
 * Source: section 8, "Plan limit"; section 8, "Lane search". Choice: reached when as many are used as there are.
 */
export const startLaneSearch = ({
  lane,
  page,
  isRetry,
  used,
  limit,
}: LaneSearchStartAsk): LaneSearchStart => {
  const areas = laneAreas(lane)
  if (areas === undefined) return { kind: 'incomplete' }
  const isNew = page === 1 && !isRetry
  return isNew && limit !== null && used >= limit
    ? { kind: 'plan-limit', answer: { carriers: emptyPage(), route: null }, notice: 'plan-limits' }
    : { kind: 'search', ...areas }
}
