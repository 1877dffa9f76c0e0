import type { Generated } from 'kysely'
import type { Id, InstantByDefault } from './columns.ts'

/** A kind of freight. */
export interface ExplicitClassificationsTable {
  id: Id
  name: string
}

export interface ClassificationsTable {
  id: Id
  /** Null: shared by all companies. */
  company_id: number | null
  /** Null: freight of every kind. */
  explicit_classification_id: number | null
  is_active: Generated<boolean>
  /** True: the broker assigns carriers to it; false: the rules do. */
  is_by_broker_election: Generated<boolean>
}

/** A carrier's classification for one company; other companies have their own. */
export interface CarrierClassificationsTable {
  company_id: number
  carrier_id: number
  classification_id: number
  created_at: InstantByDefault
}

export interface ClassificationTables {
  explicit_classifications: ExplicitClassificationsTable
  classifications: ClassificationsTable
  carrier_classifications: CarrierClassificationsTable
}
