import { CompiledQuery, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'

/** Tables that any call may write: sessions and rate limits. */
const BESIDE_THE_POINT = new Set([
  'sessions',
  'throttles',
  'sign_in_challenges',
  'mail_messages',
  'idempotency_keys',
])

/** The statement of each database. Its schema does not change while a monitor runs on it. */
const statements = new WeakMap<Database['pool'], string>()

async function statementFor({ db, pool }: TestedDatabase): Promise<string> {
  const known = statements.get(pool)
  if (known !== undefined) return known
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    order by 1`.execute(db)
  const made = tables
    .filter(({ name }) => !BESIDE_THE_POINT.has(name))
    .map(
      ({ name }) => `
        select '${name}' as name, count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0)::text as state
        from "${name}"`,
    )
    .join(' union all ')
  statements.set(pool, made)
  return made
}

/**
 * How many rows each table has, and the sum of the transactions that wrote them: whatever writes a row, even with equal
 * values, changes one of the two.
 */
async function states(database: TestedDatabase): Promise<Readonly<Record<string, string>>> {
  // Not by the pool: the monitor's own connection keeps the plan of a read, and planning takes longer than reading.
  const statement = CompiledQuery.raw(await statementFor(database))
  const { rows } = await database.db.executeQuery<{ name: string; state: string }>(statement)
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

type TestedDatabase = Pick<Database, 'db' | 'pool'>

interface EarlyRequests {
  readonly database: TestedDatabase
  readonly monitor?: { readonly services: { readonly background: { settled(): Promise<void> } } }
}

/** Makes a call, and checks that it is refused with a status and writes no row of any table. */
export async function refusedWithoutChange(
  { database, monitor }: EarlyRequests,
  status: number,
  call: () => Promise<Response>,
): Promise<Response> {
  // Waits for the background work of earlier calls.
  await monitor?.services.background.settled()
  const before = await states(database)
  const response = await call()
  await monitor?.services.background.settled()
  expect({ status: response.status, body: await response.clone().text() }).toMatchObject({ status })
  expect(await states(database)).toEqual(before)
  return response
}
