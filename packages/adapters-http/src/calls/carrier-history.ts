import {
  type CarrierHistory,
  type CarrierHistoryParams,
  type FeedPart,
  HISTORY_KINDS,
  type HistoryChange,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, names, nullable, oneOf, text } from '../wire/values.ts'

const change: Reader<HistoryChange> = record({
  key: text,
  kind: oneOf(HISTORY_KINDS),
  subject: text,
  was: nullable(text),
  now: nullable(text),
  on: calendarDate,
  source: text,
  by: nullable(text),
})

const part: Reader<FeedPart<HistoryChange>> = record({
  changes: ['items', listOfKnown(names('kind', HISTORY_KINDS), change)],
  next_cursor: ['next', nullable(text)],
})

/** A call of ours, beyond section 7. */
export const carrierHistoryCalls = {
  list: call({
    route: 'GET carriers/:id/changes',
    path: (params: CarrierHistoryParams) => ({ id: params.carrierId }),
    query: ({ kind, cursor, pageSize }) => ({ kind, cursor, limit: pageSize }),
    fields: { kind: 'kind', cursor: 'cursor', limit: 'pageSize' },
    read: one(part),
  }),
}

export const httpCarrierHistory = (http: Http): CarrierHistory => bindCalls(http, carrierHistoryCalls)
