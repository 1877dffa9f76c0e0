import {
  type AuditEntriesParams,
  type AuditEntry,
  type AuditLog,
  type ExportedList,
  parseCalendarDate,
  reasonInNote,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, instant, nullable, optional, text } from '../wire/values.ts'

const storedEntry = record({
  id: id<'audit-entry'>,
  kind: text,
  occurred_at: instant,
  user_id: id<'user'>,
  user_name: nullable(text),
  source: text,
  request_id: nullable(text),
  key: nullable(record({ id: count, name: text })),
  subject: nullable(record({ is_type: ['type', text], id: nullable(count), label: nullable(text) })),
  carriers: list(record({ id: id<'carrier'>, legal_name: nullable(text) })),
  carriers_count: ['carrierCount', count],
  reason: nullable(text),
  before: nullable(list(text)),
  after: nullable(list(text)),
  row_count: nullable(count),
  policy_version: optional(count),
})

/** The reason of an override is the text of its note, without the note's own beginning. */
const reasonOf = ({ kind, reason, subject, after }: AuditEntry): string | null => {
  const expiresOn = parseCalendarDate(after?.[0] ?? '')
  return kind !== 'override_created' || reason === null || expiresOn === undefined
    ? reason
    : reasonInNote(reason, { ruleType: subject?.label ?? '', expiresOn })
}

/** Core's name of a field of the company: `legal_name` is `legalName`. */
const fieldOf = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const entry: Reader<AuditEntry> = value => {
  const stored = storedEntry(value)
  const after = stored.kind.startsWith('change_order_') ? (stored.after?.map(fieldOf) ?? null) : stored.after
  return { ...stored, after, reason: reasonOf(stored) }
}

/** Calls of ours, beyond section 7. */
export const auditLogCalls = {
  list: call({
    route: 'GET audit_entries',
    query: (params: AuditEntriesParams) => ({
      q: {
        kind_eq: params.kind,
        user_id_eq: params.userId,
        carrier_id_eq: params.carrierId,
        occurred_at_gteq: params.from,
        occurred_at_lt: params.before,
      },
      ...paged(params),
    }),
    fields: {
      'q.kind_eq': 'kind',
      'q.user_id_eq': 'userId',
      'q.carrier_id_eq': 'carrierId',
      'q.occurred_at_gteq': 'from',
      'q.occurred_at_lt': 'before',
      page: 'page',
    },
    read: pageOf(list(entry)),
  }),
  authors: call({
    route: 'GET audit_entries/authors',
    read: one(list(record({ user_id: id<'user'>, user_name: nullable(text) }))),
  }),
  recordExport: call({
    route: 'POST audit_entries/exports',
    once: true,
    body: (params: { readonly list: ExportedList; readonly rowCount: number }) => ({
      export: { list: params.list, rows: params.rowCount },
    }),
    fields: { 'export.list': 'list', 'export.rows': 'rowCount' },
    read: nothing,
  }),
}

export const httpAuditLog = (http: Http): AuditLog => bindCalls(http, auditLogCalls)
