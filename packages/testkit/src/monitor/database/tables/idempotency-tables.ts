import type { ColumnType } from 'kysely'
import type { Instant } from './columns.ts'

/** A write that came with a key. One row a user and key. */
export interface IdempotencyKeysTable {
  user_id: number
  key: string
  /** Of the route and all that was sent: the same key for something else is refused. */
  digest: string
  /** Null while it is being carried out. */
  status: number | null
  /** Null: the answer has no body, or there is none yet. */
  body: ColumnType<unknown, string | null, string | null>
  created_at: Instant
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable
}
