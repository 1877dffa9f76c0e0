import type { Paywall } from '../../account/paywall.ts'
import { decideSearch, type SearchRequest } from '../../account/plan-limit.ts'
import type { PlanNotice } from '../../account/plan-notices.ts'
import { type Lane, type LaneAreas, laneAreas } from './lane.ts'
import type { LaneAnswer } from './lane-answer.ts'

/** The facts that decide whether a lane search is sent. */
export interface LaneSearchStartParams extends SearchRequest {
  readonly lane: Lane
  /** The searches that the plan includes, and those already made. */
  readonly paywall: Pick<Paywall, 'limits' | 'usage'>
}

/** What to do: send the request, wait for a complete lane, or show an empty answer and the plan notice. */
export type LaneSearchStart =
  | ({ readonly kind: 'search' } & LaneAreas)
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'plan-limit'; readonly answer: LaneAnswer; readonly notice: PlanNotice }

/**
 * Decides how a lane search begins.
 *
 * At the limit of the plan a new search is not sent: its results are empty and the notice is shown. Loading a later
 * page or retrying is not a new search. Empty: a lane without both areas requests nothing, whatever the plan.
 * Source: section 8, "Plan limit"; section 8, "Lane search".
 */
export const startLaneSearch = ({ lane, paywall, ...request }: LaneSearchStartParams): LaneSearchStart => {
  const areas = laneAreas(lane)
  if (areas === undefined) return { kind: 'incomplete' }
  const decision = decideSearch(paywall, request)
  return decision.kind === 'ask'
    ? { kind: 'search', ...areas }
    : { kind: 'plan-limit', answer: { carriers: decision.results, route: null }, notice: decision.notice }
}
