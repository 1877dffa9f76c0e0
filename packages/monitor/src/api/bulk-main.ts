import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { systemClock, today } from '../kernel/clock.ts'
import { addCarriers } from '../worlds/bulk.ts'
import { multiplyCarriers } from '../worlds/multiply.ts'
import { seedIfEmpty } from './program/seed-if-empty.ts'

const LOOK_UPS = 500

/** Beyond this many, carriers are copies of earlier ones: generating each would take most of an hour. */
const DRAWN_MAX = 500_000

/** The median time to find one carrier by its id, in milliseconds: the baseline of measurements. */
const timeKeyLookUp = async (db: Kysely<Schema>): Promise<number> => {
  const times: number[] = []
  for (let id = 1; id <= LOOK_UPS; id += 1) {
    const begun = performance.now()
    await db.selectFrom('carriers').select(['id', 'legal_name']).where('id', '=', id).executeTakeFirst()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[LOOK_UPS / 2] ?? Number.NaN
}

/** Adds people with the scopes of the demo's owner, and gives their addresses. */
const addColleagues = async (db: Kysely<Schema>, count: number): Promise<readonly string[]> => {
  if (count === 0) return []
  const { id: _, ...owner } = await db
    .selectFrom('users')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const emails = Array.from({ length: count }, (_, at) => `desk-${at + 1}@northlake.example`)
  await db
    .insertInto('users')
    .values(emails.map(email => ({ ...owner, email })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return emails
}

/**
 * Fills a monitor's database for measuring: `bulk --data FOLDER --carriers 500000`. Seeds the demo where there is no
 * world, adds invented carriers up to that number and `--colleagues` of the demo's owner, prints how long a lookup by key takes, and ends.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.fairhaul/bench' },
    carriers: { type: 'string', default: '5000' },
    colleagues: { type: 'string', default: '0' },
  },
})
const databaseUrl = process.env['DATABASE_URL']
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: values.data })
try {
  const { db } = database
  const day = today(systemClock)
  await seedIfEmpty(db, 'demo', day)
  const { there } = await db
    .selectFrom('carriers')
    .select(eb => eb.fn.countAll<number>().as('there'))
    .executeTakeFirstOrThrow()
  const carrierCount = Number(values.carriers)
  const begun = performance.now()
  const print = (done: number) => {
    const seconds = Math.round((performance.now() - begun) / 1000)
    if (done % 20_000 === 0) console.log(`${done} of ${carrierCount} carriers, ${seconds} s`)
  }
  if (carrierCount > DRAWN_MAX)
    await multiplyCarriers(db, { from: there, wanted: carrierCount, onCopy: print })
  else if (carrierCount > there)
    await addCarriers(db, carrierCount - there, { today: day, onBatch: done => print(there + done) })
  const loadSeconds = (performance.now() - begun) / 1000
  // As a database is after some hours: until its server has looked at new rows, indexes alone answer nothing.
  await sql`vacuum (analyze)`.execute(db)
  const keyLookUpMs = await timeKeyLookUp(db)
  console.log(
    JSON.stringify({
      event: 'ready',
      name: 'bulk',
      carriers: Math.max(there, carrierCount),
      loadSeconds,
      keyLookUpMs,
      colleagues: await addColleagues(db, Number(values.colleagues)),
    }),
  )
} finally {
  await database.close()
}
