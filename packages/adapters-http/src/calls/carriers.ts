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
import { carrierNarrowing } from '../wire/carrier-narrowing.ts'
import { carrierDetail, carrierSummaries } from '../wire/carrier.ts'
import { paged } from '../wire/paging.ts'
import { suggestCarriers } from './suggest-carriers.ts'

/** What the monitor's refusals are about. */
const FIELDS = { 'q.s': 'sort', 'q.rules_assessment_eq': 'assessment' } as const

/** Source: section 7, "Carriers". */
export const carrierCalls = {
  search: call({
    route: 'GET carriers',
    fields: FIELDS,
    query: (ask: CarrierSearchAsk, { companyId }) => ({
      q: {
        ...carrierFilters(ask.query),
        ...carrierNarrowing(ask),
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
    fields: FIELDS,
    query: (ask: GlobalSearchAsk) => ({
      q: { ...carrierFilters(ask.query), ...carrierNarrowing(ask) },
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
