import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { runs } from '../../testing/thorough.ts'
import { TIE_WRITES } from '../../testing/tie-writes.ts'
import { factsOf } from '../facts-of.ts'
import { readRecords } from '../read-records.ts'
import { assessRule } from '../../rules/assessment/assess.ts'
import { today } from '../../kernel/clock.ts'
import { refreshAssessments } from '../verdicts/refresh-assessments.ts'
import { readTies } from './carrier-ties.ts'

const COMPANY = 1
const RULE = 'no_ties_to_revoked'
const OWN = [1, 2] as const
const OTHER = 3
const CARRIERS = [...OWN, OTHER, 5]

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await db().deleteFrom('classifications').where('company_id', '=', COMPANY).execute()
  await db()
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify({ [RULE]: 2 }) })
    .where('company_id', '=', COMPANY)
    .execute()
  await db()
    .insertInto('subscriptions')
    .values(OWN.map(carrier_id => ({ company_id: COMPANY, carrier_id, created_at: testCompany.clock.now() })))
    .onConflict(conflict => conflict.columns(['company_id', 'carrier_id']).doNothing())
    .execute()
  for (const id of CARRIERS)
    await sql`insert into carrier_census (carrier_id) values (${id}) on conflict do nothing`.execute(db())
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const signal = new AbortController().signal

const stored = async () => {
  await refreshAssessments(testCompany.monitor.services, COMPANY, signal)
  return db()
    .selectFrom('own_carriers')
    .select(['carrier_id', 'verdict'])
    .where('company_id', '=', COMPANY)
    .where('carrier_id', 'in', OWN)
    .orderBy('carrier_id')
    .execute()
}

class Undone extends Error {}

/** Ties and verdicts without what is stored or cached of ties. */
const anew = async () => {
  const found = { ties: new Map(), verdicts: [] as unknown[] }
  await db()
    .transaction()
    .execute(async trx => {
      await sql`delete from tied_carriers`.execute(trx)
      found.ties = new Map(await readTies(trx, CARRIERS))
      const records = (await readRecords(trx, OWN, COMPANY)).toSorted((one, other) => one.id - other.id)
      found.verdicts = records.map(record => ({
        carrier_id: record.id,
        verdict: assessRule(RULE, factsOf(record), today(testCompany.clock)).result,
      }))
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return found
}

const stepOf = (writes: readonly string[]) =>
  fc.record({
    write: fc.constantFrom(...writes),
    carrier: fc.constantFrom(...CARRIERS, OWN[0], OTHER),
    n: fc.nat(40),
    days: fc.constantFrom(0, 0, 0, 1),
  })

/** Of few kinds of writes, so that those that belong together come together. */
const steps = fc
  .subarray(Object.keys(TIE_WRITES), { minLength: 1, maxLength: 3 })
  .chain(some => fc.array(stepOf(some), { minLength: 3, maxLength: 8 }))

/** An own carrier that is tied to one that was revoked. */
const START = [
  ['a phone of many no more', OWN[0], 0],
  ['no order', OTHER, 0],
  ['a phone of few', OWN[0], 0],
  ['a phone of few', OTHER, 0],
  ['revoked', OTHER, 0],
] as const

const write = (name: string, carrier: number, n: number) => TIE_WRITES[name]?.(carrier, n).execute(db())

it('after any writes, of whichever carrier, ties that are stored are those that are, and decide what is', () =>
  fc.assert(
    fc.asyncProperty(steps, async taken => {
      for (const [name, carrier, n] of START) await write(name, carrier, n)
      await stored()
      for (const { write: name, carrier, n, days } of taken) {
        await write(name, carrier, n)
        testCompany.clock.move(days * 86_400)
        const verdicts = await stored()
        const { ties, verdicts: expected } = await anew()
        expect(await readTies(db(), CARRIERS)).toEqual(ties)
        expect(verdicts).toEqual(expected)
      }
    }),
    { numRuns: runs(20, 300), endOnFailure: true },
  ))
