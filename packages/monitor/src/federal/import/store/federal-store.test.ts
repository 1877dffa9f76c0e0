import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openEmptyDatabase } from '../../../testing/test-database.ts'
import { kindNamed } from '../kinds/index.ts'
import { LinePrints } from '../lines/line-prints.ts'
import { newKey } from '../lines/print-of.ts'
import { databaseFederalStore } from './federal-store.ts'

const LINES = 20_000
const FILES = 6

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const bytesOfLines = async () => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('federal_lines') as bytes`.execute(database.db)
  return rows[0]?.bytes ?? 0
}

it('the lines of file after file take the room of two', async () => {
  const kind = kindNamed('li-carrier')
  if (kind === undefined) throw new Error('There is no such kind.')
  const store = databaseFederalStore(database.db)
  const sizes: number[] = []
  for (let file = 1; file <= FILES; file += 1) {
    const lines = new LinePrints()
    for (let line = 0; line < LINES; line += 1)
      lines.add({ low: randomInt(2 ** 32), high: randomInt(2 ** 32) }, line)
    const of = { kind: kind.name, asOf: `2026-05-0${file}`, layout: 'utf-8 24', contentDigest: null }
    await store.finish(kind, of, { lines: { lines, key: newKey() }, listing: null, isFollowed: true })
    sizes.push(await bytesOfLines())
  }
  expect(sizes.at(-1)).toBeLessThan(2.5 * (sizes[0] ?? 0))
})
