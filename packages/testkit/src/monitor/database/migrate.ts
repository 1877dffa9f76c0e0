import type { Kysely } from 'kysely'
import { Migrator } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the database to the newest schema; a database that is there already is left alone. Two processes at once are
 * safe: the second waits for the first.
 *
 * Each family of tables has numbers of its own, so a step may come before one that ran already: it is run all the same.
 *
 * Refuses: a step that fails is rolled back and its error thrown, with the step's name in front.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const step = results?.find(result => result.status === 'Error')?.migrationName ?? 'start'
  const reason = error instanceof Error ? error.message : 'for a reason that was not told'
  throw new Error(`The database could not be brought to the newest schema (${step}): ${reason}`, {
    cause: error,
  })
}
