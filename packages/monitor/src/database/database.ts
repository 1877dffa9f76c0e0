import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Schema } from './schema.ts'

/** A PostgreSQL server, and how much of it this process may use. */
export interface ServerPlace {
  readonly databaseUrl: string
  /** The most connections at once; 10 by default. */
  readonly connections?: number
  /** How long one statement may take, in seconds; no limit by default. */
  readonly statementSeconds?: number
}

/** Where the rows are: a folder for the embedded engine, a PostgreSQL server, or memory (empty, or from a dump). */
export type DatabasePlace =
  | { readonly dataFolder: string }
  | ServerPlace
  | { readonly memory: true }
  | { readonly dump: Blob }

/**
 * Calls back at each notification of a channel, and whenever some may have been lost: after the connection is back.
 * The returned function ends it. An embedded engine notifies in this process.
 */
export type Listen = (channel: string, notified: () => void) => Promise<() => Promise<void>>

export interface Database {
  readonly db: Kysely<Schema>
  /** The same without a time limit, for work that no request waits for: seeding worlds and moving their dates. */
  readonly unlimited: Kysely<Schema>
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'server'
  readonly listen: Listen
  /** All rows as one blob from which a copy can be opened. Embedded engine only: a server has its own tools. */
  dump(): Promise<Blob>
  /** Ends the connections, and the embedded engine with its lock. Waits for running queries. */
  close(): Promise<void>
}
