import { type Kysely, Migrator, sql } from 'kysely'
import { restoreIndexes } from './deferred-indexes.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { DatabaseOfBefore, DatabaseUnusable } from './unusable.ts'

/** The migration that makes the whole schema of the first release. Those after it change it. */
const BASELINE = '001-baseline'

/** Tables that a migrated database may have. */
const existing = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ deferred: string | null; migrations: string | null }>`
    select to_regclass('deferred_indexes')::text as deferred, to_regclass('kysely_migration')::text as migrations`.execute(
    db,
  )
  return { hasDeferredIndexes: rows[0]?.deferred != null, hasMigrations: rows[0]?.migrations != null }
}

/** The names of the migrations that ran. The migrator looks for all tables first, which takes a fifth of a second. */
const ranIn = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const isNewest = (ran: readonly string[]): boolean =>
  ran.length === Object.keys(MIGRATIONS).length && ran.every(name => name in MIGRATIONS)

/**
 * Migrates the database to the newest schema; one that has it is left unchanged. Two processes at once are safe: the
 * second waits for the first.
 *
 * A new migration may sort before one that has run, where two were written at once: it runs too.
 *
 * Refuses: DatabaseOfBefore for a database without the baseline, before anything is written; DatabaseUnusable for a migration that failed, and was rolled back, with its name and reason; and for a
 * database that has migrations which this program does not know.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { hasDeferredIndexes, hasMigrations } = await existing(db)
  const ran = hasMigrations ? await ranIn(db) : []
  if (ran.length > 0 && !ran.includes(BASELINE)) throw new DatabaseOfBefore()
  // What an import that ended left out is built first, so that each step finds the indexes that it changes.
  if (hasDeferredIndexes) await restoreIndexes(db)
  if (isNewest(ran)) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const step = results?.find(result => result.status === 'Error')?.migrationName ?? 'start'
  const reason = error instanceof Error ? error.message : 'for an unknown reason'
  throw new DatabaseUnusable(`The database could not be brought to the newest schema (${step}): ${reason}.`, {
    cause: error,
  })
}
