import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database, DatabasePlace, Listen, ServerPlace } from './database.ts'
import { INDEX_MEMORY } from './deferred-indexes.ts'
import { prepareEngineFolder } from './engine-folder.ts'
import { readByDriver } from './engine-messages.ts'
import { answeringAfterPanic } from './engine-panic.ts'
import { withPreparedReads } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import { sharingTurns } from './sharing-turns.ts'

const { DATE, INT8 } = pg.types.builtins

/**
 * How much a function of the engine runs before Node compiles it a second time, optimized: fifty times V8's
 * default. Starting alone reaches the default in hundreds of functions, whose compilation takes a third of the processor
 * time of a start and holds up the end of the process; after some thousand requests there is no difference.
 */
setFlagsFromString('--wasm-tiering-budget=100000000')

const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error('The database answered with a whole number beyond 2^53')
  return value
}

/**
 * How column values become JavaScript values where pg's defaults are wrong for us: a calendar date stays text (pg makes
 * it a local midnight, which shifts 2080-01-01), and bigint, also of count(*), is a number (pg returns text).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    if (format !== 'binary' && oid === INT8) return wholeNumber
    return pg.types.getTypeParser(oid, format)
  },
}

const WAIT_MS = 10_000

/** An engine in memory, which tests have, has its files there too: few of them are kept a second time. */
const IN_MEMORY = {
  dataDir: 'memory://',
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}

/** Without the timer by which a start reports its progress: that of a start that failed would keep the process alive. */
const IN_FOLDER = [
  ...PGlite.defaultStartParams,
  ...['-c', 'log_startup_progress_interval=0', '-c', `${INDEX_MEMORY}=64MB`],
]

/**
 * Starts the embedded engine on a folder, in memory, or in memory from a dump. Refuses: FolderUnusable for a folder in
 * which it must not start.
 */
export const startEngine = async (place: Exclude<DatabasePlace, ServerPlace>): Promise<PGlite> => {
  const extensions = { pg_trgm }
  if ('dump' in place) return PGlite.create({ ...IN_MEMORY, extensions, loadDataDir: place.dump })
  if ('memory' in place) return PGlite.create({ ...IN_MEMORY, extensions })
  const { folder, opened, failed } = prepareEngineFolder(place.dataFolder)
  try {
    const engine = await PGlite.create({ dataDir: folder, startParams: IN_FOLDER, extensions })
    opened()
    return engine
  } catch (error) {
    throw failed(error)
  }
}

/** Removes the log before the last checkpoint; after seeding it is two thirds of a data folder. */
export const dropOldLog = (engine: PGlite): Promise<unknown> =>
  engine.exec('set wal_recycle = off; checkpoint; reset wal_recycle')

/**
 * The monitor's database over a running engine, not migrated. `end` runs last when it is closed, and gets whether the engine has
 * panicked.
 */
export const openOver = (engine: PGlite, end: (hasPanicked: boolean) => Promise<void>): Database => {
  const read = readByDriver(engine)
  const answering = answeringAfterPanic(sharingTurns(read))
  const pool = new pg.Pool(
    Object.assign(createPgConfig(answering.engine), {
      connectionTimeoutMillis: WAIT_MS,
      idleTimeoutMillis: 0,
      types: columnParsers,
    }),
  )
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withPreparedReads(pool, 'embedded') }),
  })
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only if it has run a query.
    if (!pool.ended) await pool.end()
    await end(answering.hasPanicked())
  }
  const dump = async () => {
    await dropOldLog(engine)
    return engine.dumpDataDir('none')
  }
  // Through the pool, not by a call of the engine: two at once would wait for each other.
  const listen: Listen = async (channel, notified) => {
    await sql`listen ${sql.id(channel)}`.execute(db)
    const stop = read.onNotification(name => {
      if (name === channel) notified()
    })
    return async () => stop()
  }
  return { db, unlimited: db, pool, kind: 'embedded', listen, dump, close }
}
