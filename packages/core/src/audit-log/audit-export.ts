import type { ExportColumn } from '../shared/export-table.ts'
import { listText } from '../shared/list-text.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { type AuditEntry, auditAuthorText, auditKindText } from './audit-entry.ts'
import { auditActText } from './audit-sentence.ts'

/**
 * The columns of the audit log as a file, in order. Times are instants (ISO 8601, UTC).
 *
 * Empty: a cell is empty where nothing was given. Source: section 2, "Audit log".
 */
export const AUDIT_EXPORT_COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { header: 'When', cell: it => it.occurredAt },
  { header: 'Who', cell: auditAuthorText },
  { header: 'Kind', cell: it => auditKindText(it.kind) },
  { header: 'What', cell: auditActText },
  { header: 'Carriers', cell: it => it.carrierCount },
  { header: 'Carrier', cell: it => it.carriers[0]?.legalName ?? null },
  { header: 'On what', cell: it => it.subject?.label ?? null },
  { header: 'Before', cell: it => it.before && listText(it.before) },
  { header: 'After', cell: it => it.after && listText(it.after) },
  { header: 'Reason', cell: it => it.reason },
  { header: 'Rows', cell: it => it.rowCount },
  { header: 'From where', cell: it => (it.source === 'api_key' ? 'API key' : nameText(it.source)) },
  { header: 'API key', cell: it => it.key?.name ?? null },
  { header: 'Request', cell: it => it.requestId },
  { header: 'Entry', cell: it => it.id },
  { header: 'Policy version', cell: it => it.policyVersion ?? null, isRare: true },
]
