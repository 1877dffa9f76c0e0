import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database, ServerPlace } from './database.ts'
import { databaseError } from './database-error.ts'
import { listenOnServer } from './listen-on-server.ts'
import { migrate } from './migrate.ts'
import { columnParsers } from './open-embedded.ts'
import { withPreparedReads } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import { DatabaseUnusable } from './unusable.ts'

/** How long a call waits for a connection. */
const WAIT_MS = 10_000
/** How much longer than a statement's limit to wait for a server that does not answer. */
const SILENCE_MS = 2_000

/**
 * No statement of a call starts further processes: it reads few rows, and starting them costs more than reading those.
 */
const SERIAL = { options: '-c max_parallel_workers_per_gather=0' }

/** Ends a connection whose server no longer answers: without it, a query would wait on a broken connection. */
const stream = (silentMs: number) => () => {
  const socket = new Socket()
  socket.setTimeout(silentMs, () => socket.destroy(new Error('The database server did not answer in time.')))
  return socket
}

const limitsOf = (seconds: number | undefined) => {
  if (seconds === undefined) return {}
  const ms = seconds * 1000
  return {
    statement_timeout: ms,
    idle_in_transaction_session_timeout: 2 * ms,
    stream: stream(ms + SILENCE_MS),
    // Otherwise an idle connection would count as one without an answer.
    idleTimeoutMillis: Math.min(WAIT_MS, ms),
  }
}

const poolOf = (connectionString: string, options: pg.PoolConfig) => {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: WAIT_MS,
    keepAlive: true,
    types: columnParsers,
    ...options,
  })
  // The running query, or the next one, reports a server that goes away; an error event without a listener would end
  // the process. The pool listens on idle connections; each of the others needs a listener of its own.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

const kyselyOf = (pool: PostgresPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

/** A database on a server whose schema is the newest. Lost connections are replaced when needed. */
export const connectToServer = ({
  databaseUrl,
  connections: max,
  statementSeconds,
}: ServerPlace): Database => {
  const unlimited = kyselyOf(poolOf(databaseUrl, { max: 1 }))
  const pool = poolOf(databaseUrl, {
    ...SERIAL,
    ...limitsOf(statementSeconds),
    ...(max !== undefined && { max }),
  })
  const db = kyselyOf(withPreparedReads(pool, 'server'))
  const close = async () => {
    await Promise.all([db.destroy(), unlimited.destroy()])
  }
  const dump = () => Promise.reject(new Error('A database server is dumped with its own tools (pg_dump)'))
  return { db, unlimited, pool, kind: 'server', listen: listenOnServer(databaseUrl), dump, close }
}

/**
 * Opens a database on a server and migrates it to the newest schema, without a time limit.
 *
 * Refuses: DatabaseUnusable for a server that is away, busy, or knows neither this user nor this database.
 */
export const openServer = async (place: ServerPlace): Promise<Database> => {
  const database = connectToServer(place)
  try {
    await migrate(database.unlimited)
    return database
  } catch (error) {
    await database.close()
    if (databaseError(error) === null || !(error instanceof Error)) throw error
    throw new DatabaseUnusable(`The database of DATABASE_URL could not be opened: ${error.message}.`, {
      cause: error,
    })
  }
}
