import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { findSlice, namedStatement, NUMBERS_READ, numberedStatement } from './find-slice.ts'
import { COUNT_MAX, countFound, countStatement, pageStatement } from './search-carriers.ts'

const CARRIERS = 30_000
const PAGE = 50
/** Carriers with two numbers of one type, more of which are read than a search counts. */
const SEVERAL = 900

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  const { db } = database
  await sql`insert into carriers (legal_name, legal_name_key, is_census_verified, source)
    select 'EAGLE ' || n, 'EAGLE' || n, true, 'federal' from generate_series(1, ${CARRIERS}::int) as n`.execute(
    db,
  )
  await sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select id, kind, number, number from carriers
    cross join lateral (values ('DOT', (3000000 + id)::text), ('MC', (200000 + id * 7919 % 100000)::text))
      as numbers (kind, number)`.execute(db)
  await sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select id, 'FF', number, number from (select id from carriers order by id limit ${SEVERAL}) as several
    cross join lateral (values ((7000000 + 2 * id)::text), ((7000001 + 2 * id)::text)) as numbers (number)`.execute(
    db,
  )
  await sql`vacuum (analyze)`.execute(db)
})
afterAll(() => database.close())

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

type Explained = Promise<{ rows: readonly { 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[] }>

const explained = (statement: RawBuilder<unknown>): Explained =>
  sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
    explain (analyze, buffers, format json) ${statement}`.execute(database.db)

/** The same by a plan for any values, which a connection keeps. */
const explainedForAny = (statement: RawBuilder<unknown>): Explained => {
  const { sql: text, parameters } = statement.compile(database.db)
  const values = sql.join(parameters.map(value => sql.lit(value)))
  return database.db.connection().execute(async one => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(one)
    await sql.raw(`prepare measured as ${text}`).execute(one)
    const found = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
      explain (analyze, buffers, format json) execute measured (${values})`.execute(one)
    await sql`deallocate measured`.execute(one)
    await sql`reset plan_cache_mode`.execute(one)
    return found
  })
}

/** How each table is read, and how many rows are read of all tables together. */
const readsOf = async (made: Explained) => {
  const { rows } = await made
  const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
  const scans = (rows[0]?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter(node => node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Subquery Scan')
  const rowsOf = (node: PlanNode) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const tables = scans.filter(node => node['Node Type'] !== 'CTE Scan')
  return {
    kinds: new Set(tables.map(node => node['Node Type'])),
    rows: tables.reduce((sum, node) => sum + rowsOf(node), 0),
  }
}

const SEARCHES: readonly (readonly [string, CarrierFilter])[] = [
  ['the start of a name', { nameStart: 'EAGLE' }],
  ['the start of an MC number', { identifier: { key: '2', match: 'start', type: 'MC' } }],
  ['the start of any number', { identifier: { key: '2', match: 'start' } }],
]

it.each(SEARCHES)(
  'a page of carriers by %s reads no more rows than four pages, by an index',
  async (_, filter) => {
    const { kinds, rows } = await readsOf(explained(pageStatement(filter, { limit: PAGE, offset: 0 })))
    expect(kinds).not.toContain('Seq Scan')
    expect(rows).toBeGreaterThanOrEqual(PAGE)
    expect(rows).toBeLessThanOrEqual(4 * PAGE)
  },
)

it.each(SEARCHES)('counting carriers by %s stops at 1,000', async (_, filter) => {
  expect(await countFound(database.db, filter)).toBe(COUNT_MAX)
  const { rows } = await readsOf(explained(countStatement(filter)))
  expect(rows).toBeLessThanOrEqual(4 * COUNT_MAX)
})

const SLICE = { limit: PAGE, offset: 0 }
const IN_ONE_SCAN: readonly (readonly [string, RawBuilder<unknown>])[] = [
  ['the start of a name', namedStatement({ nameStart: 'EAGLE' }, SLICE)],
  ['the start of an MC number', numberedStatement({ key: '2', match: 'start', type: 'MC' })],
  ['the start of any number', numberedStatement({ key: '2', match: 'start' })],
]

it.each(IN_ONE_SCAN)(
  'a page of carriers by %s and its count read indexes alone, once',
  async (_, statement) => {
    const { kinds, rows } = await readsOf(explainedForAny(statement))
    expect([...kinds]).toEqual(['Index Only Scan'])
    expect(rows).toBeLessThanOrEqual(NUMBERS_READ)
  },
)

it.each([0, PAGE])(
  'a page from %d of carriers with two numbers each has all of them in its count',
  async offset => {
    const filter: CarrierFilter = { identifier: { key: '7', match: 'start', type: 'FF' } }
    const { db } = database
    const { signal } = new AbortController()
    const those = await db
      .selectFrom('carriers')
      .select('id')
      .orderBy('id')
      .limit(PAGE)
      .offset(offset)
      .execute()
    expect(await findSlice({ db, signal }, filter, { limit: PAGE, offset })).toEqual({
      ids: those.map(({ id }) => id),
      total: SEVERAL,
    })
  },
)
