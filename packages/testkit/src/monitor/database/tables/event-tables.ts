import type { Generated } from 'kysely'
import type { Id, InstantByDefault } from './columns.ts'

/** What changed for a company, for an hour. Written by triggers (migration 176). */
export interface CompanyEventsTable {
  id: Id
  /** The transaction that wrote it. */
  xid: Generated<string>
  /** Null: it concerns sessions, and no company. */
  company_id: number | null
  kind: string
  /** Null together with the company. */
  subject: string | null
  /** Null: many of them. */
  subject_id: number | null
  created_at: InstantByDefault
}

export interface EventTables {
  company_events: CompanyEventsTable
}
