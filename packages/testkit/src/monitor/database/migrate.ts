import { type Kysely, Migrator, sql } from 'kysely'
import { restoreIndexes } from './deferred-indexes.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { DatabaseUnusable } from './unusable.ts'

/** Builds what an import that ended left out, so that each step finds the indexes that it changes. */
const repairIndexes = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{
    table: string | null
  }>`select to_regclass('deferred_indexes')::text as table`.execute(db)
  if (rows[0]?.table != null) await restoreIndexes(db)
}

/**
 * Migrates the database to the newest schema; one that has it is left unchanged. Two processes at once are safe: the
 * second waits for the first.
 *
 * Each group of tables has its own range of numbers, so a new migration may sort before one that has run: it runs too.
 *
 * Refuses: DatabaseUnusable for a migration that failed, and was rolled back, with its name and reason; and for a
 * database that has migrations which this program does not know.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await repairIndexes(db)
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
