import {
  type CarrierId,
  type CarrierInsights,
  type CarrierWithInsights,
  emptyPage,
  INSIGHT_KINDS,
  INSIGHTS_PAGE_SIZE,
  type Insight,
  type InsightEvidence,
  type InsightSearchParams,
  insightsInOrder,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierSummaryFields } from '../wire/carrier.ts'
import { isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { carrierOrder } from '../wire/carrier-order.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, names, nullable, oneOf, text } from '../wire/values.ts'
import { VERDICTS, verdictCounts } from './carriers.ts'

const fields = record({
  id: id<'insight'>,
  carrier_id: id<'carrier'>,
  is_type: ['kind', oneOf(INSIGHT_KINDS)],
  detail: nullable(text),
  found_on: calendarDate,
  as_of: nullable(calendarDate),
  gap: nullable(record({ from_on: ['from', calendarDate], to_on: ['to', calendarDate] })),
  broker: nullable(record({ carrier_id: id<'carrier'>, legal_name: nullable(text), street: nullable(text) })),
})

const insight: Reader<Insight> = value => {
  const { asOf, gap, broker, ...rest } = fields(value)
  const evidence: InsightEvidence | null =
    gap !== null
      ? { kind: 'gap', ...gap, asOf }
      : broker !== null
        ? { kind: 'broker', ...broker, asOf }
        : null
  return { ...rest, evidence }
}

/** The insights of a carrier, without kinds that this portal does not know. */
const insights = listOfKnown(names('is_type', INSIGHT_KINDS), insight)

const withInsights = record({
  ...carrierSummaryFields,
  insights,
  insight_counts: record({
    authority_history_gap: ['gaps', count],
    broker_authority_nearby: ['brokers', count],
  }),
})

/** Rows of a search by insights. Left out are the same carriers as in `carrierSummaries`. */
const carriersWithInsights = listOfKnown(isConnectedAsKnown, (value): CarrierWithInsights => {
  const { insightCounts, ...row } = withInsights(value)
  return {
    ...row,
    insights: insightsInOrder(row.insights),
    insightCounts: {
      authority_history_gap: insightCounts.gaps,
      broker_authority_nearby: insightCounts.brokers,
    },
  }
})

/** Each kind is a filter of its own, and one match is enough; "any insight at all" sends every kind. */
const filters = ({ kinds }: Pick<InsightSearchParams, 'kinds'>) =>
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
      q: {
        ...filters(params),
        verdict_eq: params.verdict && VERDICTS[params.verdict],
        subscriptions_company_id_eq: params.onlyMyCarriers ? companyId : null,
        ...(params.sort && { s: carrierOrder(params.sort) }),
      },
      ...paged(params, INSIGHTS_PAGE_SIZE),
    }),
    companyOf: params => params.onlyMyCarriers === true,
    skip: (params, { companyId }) =>
      params.onlyMyCarriers && companyId === null
        ? { say: 'carriers: no company id, so nothing was sent', answer: emptyPage<CarrierWithInsights>() }
        : undefined,
    fields: { 'q.verdict_eq': 'verdict', 'q.s': 'sort', page: 'page', per_page: 'pageSize' },
    read: pageOf(carriersWithInsights),
  }),
  countVerdicts: call({
    route: 'GET carriers/verdict_counts',
    query: (params: Pick<InsightSearchParams, 'kinds' | 'onlyMyCarriers'>, { companyId }) => ({
      q: { ...filters(params), subscriptions_company_id_eq: params.onlyMyCarriers ? companyId : null },
    }),
    companyOf: params => params.onlyMyCarriers === true,
    read: one(verdictCounts),
  }),
}

export const httpCarrierInsights = (http: Http): CarrierInsights => bindCalls(http, carrierInsightCalls)
