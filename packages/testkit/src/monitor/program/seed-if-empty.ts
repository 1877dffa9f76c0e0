import type { Kysely } from 'kysely'
import { demoAccounts, seedWorld, worldNamed } from '../../worlds/index.ts'
import type { Schema } from '../database/schema.ts'

/** Without a company nobody can sign in. Carriers alone are what an import before the first start leaves. */
const isEmpty = async (db: Kysely<Schema>) =>
  (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) === undefined

/** Puts a world into a database that has no company; any other is left as it is. Refuses: throws for a name that no world has. */
export async function seedIfEmpty(db: Kysely<Schema>, name: string, today: string): Promise<void> {
  const world = worldNamed(name)
  if (await isEmpty(db)) await seedWorld(db, world, { today })
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
