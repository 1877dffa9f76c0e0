import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Schema } from './schema.ts'

/** A PostgreSQL server, and how much of it this process may take. */
export interface ServerPlace {
  readonly databaseUrl: string
  /** The most connections at once; 10 when left out. */
  readonly connections?: number
  /** How long one statement may take, in seconds; without, as long as it takes. */
  readonly statementSeconds?: number
}

/** Where the rows are: a folder of the embedded engine, a PostgreSQL server, or memory (empty, or from a dump). */
export type DatabasePlace =
  | { readonly dataFolder: string }
  | ServerPlace
  | { readonly memory: true }
  | { readonly dump: Blob }

export interface Database {
  readonly db: Kysely<Schema>
  /** The same for what nobody waits for, without a limit of time: first worlds, and moving them. */
  readonly atLeisure: Kysely<Schema>
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'server'
  /** All rows as one blob to open a copy from, embedded only (a server has its own tools). */
  dump(): Promise<Blob>
  /** Ends the connections, and the embedded engine with its lock. Waits for queries under way. */
  close(): Promise<void>
}
