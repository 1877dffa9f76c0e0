import { type Kysely, sql } from 'kysely'
import { demoAccounts, seedWorld, worldNamed } from '../../worlds/index.ts'
import type { Schema } from '../database/schema.ts'

/** Without a company nobody can sign in. Carriers alone are what an import before the first start leaves. */
const isEmpty = async (db: Kysely<Schema>) =>
  (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) === undefined

/** The world that a database was seeded with, first of all; null when it never was. */
const firstWorld = async (db: Kysely<Schema>): Promise<string | null> =>
  (await db.selectFrom('seeded_worlds').select('name').orderBy('seeded_at').limit(1).executeTakeFirst())
    ?.name ?? null

/** Over one connection, while no other process does the same: of two first starts, one seeds. */
const alone = <T>(db: Kysely<Schema>, work: (one: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.connection().execute(async one => {
    await sql`select pg_advisory_lock(hashtext('the first world'))`.execute(one)
    try {
      return await work(one)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('the first world'))`.execute(one)
    }
  })

/**
 * Puts a world into a database that has no company and no world; any other is left as it is. Gives the name of the world
 * that it has then, null for one that began without.
 *
 * Refuses: throws for a name that no world has.
 */
export async function seedIfEmpty(db: Kysely<Schema>, name: string, today: string): Promise<string | null> {
  const world = worldNamed(name)
  return alone(db, async one => {
    const there = await firstWorld(one)
    if (there !== null || !(await isEmpty(one))) return there
    await seedWorld(one, world, { today })
    return name
  })
}

/** The invented people of a world that this database has, for whoever starts a demo. */
export async function accountsIn(db: Kysely<Schema>): Promise<readonly { email: string; about: string }[]> {
  const there = await db
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      demoAccounts.map(({ email }) => email),
    )
    .execute()
  const emails = new Set(there.map(({ email }) => email))
  return demoAccounts
    .filter(({ email }) => emails.has(email))
    .map(({ email, person, company, can }) => ({ email, about: `${person}, ${company}: ${can}` }))
}
