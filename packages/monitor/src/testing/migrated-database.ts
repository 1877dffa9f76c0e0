import { Migrator, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS } from '../database/migrations/index.ts'
import { openDatabase } from '../database/open-database.ts'

/**
 * A database that had `rows` when `lastStep` was the last step of its schema, and has had all others since: the later ones,
 * and those of `added`, which have lower numbers but came later.
 */
export const openMigrated = async (
  lastStep: string,
  rows: string,
  added: readonly string[] = [],
): Promise<Database> => {
  const database = await openDatabase({ memory: true })
  const { db } = database
  await sql`drop schema public cascade; create schema public; create extension pg_trgm`.execute(db)
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => !added.includes(name)))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => before },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateTo(lastStep)
  if (error !== undefined) throw new Error('The schema from before was not made.', { cause: error })
  await sql.raw(rows).execute(db)
  await migrate(db)
  return database
}
