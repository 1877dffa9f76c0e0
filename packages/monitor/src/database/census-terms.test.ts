import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARGO_COLUMNS } from '../federal/import/kinds/census/cargo-keywords.ts'
import { OPERATION_COLUMNS } from '../federal/import/kinds/census/operation-keywords.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import { storedTerms, termsOf } from './census-terms.ts'
import type { Database } from './database.ts'

const TERMS = [...OPERATION_COLUMNS, ...CARGO_COLUMNS].map(([, term]) => term)

/** What carriers had before the terms were signs: known terms, other texts, both, and none. */
const LISTS = [
  ['US Mail', 'Federal'],
  ['Other: A = B', 'Exempt For Hire', 'A', 'LOGS, 50% OF IT'],
  ['"Quoted"'],
  [],
  TERMS,
]
const arrayOf = (texts: readonly string[]) => `array[${texts.map(text => `'${text}'`).join(', ')}]::text[]`

const ROWS = LISTS.map(
  (list, at) => `
    insert into carriers (id, legal_name, legal_name_key, source) values (${at}, 'ELM', 'ELM', 'federal');
    insert into carrier_census (carrier_id, operation_classifications, cargo_carried)
      values (${at}, ${arrayOf(list)}, ${arrayOf(list.toReversed())});`,
).join('')

let database: Database
beforeAll(async () => {
  database = await openMigrated('299-published-days', ROWS, ['287-census-terms'])
})
afterAll(() => database.close())

it('lists of terms that were arrays before are read back in their order', async () => {
  const { rows } = await sql<{ operation_classifications: string; cargo_carried: string }>`
    select operation_classifications, cargo_carried from listed_census order by carrier_id`.execute(
    database.db,
  )
  expect(rows.map(row => termsOf(row.operation_classifications))).toEqual(LISTS)
  expect(rows.map(row => termsOf(row.cargo_carried))).toEqual(LISTS.map(list => list.toReversed()))
  expect(rows.map(row => row.operation_classifications)).toEqual(LISTS.map(storedTerms))
})

it('every term of the register takes one byte', () => {
  expect(storedTerms(TERMS)).toHaveLength(TERMS.length)
})

it('any list of terms and other texts is read back as it was', () => {
  const text = fc.string().filter(it => !it.includes('\n'))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...TERMS), text)), list => {
      expect(termsOf(storedTerms(list))).toEqual(list)
    }),
  )
})
