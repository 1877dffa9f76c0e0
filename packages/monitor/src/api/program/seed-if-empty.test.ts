import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { identifierKey, nameKey } from '../../database/name-key.ts'
import { openEmptyDatabase, openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { demoAccounts, namedCarriers } from '../../worlds/index.ts'

import { makeFirstCompany } from '../first-company/first-company.ts'
import { accountsIn, seedIfEmpty } from './seed-if-empty.ts'

/** Numbers that the world would use: those of its first two named carriers, and a docket. */
const TAKEN = [
  ['FOUND BEFORE HAULING LLC', 'DOT', '9000001'],
  ['FOUND BEFORE CARTAGE LLC', 'DOT', '9000002'],
  ['FOUND BEFORE DRAYAGE LLC', 'MC', '3000008'],
] as const

/** An import before the first start: carriers, and no user who could sign in. */
const addFound = async ({ db }: Database) => {
  for (const [legal_name, is_type, value] of TAKEN) {
    const { id } = await db
      .insertInto('carriers')
      .values({
        legal_name,
        legal_name_key: nameKey(legal_name),
        is_census_verified: true,
        source: 'federal',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('carrier_identifiers')
      .values({ carrier_id: id, is_type, value, value_key: identifierKey(value), region: null })
      .execute()
  }
}

/** The relations between carriers by name, which do not depend on their ids and numbers. */
const RELATIONS = [
  sql`select c.legal_name, o.is_type, o.is_active from rule_overrides o join carriers c on c.id = o.carrier_id order by 1, 2, 3`,
  sql`select c.legal_name, s.company_id from subscriptions s join carriers c on c.id = s.carrier_id order by 1, 2`,
  sql`select c.legal_name, n.status from connections n join carriers c on c.id = n.carrier_id order by 1, 2`,
  sql`select c.legal_name, count(*) as alerts from identity_alerts a join carriers c on c.id = a.carrier_id group by 1 order by 1`,
  sql`select c.legal_name, p.id from companies p join carriers c on c.id = p.carrier_id order by 1, 2`,
  sql`select c.legal_name, s.power_units from carrier_census s join carriers c on c.id = s.carrier_id order by 1, 2`,
]

let beside: Database
let alone: Database
beforeAll(async () => {
  alone = await openSeededDatabase('small')
  beside = await openEmptyDatabase()
  await addFound(beside)
  await seedIfEmpty(beside.db, 'small', TEST_DAY)
})
afterAll(async () => {
  await alone.close()
  await beside.close()
})

const numbersOf = async (name: string) => {
  const rows = await beside.db
    .selectFrom('carrier_identifiers')
    .innerJoin('carriers', 'carriers.id', 'carrier_identifiers.carrier_id')
    .select(['carriers.id', 'is_type', 'value'])
    .where('legal_name', '=', name)
    .orderBy('is_type')
    .execute()
  return rows.map(({ id, is_type, value }) => `${id} ${is_type} ${value}`)
}

it('a real user who has the address of an invented one is not introduced as that one', async () => {
  const real = await openEmptyDatabase()
  await seedIfEmpty(real.db, 'empty', TEST_DAY)
  const email = demoAccounts[0]?.email ?? ''
  const person = { name: 'Real Freight', email, firstName: null, lastName: null, brand: 'main' } as const
  await makeFirstCompany(real.db, person)
  expect(await accountsIn(real.db)).toEqual([])
  await real.close()
})

describe('a world beside carriers that were there before', () => {
  it('has every user who can sign in', async () => {
    expect((await accountsIn(beside.db)).map(({ email }) => email)).toEqual(
      demoAccounts.map(({ email }) => email),
    )
  })

  it('leaves those carriers and their numbers as they are', async () => {
    for (const [place, [name, type, value]] of TAKEN.entries())
      expect(await numbersOf(name)).toEqual([`${place + 1} ${type} ${value}`])
  })

  it('has decision records about its own carriers, whose digests fit', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    const rows = await beside.db.selectFrom('decision_records').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.carrier_id).toBeGreaterThan(1000)
      expect(JSON.parse(row.general)).toMatchObject({ carrier_id: row.carrier_id })
      expect(sha256(row.general)).toBe(row.general_digest)
      expect(sha256(row.safety)).toBe(row.safety_digest)
      expect(sha256(`{"general":"${row.general_digest}","safety":"${row.safety_digest}"}`)).toBe(row.digest)
    }
  })

  it('has its own carriers after them, with the next free number where one was taken', async () => {
    const [first, second, third] = namedCarriers
    expect(await numbersOf(first?.name ?? '')).toEqual(['1001 DOT 9000017', '1001 MC 3000001'])
    expect(await numbersOf(second?.name ?? '')).toEqual(['1002 DOT 9000018', '1002 MC 3000002'])
    expect(await numbersOf(third?.name ?? '')).toEqual(['1003 DOT 9000003', '1003 MC 3000003'])
    expect(await numbersOf('TARNHOLM BULK TRANSPORT INC')).toEqual(['1008 DOT 9000008', '1008 MC 3000017'])
  })

  it.each(RELATIONS.map((query, place) => [place, query] as const))(
    'tells the same of the same carriers (%i)',
    async (_, query) => {
      const rows = (await query.execute(beside.db)).rows
      const others = rows.filter(
        row => !(row as { legal_name: string | null }).legal_name?.startsWith('FOUND BEFORE'),
      )
      expect(others).toEqual((await query.execute(alone.db)).rows)
    },
  )

  it('continues with free ids', async () => {
    const { id } = await beside.db
      .insertInto('carriers')
      .values({ legal_name: 'NEXT LLC', legal_name_key: 'NEXTLLC', source: 'federal' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(1_401)
  })

  it('is seeded once', async () => {
    const count = () =>
      beside.db
        .selectFrom('users')
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    const before = await count()
    await seedIfEmpty(beside.db, 'demo', TEST_DAY)
    expect(await count()).toEqual(before)
  })
})
