import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importing } from './testing/import-files.ts'

const [MONITORED, OTHER] = [90_000_001, 90_000_002] as const
const MOTUS = { asOf: '2026-11-19' }
const NEXT = { asOf: '2026-11-20' }

let testCompany: TestCompany
const { run, read, close } = importing(() => testCompany.database.db)

const numbers = (dot: number) => ({ USDOT_NUMBER: String(dot), DOCKET_NUMBER: `MC${dot - 81_000_000}` })
const authorities = (status: string, day: { readonly asOf: string }) =>
  read(
    'motus-carrier',
    [MONITORED, OTHER].map(dot => ({ ...numbers(dot), OP_AUTH_STATUS: status })),
    day,
  )

beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  const rows = [MONITORED, OTHER].map(dot => censusRow({ kind: 'company' }, dot, { CARRIER_OPERATION: 'A' }))
  await run([CENSUS_HEADERS.company, ...rows, ''].join('\n'), { asOf: '2026-11-01' })
  await authorities('Active', MOTUS)
  await sql`
    insert into subscriptions (company_id, carrier_id)
    select 1, carrier_id from carrier_identifiers where is_type = 'DOT' and value_key = ${String(MONITORED)}`.execute(
    db,
  )
})
afterAll(async () => {
  await testCompany.close()
  close()
})

const feed = async () => {
  const response = await (await testCompany.as('north')).get('monitoring/changes?q[kind_eq]=authority')
  const { changes } = (await response.json()) as {
    changes: { subject: string; was: { status: string } | null; now: { status: string } | null }[]
  }
  return changes.map(({ subject, was, now }) => [subject, was?.status, now?.status])
}
const recorded = async () =>
  (
    await sql<{ id: number }>`select id from carrier_facts_seen where company_id is null`.execute(
      testCompany.database.db,
    )
  ).rows.length

it('an import makes news of what changed about monitored carriers, and of nothing else', async () => {
  expect(await feed()).toEqual([])
  await authorities('Inactive', NEXT)
  expect(await feed()).toEqual([['authority', 'active', 'inactive']])
  expect(await recorded()).toBe(2)
})

it('an import of rows that say the same makes no news', async () => {
  const before = [await feed(), await recorded()]
  await authorities('Inactive', { asOf: '2026-11-21' })
  expect([await feed(), await recorded()]).toEqual(before)
})
