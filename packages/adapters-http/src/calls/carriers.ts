import {
  type CarrierFilters,
  type CarrierId,
  type CarrierSearchParams,
  type CarrierSort,
  type CarrierSummary,
  type CarrierUpdate,
  type CarrierUpdates,
  type CarrierVerdicts,
  type Carriers,
  emptyPage,
  type GlobalSearchParams,
  type NestedInput,
  type Verdict,
  type VerdictCounts,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierDetail, carrierSummaries } from '../wire/carrier.ts'
import { carrierFilters } from '../wire/carrier-filters.ts'
import { carrierOrder } from '../wire/carrier-order.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, nullable, optional, text } from '../wire/values.ts'
import { suggestCarriers } from './suggest-carriers.ts'

type CountParams = Parameters<CarrierVerdicts['count']>[0]

const amount = (usd: number): number | null => (usd === 0 ? null : usd)

/** The monitor's name of each verdict. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  Pass: 'pass',
  Override: 'override',
  Incomplete: 'incomplete',
  Fail: 'fail',
}

const narrowing = (filters: CarrierFilters): NestedInput => ({
  physical_place_in: filters.places,
  rules_assessment_eq: filters.assessment,
  verdict_eq: filters.verdict && VERDICTS[filters.verdict],
  connection_status_in: filters.connections,
  authority_active_eq: filters.hasActiveAuthority ? 'true' : null,
  auto_liability_amount_gteq: amount(filters.autoUsd),
  cargo_amount_gteq: amount(filters.cargoUsd),
  power_units_gteq: filters.minUnits,
  out_of_service_eq: filters.hasNoOrder ? 'false' : null,
  identity_alerts_count_eq: filters.hasNoAlerts ? 0 : null,
})

/** The `q` fields that narrow and order a search. Empty: none. Source: section 7, "Carriers"; the names are ours. */
const carrierNarrowing = ({
  filters,
  sort,
}: {
  readonly filters?: CarrierFilters
  readonly sort?: CarrierSort | null
}): NestedInput => ({
  ...(filters && narrowing(filters)),
  ...(sort && { s: carrierOrder(sort) }),
})

/** Core's name of each field in the monitor's refusals. */
const FIELDS = { 'q.s': 'sort', 'q.rules_assessment_eq': 'assessment', 'q.verdict_eq': 'verdict' } as const

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
        ? { say: 'carriers: no company id, so nothing was sent', answer: emptyPage<CarrierSummary>() }
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

/** The counts of each verdict. */
export const verdictCounts: Reader<VerdictCounts> = record({
  pass: ['Pass', count],
  override: ['Override', count],
  incomplete: ['Incomplete', count],
  fail: ['Fail', count],
})

/** A capability beyond section 7. */
export const carrierVerdictCalls = {
  count: call({
    route: 'GET carriers/verdict_counts',
    query: ({ query, filters, onlyMyCarriers }: CountParams, { companyId }) => ({
      q: {
        ...carrierFilters(query),
        ...(filters && narrowing({ ...filters, verdict: null })),
        subscriptions_company_id_eq: onlyMyCarriers ? companyId : null,
      },
    }),
    companyOf: params => params.onlyMyCarriers === true,
    read: one(verdictCounts),
  }),
}

/** The update of one carrier from the agency; the call is ours. */
export const carrierUpdateCalls = {
  update: call({
    route: 'POST carriers/:id/update',
    path: (params: { readonly id: CarrierId }) => ({ id: params.id }),
    body: () => ({}),
    read: one(
      record({
        updated_on: nullable(calendarDate),
        source: nullable(text),
        parts: optional(list(text)),
      }) satisfies Reader<CarrierUpdate>,
    ),
  }),
}

export const httpCarrierUpdates = (http: Http): CarrierUpdates => bindCalls(http, carrierUpdateCalls)

export const httpCarrierVerdicts = (http: Http): CarrierVerdicts => bindCalls(http, carrierVerdictCalls)

export const httpCarriers = (http: Http): Carriers => bindCalls(http, carrierCalls)
