import {
  type CarrierId,
  type CarrierInsights,
  type CarrierWithInsights,
  emptyPage,
  INSIGHT_KINDS,
  INSIGHTS_PAGE_SIZE,
  type InsightSearchParams,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carriersWithInsights, insights } from '../wire/insight.ts'
import { paged } from '../wire/paging.ts'

/** Each kind is a filter of its own, and one of them is enough; "any insight at all" asks for every kind. */
const filters = ({ kinds }: InsightSearchParams) =>
  Object.fromEntries((kinds.length === 0 ? INSIGHT_KINDS : kinds).map(kind => [kind, true]))

/** Source: section 7, "Carriers"; section 9, "Page sizes". */
export const carrierInsightCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/insights',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(insights),
  }),
  search: call({
    route: 'GET carriers',
    query: (params: InsightSearchParams, { companyId }) => ({
      q: { ...filters(params), subscriptions_company_id_eq: params.onlyMyCarriers ? companyId : null },
      ...paged(params, INSIGHTS_PAGE_SIZE),
    }),
    companyOf: params => params.onlyMyCarriers === true,
    skip: (params, { companyId }) =>
      params.onlyMyCarriers && companyId === null
        ? { say: 'carriers: no company id, so nothing was asked', answer: emptyPage<CarrierWithInsights>() }
        : undefined,
    fields: { page: 'page', per_page: 'pageSize' },
    read: pageOf(carriersWithInsights),
  }),
}

export const httpCarrierInsights = (http: Http): CarrierInsights => bindCalls(http, carrierInsightCalls)
