import type { Kysely } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { fullName } from '../../http/session/full-name.ts'

/** A user's name, else their address. */
export const nameOfUser = (row: {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}): string | null => fullName(row) ?? row.email

/** The names of some users by id, as `nameOf` gives them. One who is no longer on record has none. */
export async function namesOf(
  db: Kysely<Schema>,
  ids: readonly number[],
  nameOf: (row: Parameters<typeof nameOfUser>[0]) => string | null = nameOfUser,
): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', anyOf(new Set(ids)))
    .execute()
  return new Map(rows.map(row => [row.id, nameOf(row)]))
}
