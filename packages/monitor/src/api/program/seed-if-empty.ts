import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { demoAccounts, emptyWorld, seedWorld, worldNamed } from '../../worlds/index.ts'

/** Without a company no one can sign in. An import before the first start leaves carriers alone. */
const isEmpty = async (db: Kysely<Schema>) =>
  (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) === undefined

/** The first world that a database was seeded with; null when it never was. */
const firstWorld = async (db: Kysely<Schema>): Promise<string | null> =>
  (await db.selectFrom('seeded_worlds').select('name').orderBy('seeded_at').limit(1).executeTakeFirst())
    ?.name ?? null

/** Holds a lock over one connection, so that of two first starts only one seeds. */
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
 * Seeds a world into a database that has no company and no world; any other is left unchanged. Returns the name of the
 * world that it then has, null for one that was started without.
 *
 * Refuses: throws for an unknown world.
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

/**
 * The invented users of this database's world, for the person who starts a demo.
 *
 * Empty: a database without a world, and one of the empty world, whose users are real.
 */
export async function accountsIn(db: Kysely<Schema>): Promise<readonly { email: string; about: string }[]> {
  const world = await firstWorld(db)
  if (world === null || world === emptyWorld.name) return []
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
