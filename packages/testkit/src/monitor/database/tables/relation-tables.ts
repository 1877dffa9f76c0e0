import type { Generated } from 'kysely'
import type { Id, InstantByDefault } from './columns.ts'

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

export interface RelationTables {
  subscriptions: SubscriptionsTable
  connections: ConnectionsTable
}
