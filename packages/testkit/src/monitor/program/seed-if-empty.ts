import type { Kysely } from 'kysely'
import { demoAccounts, seedWorld, worldNamed } from '../../worlds/index.ts'
import type { Schema } from '../database/schema.ts'

const isEmpty = async (db: Kysely<Schema>) => {
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  const carrier = await db.selectFrom('carriers').select('id').limit(1).executeTakeFirst()
  return company === undefined && carrier === undefined
}

/** Puts a world into an empty database; any other is left as it is. Refuses: throws for a name that no world has. */
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
