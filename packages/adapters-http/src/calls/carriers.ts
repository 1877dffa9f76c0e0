import {
  type CarrierId,
  type CarrierSearchParams,
  type CarrierSummary,
  type Carriers,
  emptyPage,
  type GlobalSearchParams,
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
    query: (params: CarrierSearchParams, { companyId }) => ({
      q: {
        ...carrierFilters(params.query),
        ...carrierNarrowing(params),
        subscriptions_company_id_eq: params.onlyMyCarriers ? companyId : null,
      },
      ...paged(params),
    }),
    companyOf: params => params.onlyMyCarriers === true,
    skip: (params, { companyId }) =>
      params.onlyMyCarriers && companyId === null
        ? { say: 'carriers: no company id, so nothing was asked', answer: emptyPage<CarrierSummary>() }
        : undefined,
    read: pageOf(carrierSummaries),
  }),
  globalSearch: call({
    route: 'GET carriers/global_search',
    fields: FIELDS,
    query: (params: GlobalSearchParams) => ({
      q: { ...carrierFilters(params.query), ...carrierNarrowing(params) },
      ...paged(params),
    }),
    read: pageOf(carrierSummaries),
  }),
  suggest: suggestCarriers,
  detail: call({
    route: 'GET carriers/:id/for_broker_portal',
    path: (params: { readonly id: CarrierId }) => ({ id: params.id }),
    read: one(carrierDetail),
  }),
}

export const httpCarriers = (http: Http): Carriers => bindCalls(http, carrierCalls)
