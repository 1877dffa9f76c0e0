import type {
  CarrierId,
  Vetted,
  VettedCarrier,
  VettedCarriers,
  Vetting,
  VettingDueParams,
  VettingFeed,
  VettingSettings,
  VettingTerms,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, nullable, text, yesNo } from '../wire/values.ts'

const terms: Reader<VettingTerms> = record({
  every_days: nullable(count),
  unused_days: nullable(count),
  after_new_version: yesNo,
  in_force: nullable(record({ number: count, since: calendarDate })),
})

const ofVetted = {
  carrier_id: id<'carrier'>,
  is_onboarded: yesNo,
  last_decision: nullable(
    record({ record_id: id<'decision-record'>, on: calendarDate, policy_version: nullable(count) }),
  ),
  last_used_on: nullable(calendarDate),
}

const vetted: Reader<Vetted> = record(ofVetted)
const vettedCarrier: Reader<VettedCarrier> = record({ ...ofVetted, legal_name: text })

const feed: Reader<VettingFeed> = record({
  terms,
  carriers: ['items', list(vettedCarrier)],
  next_cursor: ['next', nullable(text)],
  counts: record({
    never_decided: ['never_decided', count],
    decided_long_ago: ['decided_long_ago', count],
    not_used: ['not_used', count],
    older_version: ['older_version', count],
  }),
  upcoming: nullable(vettedCarrier),
})

const carriers: Reader<VettedCarriers> = record({ terms, carriers: ['items', list(vetted)] })

/** Calls of ours, beyond section 7. Source: section 3, "Re-vetting". */
export const vettingCalls = {
  terms: call({ route: 'GET vetting_terms', read: one(terms) }),
  changeSettings: call({
    route: 'PATCH vetting_terms',
    body: ({ everyDays, unusedDays, afterNewVersion }: VettingSettings) => ({
      vetting_terms: {
        every_days: everyDays,
        unused_days: unusedDays,
        after_new_version: afterNewVersion,
      },
    }),
    fields: { 'vetting_terms.every_days': 'everyDays', 'vetting_terms.unused_days': 'unusedDays' },
    read: one(terms),
  }),
  due: call({
    route: 'GET vetting_due',
    query: ({ reason, cursor, pageSize }: VettingDueParams) => ({
      q: { reason_eq: reason },
      cursor,
      limit: pageSize,
    }),
    fields: { 'q.reason_eq': 'reason', cursor: 'cursor', limit: 'pageSize' },
    read: one(feed),
  }),
  ofCarriers: call({
    route: 'GET vetted_carriers',
    query: ({ carrierIds }: { readonly carrierIds: readonly CarrierId[] }) => ({
      q: { carrier_id_in: carrierIds },
    }),
    fields: { 'q.carrier_id_in': 'carrierIds' },
    read: one(carriers),
  }),
}

export const httpVetting = (http: Http): Vetting => bindCalls(http, vettingCalls)
