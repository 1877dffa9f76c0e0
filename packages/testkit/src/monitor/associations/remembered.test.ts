import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import { remembered } from './remembered.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const MINUTE_MS = 60_000

it('what is old is read again, but not while indexes are missing', async () => {
  const memories = remembered<number>()
  let reads = 0
  const valueAt = async (minute: number) => {
    const read = async (ids: readonly number[]) => {
      reads += 1
      return new Map(ids.map(id => [id, reads]))
    }
    return (await memories(database.db, [7], minute * MINUTE_MS, read)).get(7)
  }
  expect([await valueAt(0), await valueAt(4), await valueAt(5)]).toEqual([1, 1, 2])
  await sql`insert into deferred_indexes (name, definition) values ('carriers_by_email_reading', 'none')`.execute(
    database.db,
  )
  expect(await valueAt(15)).toBe(2)
  await sql`delete from deferred_indexes`.execute(database.db)
  expect(await valueAt(15)).toBe(3)
})
