import type { Id, Instant } from './columns.ts'

/** A correction of a carrier's record that somebody asked for. */
export interface EditRequestsTable {
  id: Id
  carrier_id: number
  company_id: number
  user_id: number | null
  message: string
  created_at: Instant
}

/** A search that one user keeps. */
export interface SavedSearchesTable {
  id: Id
  user_id: number
  name: string
  /** A path of the portal that searches, with its query. */
  address: string
  created_at: Instant
}

export interface WishTables {
  edit_requests: EditRequestsTable
  saved_searches: SavedSearchesTable
}
