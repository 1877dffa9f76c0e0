import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'
import type { OnboardingPacketsTable } from './onboarding-tables.ts'

/** One row a company and carrier. */
export interface SubscriptionsTable {
  id: Id
  company_id: number
  carrier_id: number
  user_id: number | null
  created_at: InstantByDefault
  /** The carrier's bucket when it was last assessed. Null: never. Call `refreshBuckets` before reading it. */
  bucket: 'pass' | 'partial_pass' | 'fail' | 'incomplete' | null
  /** The same, decided without safety data, for users who may not see it. */
  /** Incremented by triggers with every change of the facts that decide the bucket. */
  changes: Generated<number>
  /** `changes` before the facts were read that decided the bucket. Another one: assess again. */
  assessed_changes: number | null
  /** The first moment at which the same facts may give another bucket; null: none is in sight. */
  assessed_until: Instant | null
}

/** One row an issuer (the broker company) and carrier. */
export interface ConnectionsTable {
  id: Id
  issuer_id: number
  carrier_id: number
  status: 'needs_to_onboard' | 'onboarded' | 'do_not_dispatch'
  is_dismissed: Generated<boolean>
  notes: string | null
  /** The carrier's own company. Null: the carrier has not answered. */
  receiver_company_id: number | null
  signed_contract_id: number | null
  /** Maintained by the database, from the newest packet. Null: there is none. */
  latest_packet_status: ColumnType<OnboardingPacketsTable['status'] | null, never, never>
  latest_packet_updated_at: ColumnType<Date | null, never, never>
  /** Decided by the database. Null: it is in no tab. */
  tab: ColumnType<
    'do-not-dispatch' | 'dismissed' | 'on-hold' | 'my-carriers' | 'in-progress' | null,
    never,
    never
  >
  created_at: InstantByDefault
  updated_at: InstantByDefault
}

export interface RelationTables {
  subscriptions: SubscriptionsTable
  connections: ConnectionsTable
}
