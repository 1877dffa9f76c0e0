import {
  type ByVerdictParams,
  type CarrierChange,
  type CarrierId,
  CHANGE_KINDS,
  CHANGE_SUBJECTS,
  CHANGE_TONES,
  type ChangeFeed,
  type ChangeState,
  type ChangesParams,
  type FeedParams,
  type LatestChange,
  type MonitoringFeed,
  type StateTally,
  type MonitoredCounts,
  type VerdictFeed,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierSummary } from '../wire/carrier.ts'
import { holdsCarrierAsKnown } from '../wire/carrier-connection.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, text } from '../wire/values.ts'

const day = nullable(calendarDate)

const state: Reader<ChangeState> = record({ status: text, day, amount: nullable(count) })

const ofChange = {
  id: id<'carrier-change'>,
  kind: oneOf(CHANGE_KINDS),
  subject: oneOf(CHANGE_SUBJECTS),
  tone: oneOf(CHANGE_TONES),
  was: nullable(state),
  now: nullable(state),
  on: day,
  noticed_at: instant,
}

const change: Reader<CarrierChange> = record({ ...ofChange, carrier: carrierSummary })
const latest: Reader<LatestChange> = record({ ...ofChange, carrier_id: id<'carrier'> })

const isKnownKind = names('kind', CHANGE_KINDS)
const isKnownSubject = names('subject', CHANGE_SUBJECTS)

/** Left out are changes of facts that this portal does not know, and of carriers that its lists leave out. */
const changes = listOfKnown(
  row => isKnownKind(row) && isKnownSubject(row) && holdsCarrierAsKnown(row),
  change,
)

const changeFeed: Reader<ChangeFeed> = record({
  changes: ['items', changes],
  next_cursor: ['next', nullable(text)],
  counts: record({ verdict: count, authority: count, insurance: count, alert: count }),
  read_at: instant,
})

const counts: Reader<MonitoredCounts> = record({
  fail: ['Fail', count],
  incomplete: ['Incomplete', count],
  override: ['Override', count],
  pass: ['Pass', count],
  none: ['None', count],
})

const verdictFeed: Reader<VerdictFeed> = record({
  carriers: ['items', listOfKnown(holdsCarrierAsKnown, record({ turned_on: day, carrier: carrierSummary }))],
  next_cursor: ['next', nullable(text)],
  counts,
})

const tally: Reader<StateTally> = record({
  country: nullable(text),
  state: nullable(text),
  monitored: count,
  fail: count,
  incomplete: count,
  ending: count,
})

const part = ({ cursor, pageSize }: FeedParams) => ({ cursor, limit: pageSize })

/** Calls of ours, beyond section 7. */
export const monitoringFeedCalls = {
  changes: call({
    route: 'GET monitoring/changes',
    query: (params: ChangesParams) => ({
      q: { kind_eq: params.kind, noticed_at_gt: params.noticedAfter },
      ...part(params),
    }),
    fields: {
      'q.kind_eq': 'kind',
      'q.noticed_at_gt': 'noticedAfter',
      cursor: 'cursor',
      limit: 'pageSize',
    },
    read: one(changeFeed),
  }),
  latest: call({
    route: 'GET monitoring/latest_changes',
    query: ({ carrierIds }: { readonly carrierIds: readonly CarrierId[] }) => ({
      q: { carrier_id_in: carrierIds },
    }),
    fields: { 'q.carrier_id_in': 'carrierIds' },
    read: one(listOfKnown(row => isKnownKind(row) && isKnownSubject(row), latest)),
  }),
  byVerdict: call({
    route: 'GET monitoring/carriers',
    query: (params: ByVerdictParams) => ({
      q: {
        verdict_eq: params.verdict?.toLowerCase(),
        country_eq: params.region?.country,
        state_eq: params.region?.letters,
      },
      ...part(params),
    }),
    fields: { 'q.verdict_eq': 'verdict', 'q.state_eq': 'region', cursor: 'cursor', limit: 'pageSize' },
    read: one(verdictFeed),
  }),
  byState: call({ route: 'GET monitoring/regions', read: one(list(tally)) }),
}

export const httpMonitoringFeed = (http: Http): MonitoringFeed => bindCalls(http, monitoringFeedCalls)
