import {
  type CarrierWithInsights,
  INSIGHT_KINDS,
  type Insight,
  type InsightEvidence,
  insightsInOrder,
} from '@fairhaul/core'
import { carrierSummaryFields, isConnectedAsKnown } from './carrier.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, names, nullable, oneOf, text } from './values.ts'

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

/** What was derived about a carrier. A kind that is newer than this portal is left out. */
export const insights = listOfKnown(names('is_type', INSIGHT_KINDS), insight)

const withInsights = record({
  ...carrierSummaryFields,
  insights,
  insight_counts: record({
    authority_history_gap: ['gaps', count],
    broker_authority_nearby: ['brokers', count],
  }),
})

/** Rows of a search by insights. Carriers are left out as `carrierSummaries` leaves them out. */
export const carriersWithInsights = listOfKnown(isConnectedAsKnown, (value): CarrierWithInsights => {
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
