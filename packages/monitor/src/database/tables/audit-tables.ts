import type { Id, Instant } from './columns.ts'

/** What a person of a company did. A row is never changed or removed: the database refuses it. */
export interface AuditEntriesTable {
  id: Id
  company_id: number
  /** No foreign key: an entry outlives the user. */
  user_id: number
  /** The name as it was then. */
  user_name: string | null
  occurred_at: Instant
  /** `browser`: a session of a browser. */
  source: string
  /** The id of the call. Null: an older entry. */
  request_id: string | null
  /** The API key of the call, with its name then. Null: it has a session. */
  key_id: number | null
  key_name: string | null
  kind: string
  /** What it was done to, if that is not a carrier alone. */
  subject_type: string | null
  subject_id: number | null
  subject_label: string | null
  reason: string | null
  before: string[] | null
  after: string[] | null
  /** How many rows an export has. */
  row_count: number | null
}

/** A carrier that an entry is about. */
export interface AuditEntryCarriersTable {
  entry_id: number
  /** No foreign key: an entry outlives the carrier. */
  carrier_id: number
  /** The name as it was then. */
  carrier_name: string | null
}

/** A reason that was given after its act. */
export interface AuditEntryReasonsTable {
  entry_id: number
  reason: string
}

export interface AuditTables {
  audit_entries: AuditEntriesTable
  audit_entry_carriers: AuditEntryCarriersTable
  audit_entry_reasons: AuditEntryReasonsTable
}
