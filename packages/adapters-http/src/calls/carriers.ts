import {
  type CarrierId,
  type CarrierSearchAsk,
  type CarrierSummary,
  type Carriers,
  emptyPage,
  type GlobalSearchAsk,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierFilters } from '../wire/carrier-filters.ts'
import { carrierDetail, carrierSummaries } from '../wire/carrier.ts'
import { paged } from '../wire/paging.ts'
import { suggestCarriers } from './suggest-carriers.ts'

/** Source: section 7, "Carriers". */
export const carrierCalls = {
  search: call({
    route: 'GET carriers',
    query: (ask: CarrierSearchAsk, { companyId }) => ({
      q: {
        ...carrierFilters(ask.query),
        subscriptions_company_id_eq: ask.onlyMyCarriers ? companyId : null,
      },
      ...paged(ask),
    }),
    asksCompany: ask => ask.onlyMyCarriers === true,
    skip: (ask, { companyId }) =>
      ask.onlyMyCarriers && companyId === null
        ? { say: 'carriers: no company id, so nothing was asked', answer: emptyPage<CarrierSummary>() }
        : undefined,
    read: pageOf(carrierSummaries),
  }),
  globalSearch: call({
    route: 'GET carriers/global_search',
    query: (ask: GlobalSearchAsk) => ({
      q: carrierFilters(ask.query),
      ...paged(ask),
    }),
    read: pageOf(carrierSummaries),
  }),
  suggest: suggestCarriers,
  detail: call({
    route: 'GET carriers/:id/for_broker_portal',
    path: (ask: { readonly id: CarrierId }) => ({ id: ask.id }),
    read: one(carrierDetail),
  }),
}

export const httpCarriers = (http: Http): Carriers => bindCalls(http, carrierCalls)
