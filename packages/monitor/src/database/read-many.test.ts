import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { readMany } from './read-many.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

interface Row {
  readonly id: number
  readonly on: string | null
  readonly text: string
  readonly is: boolean
  readonly key: number
}
const COLUMNS = ['id', 'on', 'text', 'is', 'key'] as const

const rows = (howMany: number) => sql<Row>`
  select id, case id when 2 then null else date '2026-11-20' + id end as "on", 'O''Neill "x", [' || id as text, id > 2 as "is",
    9007199254740991 - id as key
  from generate_series(1, ${sql.lit(howMany)}) as id order by id desc`

it('gives the same rows as the statement itself, in its order', async () => {
  const { rows: same } = await rows(3).execute(database.db)
  expect(await readMany(database.db, COLUMNS, rows(3))).toEqual(same)
  expect(same).toEqual([
    { id: 3, on: '2026-11-23', text: 'O\'Neill "x", [3', is: true, key: 9_007_199_254_740_988 },
    { id: 2, on: null, text: 'O\'Neill "x", [2', is: false, key: 9_007_199_254_740_989 },
    { id: 1, on: '2026-11-21', text: 'O\'Neill "x", [1', is: false, key: 9_007_199_254_740_990 },
  ])
})

it('gives none where there is none', async () => {
  expect(await readMany(database.db, COLUMNS, rows(0))).toEqual([])
})
