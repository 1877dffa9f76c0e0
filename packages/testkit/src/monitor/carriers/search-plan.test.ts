import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { COUNT_MAX, countFound, countStatement, pageStatement } from './search-carriers.ts'

const CARRIERS = 30_000
const PAGE = 50

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
  await sql`analyze`.execute(db)
})
afterAll(() => database.close())

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How each table is read, and how many rows are read of all tables together. */
const readsOf = async (statement: RawBuilder<unknown>) => {
  const explained = sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
    explain (analyze, buffers, format json) ${statement}`
  const { rows } = await explained.execute(database.db)
  const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
  const scans = (rows[0]?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter(node => node['Node Type'].endsWith('Scan') && node.Plans === undefined)
  const rowsOf = (node: PlanNode) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return {
    kinds: new Set(scans.map(node => node['Node Type'])),
    rows: scans.reduce((sum, node) => sum + rowsOf(node), 0),
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
    const { kinds, rows } = await readsOf(pageStatement(filter, { limit: PAGE, offset: 0 }))
    expect(kinds).not.toContain('Seq Scan')
    expect(rows).toBeGreaterThanOrEqual(PAGE)
    expect(rows).toBeLessThanOrEqual(4 * PAGE)
  },
)

it.each(SEARCHES)('counting carriers by %s stops at 1,000', async (_, filter) => {
  expect(await countFound(database.db, filter)).toBe(COUNT_MAX)
  const { rows } = await readsOf(countStatement(filter))
  expect(rows).toBeLessThanOrEqual(4 * COUNT_MAX)
})
