import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ memory: true })
})
afterAll(() => database.close())

it('what has arrived is looked at while statements wait, and not only after the last of them', async () => {
  let ended = 0
  const statements = Array.from({ length: 60 }, async () => {
    await sql`select count(*) from generate_series(1, 20000)`.execute(database.db)
    ended += 1
  })
  const endedAtTurns: number[] = []
  const next = () =>
    setImmediate(() => {
      endedAtTurns.push(ended)
      if (ended < statements.length) next()
    })
  next()
  await Promise.all(statements)
  expect(new Set(endedAtTurns).size).toBeGreaterThan(5)
})
