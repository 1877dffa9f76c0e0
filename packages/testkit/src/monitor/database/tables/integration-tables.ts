import type { Id, InstantByDefault } from './columns.ts'

export interface OAuthApplicationsTable {
  id: Id
  company_id: number
  name: string
  /** Null: it goes by the company's own rules, and is not listed. */
  explicit_classification_id: number | null
  created_at: InstantByDefault
}

/** The key is made of the salt and the monitor's secret: a copy of the database lets nobody in. */
export interface OutlookKeysTable {
  user_id: number
  salt: string
  /** Tells the key when an add-in sends it. */
  key_hash: string
  created_at: InstantByDefault
}

export interface IntegrationTables {
  oauth_applications: OAuthApplicationsTable
  outlook_keys: OutlookKeysTable
}
