import type { Generated } from 'kysely'
import type { Id, InstantByDefault } from './columns.ts'

/** What changed for a company, for an hour. Written by triggers (`baseline/company-events.ts`). */
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

/** Which facts changed, for an hour or more. Written by triggers (`baseline/fact-changes.ts`). */
export interface FactChangesTable {
  /** The transaction that changed them. */
  xid: Generated<string>
  /** Null: any carrier. */
  carrier_id: number | null
}

export interface EventTables {
  fact_changes: FactChangesTable
  company_events: CompanyEventsTable
}
