import {
  LOAD_AUDIT_KINDS,
  LOAD_STATUSES,
  type LoadAudit,
  type LoadAuditLine,
  type LoadAuditParams,
  type LoadAudits,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { assessedRule } from '../wire/decision-rule.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, text } from '../wire/values.ts'

const audit: Reader<LoadAudit | null> = nullable(record({ made_at: instant, first_load_on: calendarDate }))

const line: Reader<LoadAuditLine> = record({
  id: id<'load-audit-line'>,
  kind: oneOf(LOAD_AUDIT_KINDS),
  load: record({
    id: id<'load'>,
    external_load_number: ['externalNumber', nullable(text)],
    status: oneOf(LOAD_STATUSES),
  }),
  carrier: record({ id: id<'carrier'>, legal_name: nullable(text) }),
  since: instant,
  policy_version: nullable(count),
  rules: list(assessedRule),
  hidden_rules: count,
  decision_record_id: nullable(id<'decision-record'>),
  found_at: instant,
})

/** Calls of ours, beyond section 7. Source: section 4, "Audit of loads". */
export const loadAuditCalls = {
  last: call({ route: 'GET load_audit', read: one(audit) }),
  run: call({ route: 'POST load_audit', readsOnly: true, read: one(audit) }),
  lines: call({
    route: 'GET load_audit/lines',
    query: ({ kind, ...page }: LoadAuditParams) => ({ q: { kind_eq: kind }, ...paged(page) }),
    fields: { 'q.kind_eq': 'kind', page: 'page' },
    read: pageOf(listOfKnown(names('kind', LOAD_AUDIT_KINDS), line)),
  }),
}

export const httpLoadAudits = (http: Http): LoadAudits => bindCalls(http, loadAuditCalls)
