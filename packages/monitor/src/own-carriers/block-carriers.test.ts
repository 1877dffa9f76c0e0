import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameKey } from '../database/name-key.ts'
import type { Actor } from '../http/session/actor.ts'
import { findActor } from '../http/session/find-actor.ts'
import { SESSION_COOKIE, startSession } from '../http/session/sessions.ts'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import { blockCarriers } from './block-carriers.ts'

/** The most carriers of one phone that are compared: one more is a hub. */
const FLEET = 200
const [FIRST_OF_FLEET, FIRST_OF_PAIR] = [2_001, 3_001]

let testCompany: TestCompany
let actor: Actor
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { database, monitor } = testCompany
  const { token } = await startSession(monitor.services, 1)
  const headers = { cookie: `${SESSION_COOKIE}=${token}` }
  actor = (await findActor(monitor.services, new Request('http://monitor.example/', { headers }))) as Actor
  const named = (first: number, count: number, phone: string) =>
    Array.from({ length: count }, (_, at) => ({
      id: first + at,
      legal_name: `Fleet ${first + at}`,
      legal_name_key: nameKey(`Fleet ${first + at}`),
      phone,
      is_census_verified: true,
      source: 'world' as const,
    }))
  await database.db
    .insertInto('carriers')
    .values([...named(FIRST_OF_FLEET, FLEET, '+13125550199'), ...named(FIRST_OF_PAIR, 3, '+13125550188')])
    .execute()
})
afterAll(() => testCompany.close())

/** Blocks all carriers with the phone of one, and counts the statements that it takes. */
const blockPhoneOf = async (carrierId: number) => {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const services = { ...testCompany.monitor.services, db: testCompany.database.db.withPlugin(plugin) }
  const made = await blockCarriers(services, actor, {
    carrierId,
    kind: 'phone',
    carrierIds: null,
    notes: 'Same phone',
  })
  return { ...made, statements }
}

it('a record is kept of each of many carriers, with a few statements more than for two', async () => {
  const two = await blockPhoneOf(FIRST_OF_PAIR)
  const many = await blockPhoneOf(FIRST_OF_FLEET)
  expect([two.stored, many.stored]).toEqual([2, FLEET - 1])
  expect(many.statements).toBeLessThan(1.5 * two.statements)
  const { db } = testCompany.database
  const records = await db.selectFrom('decision_records').select(['carrier_id', 'digest']).execute()
  expect(records.map(({ carrier_id }) => carrier_id).toSorted((one, other) => one - other)).toEqual(
    [...many.carrierIds, ...two.carrierIds].toSorted((one, other) => one - other),
  )
  expect(new Set(records.map(({ digest }) => digest)).size).toBe(records.length)
  expect(await db.selectFrom('decision_acts').select('note').execute()).toHaveLength(records.length)
})

it('nothing is kept of carriers that are blocked as they were', async () => {
  expect(await blockPhoneOf(FIRST_OF_PAIR)).toMatchObject({ newlyBlocked: 0, stored: 0 })
})
