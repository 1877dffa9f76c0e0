import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'

it('a calendar date stays its text, counts are numbers, names can be searched for a part', async () => {
  const { db, close } = await openEmptyDatabase()
  const read = await sql<{ day: unknown; many: unknown; alike: unknown }>`
    select date '2080-01-01' as day, count(*) as many, similarity('EAGLE', 'EAGLE') as alike from users
  `.execute(db)
  await close()
  expect(read.rows).toEqual([{ day: '2080-01-01', many: 0, alike: 1 }])
})
