import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../database/schema.ts'

/** What any call may write beside its own business: who is here, and how often they asked. */
const BESIDE_THE_POINT = new Set([
  'sessions',
  'throttles',
  'sign_in_challenges',
  'mail_messages',
  'idempotency_keys',
])

/** A digest of every row of every table, by table. */
async function digests(db: Kysely<Schema>): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    order by 1`.execute(db)
  const asked = tables.filter(({ name }) => !BESIDE_THE_POINT.has(name))
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(
    asked.map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name,
          coalesce(md5(string_agg(row::text, '|' order by row::text)), 'empty') as digest
        from ${sql.table(name)} as row`,
    ),
    sql` union all `,
  )}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

interface Asked {
  readonly database: { readonly db: Kysely<Schema> }
  readonly monitor?: { readonly services: { readonly background: { settled(): Promise<void> } } }
}

/** Makes a call that is to be refused with a status, and holds that no row of any table is another one after it. */
export async function refusedWithoutChange(
  { database: { db }, monitor }: Asked,
  status: number,
  call: () => Promise<Response>,
): Promise<Response> {
  // What calls before this one have left to be done is not this one's doing.
  await monitor?.services.background.settled()
  const before = await digests(db)
  const response = await call()
  await monitor?.services.background.settled()
  expect({ status: response.status, body: await response.clone().text() }).toMatchObject({ status })
  expect(await digests(db)).toEqual(before)
  return response
}
