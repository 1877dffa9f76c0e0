import {
  CallFailed,
  decideSearch,
  type LaneCarrier,
  type LaneSearch,
  type LaneSearchParams,
  type Page,
  refused,
} from '@fairhaul/core'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { laneAnswer } from '../wire/lane-answer.ts'
import { LANE_FILTER_FIELDS, laneFilters } from '../wire/lane-narrowing.ts'
import { paged } from '../wire/paging.ts'

const SERVER_ERROR = 500

/** Source: section 7, "Carriers"; section 8, "Lane search". */
export const laneSearchCalls = {
  search: call({
    route: 'POST carriers/search',
    body: (params: LaneSearchParams) => ({
      origin_area_id: params.originAreaId,
      destination_area_id: params.destinationAreaId,
      q: laneFilters(params.narrowing),
      ...paged(params),
    }),
    fields: {
      ...LANE_FILTER_FIELDS,
      origin_area_id: 'originAreaId',
      destination_area_id: 'destinationAreaId',
      page: 'page',
    },
    /** At the limit of the plan, as far as it is known here, a new search is not sent. Source: section 8, "Plan limit". */
    skip: ({ page, isRetry = false }, { searches }) => {
      const decision = searches === null ? undefined : decideSearch(searches, { page, isRetry })
      if (decision?.kind !== 'withheld') return undefined
      const carriers: Page<LaneCarrier> = decision.results
      return {
        say: 'carriers/search: the plan includes no more searches, so nothing was asked',
        answer: { carriers, route: null },
      }
    },
    read: laneAnswer,
  }),
}

/** The answer of a server in trouble is handed over, so that a screen keeps the lane. Source: section 8, "Lane search". */
export const httpLaneSearch = (http: Http): LaneSearch => {
  const calls = bindCalls(http, laneSearchCalls)
  return {
    search: async (params, signal) => {
      try {
        return await calls.search(params, signal)
      } catch (thrown) {
        if (!(thrown instanceof CallFailed) || thrown.failure.status !== SERVER_ERROR) throw thrown
        return refused({ kind: 'server-trouble', requestId: thrown.failure.requestId })
      }
    },
  }
}
