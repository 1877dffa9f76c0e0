import type { Generated } from 'kysely'
import type { Id, InstantByDefault } from './columns.ts'

/** A kind of freight. */
export interface ExplicitClassificationsTable {
  id: Id
  name: string
}

export interface ClassificationsTable {
  id: Id
  /** Null: every company's. */
  company_id: number | null
  /** Null: freight of every kind. */
  explicit_classification_id: number | null
  is_active: Generated<boolean>
  /** True: the broker chooses the carriers of it; false: the rules do. */
  is_by_broker_election: Generated<boolean>
}

/** That a carrier has a classification, for one company: another one may see it otherwise. */
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
