import {
  type CarrierId,
  type CarrierInsights,
  INSIGHT_KINDS,
  INSIGHTS_PAGE_SIZE,
  type InsightSearchAsk,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierSummaries } from '../wire/carrier.ts'
import { insights } from '../wire/insight.ts'
import { paged } from '../wire/paging.ts'

/** Each kind is a filter of its own, and one of them is enough; "any insight at all" asks for every kind. */
const filters = ({ kinds }: InsightSearchAsk) =>
  Object.fromEntries((kinds.length === 0 ? INSIGHT_KINDS : kinds).map(kind => [kind, true]))

/** Source: section 7, "Carriers"; section 9, "Page sizes". */
export const carrierInsightCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/insights',
    path: (ask: { readonly carrierId: CarrierId }) => ({ id: ask.carrierId }),
    read: one(insights),
  }),
  search: call({
    route: 'GET carriers',
    query: (ask: InsightSearchAsk) => ({
      q: filters(ask),
      ...paged(ask, INSIGHTS_PAGE_SIZE),
    }),
    fields: { page: 'page', per_page: 'pageSize' },
    read: pageOf(carrierSummaries),
  }),
}

export const httpCarrierInsights = (http: Http): CarrierInsights => bindCalls(http, carrierInsightCalls)
