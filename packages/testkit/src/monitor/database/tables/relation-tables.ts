import type { Generated } from 'kysely'
import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'

/** One row a company and carrier. */
export interface SubscriptionsTable {
  id: Id
  company_id: number
  carrier_id: number
  user_id: number | null
  created_at: InstantByDefault
}

/** One row an issuer (the broker company) and carrier. */
export interface ConnectionsTable {
  id: Id
  issuer_id: number
  carrier_id: number
  status: 'needs_to_onboard' | 'onboarded' | 'do_not_dispatch'
  is_dismissed: Generated<boolean>
  notes: string | null
  created_at: InstantByDefault
  updated_at: InstantByDefault
}

export interface IdentityAlertsTable {
  id: Id
  /** Null: no carrier could be told from the report. */
  carrier_id: number | null
  company_id: number | null
  user_id: number | null
  is_type: string
  message: string | null
  file_date: CalendarDate | null
  /** Set once the alert was taken back; it no longer counts. */
  unpublished_at: Instant | null
  created_at: InstantByDefault
}

export interface RelationTables {
  subscriptions: SubscriptionsTable
  connections: ConnectionsTable
  identity_alerts: IdentityAlertsTable
}
