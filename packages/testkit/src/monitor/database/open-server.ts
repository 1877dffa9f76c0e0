import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './open-embedded.ts'
import { migrate } from './migrate.ts'
import type { Database, ServerPlace } from './database.ts'
import type { Schema } from './schema.ts'

/** How long a call waits for a connection. */
const WAIT_MS = 10_000
/** How much longer than a statement a silent server is waited for. */
const SILENCE_MS = 2_000

/** What ends a connection whose server has gone silent: without, a cut line would be waited for by whoever uses it. */
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
    // Else a connection that nobody asks anything would count as a silent one.
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
  // A server that goes away is told by the query under way or the next one; unheard, it would end the process. The pool
  // hears the connections that idle, each of the others must be heard by itself.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

const kyselyOf = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

/**
 * Opens a database on a server and brings it to the newest schema, which has no limit of time either. Connections that are
 * lost are made anew when needed.
 */
export const openServer = async (place: ServerPlace): Promise<Database> => {
  const { databaseUrl, connections: max, statementSeconds } = place
  const atLeisure = kyselyOf(poolOf(databaseUrl, { max: 1 }))
  try {
    await migrate(atLeisure)
  } catch (error) {
    await atLeisure.destroy()
    throw error
  }
  const pool = poolOf(databaseUrl, { ...limitsOf(statementSeconds), ...(max !== undefined && { max }) })
  const db = kyselyOf(pool)
  const close = async () => {
    await Promise.all([db.destroy(), atLeisure.destroy()])
  }
  const dump = () => Promise.reject(new Error('A database server is dumped with its own tools (pg_dump)'))
  return { db, atLeisure, pool, kind: 'server', dump, close }
}
