import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { moveWorlds } from './move-worlds.ts'

/** In another year, in summer time, behind a leap day. */
const LATER = '2028-07-01'

let moved: Database
let later: Database
beforeAll(async () => {
  moved = await openSeededDatabase('small')
  later = await openSeededDatabase('small', { today: LATER })
})
afterAll(async () => {
  await moved.close()
  await later.close()
})

/** Nothing changes a decision record: it tells of its own day. Which facts changed is of no day. */
const NEVER_MOVED = ['decision_records', 'fact_changes']

const tablesOf = async ({ db }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
      and tablename not in ('seeded_worlds', ${sql.join(NEVER_MOVED)})
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every row of a table as a text, in order; how often the facts of a subscription changed is of no day. */
const rowsOf = async ({ db }: Database, table: string) => {
  const { rows } = await sql<{ text: string }>`
    select (to_jsonb(one) - 'changes')::text as text from ${sql.table(table)} as one order by 1`.execute(db)
  return rows.map(({ text }) => text)
}

/** The tables whose rows differ. The database compares them, as reading them all takes seconds. */
const differingTables = async (one: Database, other: Database) => {
  const tables = await tablesOf(one)
  const digests = async ({ db }: Database) => {
    const { rows } = await sql<{ name: string; digest: string | null }>`${sql.join(
      tables.map(
        name => sql`select ${sql.lit(name)} as name, md5(string_agg(text, '|' order by text)) as digest
          from (select (to_jsonb(one) - 'changes')::text as text from ${sql.table(name)} as one) as texts`,
      ),
      sql` union all `,
    )}`.execute(db)
    return new Map(rows.map(({ name, digest }) => [name, digest]))
  }
  const [mine, others] = [await digests(one), await digests(other)]
  return tables.filter(name => mine.get(name) !== others.get(name))
}

/** Of each table that differs how many rows do, and the first of them. */
const differing = async (one: Database, other: Database) => {
  const found: unknown[] = []
  for (const table of await differingTables(one, other)) {
    const [rows, others] = [await rowsOf(one, table), new Set(await rowsOf(other, table))]
    const only = rows.filter(text => !others.has(text))
    found.push([table, only.length, only[0]])
  }
  return found
}

const day = async ({ db }: Database) =>
  (await db.selectFrom('seeded_worlds').select('today').executeTakeFirstOrThrow()).today

describe('moveWorlds', () => {
  it('moveWorlds leaves a world of today or tomorrow unchanged', async () => {
    expect(await moveWorlds(moved.db, TEST_DAY)).toBe('nothing')
    expect(await moveWorlds(moved.db, '2026-11-20')).toBe('nothing')
    expect(await day(moved)).toBe(TEST_DAY)
  })

  it('moveWorlds turns a world of one day into the world of another in every table', async () => {
    expect((await differingTables(moved, later)).length).toBeGreaterThan(20)
    expect(await moveWorlds(moved.db, LATER)).toBe('moved')
    expect(await day(moved)).toBe(LATER)
    expect(await differing(moved, later)).toEqual([])
  })

  it('a second call of moveWorlds finds nothing to move', async () => {
    expect(await moveWorlds(moved.db, LATER)).toBe('nothing')
  })
})

describe('moveWorlds and other rows', () => {
  const CARRIER = 2
  let database: Database
  beforeAll(async () => {
    database = await openSeededDatabase('small')
  })
  afterAll(() => database.close())

  const NOW = '2026-11-21T09:30:12.345Z'
  const connection = async () =>
    database.db
      .selectFrom('connections')
      .select(['created_at', 'updated_at'])
      .where('issuer_id', '=', 1)
      .where('carrier_id', '=', CARRIER)
      .executeTakeFirstOrThrow()

  it('moveWorlds leaves newer rows, edited rows, imported carriers and indefinite dates unchanged', async () => {
    const { db } = database
    const made = await db
      .insertInto('rule_overrides')
      .values({
        company_id: 1,
        carrier_id: CARRIER,
        is_type: 'cargo_at_least_100000',
        is_active: true,
        classification_id: null,
        expiration_date: '2026-12-24',
        user_id: 1,
        created_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('connections')
      .set({ notes: 'Called them.', updated_at: NOW })
      .where('issuer_id', '=', 1)
      .where('carrier_id', '=', CARRIER)
      .execute()
    const imported = await db
      .insertInto('carriers')
      .values({
        legal_name: 'LATE LLC',
        legal_name_key: 'LATELLC',
        source: 'federal',
        federal_as_of: TEST_DAY,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('carrier_safety').values({ carrier_id: imported.id, as_of: '2026-11-01' }).execute()
    const before = await connection()
    const forEver = async () =>
      (
        await db
          .selectFrom('rule_overrides')
          .select('id')
          .where('expiration_date', '=', '2080-01-01')
          .execute()
      ).length
    const many = await forEver()

    expect(await moveWorlds(db, '2026-11-28')).toBe('moved')

    expect(await connection()).toEqual(before)
    expect(await forEver()).toBe(many)
    expect(
      await db
        .selectFrom('rule_overrides')
        .select('expiration_date')
        .where('id', '=', made.id)
        .executeTakeFirst(),
    ).toEqual({ expiration_date: '2026-12-24' })
    expect(
      await db
        .selectFrom('carrier_safety')
        .innerJoin('carriers', 'carriers.id', 'carrier_id')
        .select(['as_of', 'federal_as_of'])
        .where('carrier_id', '=', imported.id)
        .executeTakeFirst(),
    ).toEqual({ as_of: '2026-11-01', federal_as_of: TEST_DAY })
  })

  it('moveWorlds leaves a world unchanged when its rows were not recorded', async () => {
    const { db } = database
    const before = await rowsOf(database, 'loads')
    await db.deleteFrom('seeded_world_rows').execute()
    expect(await moveWorlds(db, '2026-12-24')).toBe('nothing')
    expect(await rowsOf(database, 'loads')).toEqual(before)
  })
})
