import type { CreateLoadLog, LoadId, LoadLogs } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { loadLog, loadLogs } from '../wire/load-log.ts'

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
