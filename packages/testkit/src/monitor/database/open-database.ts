import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { openServer, type ServerPlace } from './open-server.ts'
import type { Schema } from './schema.ts'

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

const WAIT_MS = 10_000

/**
 * Opens the monitor's database and brings it to the newest schema. The only difference between the embedded engine and
 * a server is which pool is made: everything after it is the same code and the same SQL.
 *
 * The embedded engine has one connection. A query on the outer `db` inside `db.transaction()` would wait for itself;
 * after ten seconds it fails with "timeout exceeded when trying to connect".
 *
 * Refuses: FolderInUse when a process has the folder open.
 */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  if ('databaseUrl' in place) return openServer(place)
  const release = 'dataFolder' in place ? lockFolder(place.dataFolder) : () => {}
  try {
    return await openEmbedded(place, release)
  } catch (error) {
    release()
    throw error
  }
}

const openEmbedded = async (
  place: Exclude<DatabasePlace, ServerPlace>,
  release: () => void,
): Promise<Database> => {
  const lite = await PGlite.create({
    dataDir: 'dataFolder' in place ? engineFolder(place.dataFolder) : 'memory://',
    extensions: { pg_trgm },
    ...('dump' in place ? { loadDataDir: place.dump } : {}),
  })
  const pool = new pg.Pool(
    Object.assign(createPgConfig(lite), {
      connectionTimeoutMillis: WAIT_MS,
      idleTimeoutMillis: 0,
      types: columnParsers,
    }),
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    await lite.close()
    release()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  const dump = async () => {
    // What the log holds is in the tables by now; kept, it would be two thirds of the blob.
    await lite.exec('set wal_recycle = off; checkpoint; reset wal_recycle')
    return lite.dumpDataDir('none')
  }
  return { db, atLeisure: db, pool, kind: 'embedded', dump, close }
}

const engineFolder = (dataFolder: string): string => {
  const folder = join(dataFolder, 'postgres')
  mkdirSync(folder, { recursive: true })
  return folder
}
