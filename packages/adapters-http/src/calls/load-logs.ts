import type { CreateLoadLog, LoadId, LoadLog, LoadLogs } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { list } from '../wire/list.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, text } from '../wire/values.ts'

/** A response about load logs without data is a failure. Source: section 5, "Load logs". */
const withData =
  <T>(reader: Reader<T>): Reader<T> =>
  value => {
    if (value === null || value === undefined) throw new Unreadable('load logs: no data in the answer')
    return reader(value)
  }

const row: Reader<LoadLog> = record({
  id: id<'load-log'>,
  load_id: id<'load'>,
  stop_id: nullable(id<'load-stop'>),
  occurred_at: instant,
  is_type: ['kind', text],
  external_message: nullable(text),
})

/** An event of a load, of any kind. Source: section 3, "Load log". */
const loadLog = withData(row)

/** The logs of a load. Empty: nothing was logged, which is a valid result. Source: section 5, "Load logs". */
const loadLogs: Reader<readonly LoadLog[]> = withData(list(row))

/** Source: section 7, "Loads, tickets, notes and teams"; section 5, "Load logs". */
export const loadLogCalls = {
  list: call({
    route: 'GET loads/:id/load_logs',
    path: (params: { readonly loadId: LoadId }) => ({ id: params.loadId }),
    read: one(loadLogs),
  }),
  create: call({
    route: 'POST load_logs',
    once: true,
    body: (params: CreateLoadLog) => ({
      load_id: params.loadId,
      stop_id: params.stopId,
      occurred_at: params.occurredAt,
      is_type: params.kind,
    }),
    fields: { stop_id: 'stopId', is_type: 'kind', occurred_at: 'occurredAt' },
    read: one(loadLog),
  }),
}

export const httpLoadLogs = (http: Http): LoadLogs => bindCalls(http, loadLogCalls)
