import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../database/name-key.ts'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import type { Person } from '../testing/test-company.ts'
import { refreshAuthority } from './refresh-authority.ts'
import type { WireCarrier, WireCarrierDetail } from './wire-carrier.ts'

/** Carriers with the phone of carrier 1: more than a page of associated carriers, and fewer than a hub has. */
const FIRST_OF_PHONE = 1_001
const OF_PHONE = 60
const FIRST_OF_HUB = 2_001
const HUB = 201
const PHONE = '+18065550177'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await db.updateTable('carriers').set({ phone: PHONE }).where('id', '=', 1).execute()
  await db.updateTable('carriers').set({ phone: '+18065550188' }).where('id', '=', 2).execute()
  const group = (first: number, count: number, phone: string) =>
    Array.from({ length: count }, (_, at) => {
      const legal_name = `Sharing ${first + at}`
      const names = { legal_name, legal_name_key: nameKey(legal_name) }
      return { id: first + at, ...names, phone, is_census_verified: true, source: 'world' as const }
    })
  await db
    .insertInto('carriers')
    .values([...group(FIRST_OF_PHONE, OF_PHONE, PHONE), ...group(FIRST_OF_HUB, HUB, '+18065550188')])
    .execute()
  const row = { carrier_id: 1, authority: 'common', action: 'GRANTED', as_of: '2026-05-01' } as const
  await db
    .insertInto('authority_history')
    .values([
      { ...row, acted_on: '2010-01-01', final_action: 'REVOKED', final_on: '2016-03-01' },
      { ...row, acted_on: '2016-05-02' },
    ])
    .execute()
  await refreshAuthority(db, [1])
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('connections').execute()
  await db.deleteFrom('identity_alerts').execute()
})

const cautionsOf = async (id: number, who: Person = 'north') => {
  const response = await (await testCompany.as(who)).get(`carriers/${id}/for_broker_portal`)
  expect(response.status).toBe(200)
  return ((await response.json()) as WireCarrierDetail).cautions
}

const blocked = (issuer_id: number, carrierIds: readonly number[]) =>
  testCompany.database.db
    .insertInto('connections')
    .values(carrierIds.map(carrier_id => ({ issuer_id, carrier_id, status: 'do_not_dispatch' as const })))
    .execute()

const alertOn = (file_date: string, unpublished_at: string | null = null) =>
  testCompany.database.db
    .insertInto('identity_alerts')
    .values({
      company_id: 2,
      user_id: 5,
      carrier_id: 1,
      is_type: 'identity_theft',
      message: 'Someone else answered.',
      file_date,
      unpublished_at,
    })
    .execute()

describe('the cautions of carriers', () => {
  it('the row of a list and the profile have the same cautions', async () => {
    await alertOn('2026-11-20')
    await blocked(1, [FIRST_OF_PHONE, FIRST_OF_PHONE + 1])
    const north = await testCompany.as('north')
    const found = await north.get('carriers?q[identifiers_value_eq]=123')
    const [row] = (await found.json()) as WireCarrier[]
    expect(row?.cautions).toEqual({
      alert_days: ['2026-11-20'],
      do_not_use_count: 2,
      identity_ties: [],
      cancellations: [{ coverage: 'bipd', cancelled_on: '2026-12-01', amount: null }],
      insights: ['authority_history_gap'],
    })
    expect(await cautionsOf(1)).toEqual(row?.cautions)
  })

  it.each([
    ['begins until its day', '2026-12-01', []],
    ['begins later', '2026-12-02', [{ coverage: 'bipd', cancelled_on: '2026-12-01', amount: null }]],
  ])('an announced cancellation beside a policy that %s', async (_, effective_on, expected) => {
    const { db } = testCompany.database
    const { id } = await db
      .insertInto('carrier_insurances')
      .values({ carrier_id: 1, kind: 'bipd', amount: 750_000, effective_on })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await cautionsOf(1)).cancellations).toEqual(expected)
    await db.deleteFrom('carrier_insurances').where('id', '=', id).execute()
  })

  it.each([
    ['reaches its last day', { expires_on: '2026-12-20' }, []],
    [
      'is canceled',
      { expires_on: '2027-12-20', cancelled_on: '2026-12-21' },
      [{ coverage: 'bipd', cancelled_on: '2026-12-21', amount: 100_000 }],
    ],
  ])('a policy with less than the rules ask for beside one that %s', async (_, days, expected) => {
    const { db } = testCompany.database
    const row = { carrier_id: 2, kind: 'bipd' } as const
    const rows = await db
      .insertInto('carrier_insurances')
      .values([
        { ...row, amount: 100_000, effective_on: '2026-01-01', expires_on: '2027-12-31' },
        { ...row, amount: 3_000_000, effective_on: '2026-01-01', ...days },
      ])
      .returning('id')
      .execute()
    expect((await cautionsOf(2)).cancellations).toEqual(expected)
    await db
      .deleteFrom('carrier_insurances')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  })

  it('do-not-dispatch carriers are counted beyond the first page of associated ones, once each', async () => {
    await testCompany.database.db
      .updateTable('carriers')
      .set({ email: 'same@sharing.example' })
      .where('id', 'in', [1, FIRST_OF_PHONE])
      .execute()
    await blocked(
      1,
      Array.from({ length: OF_PHONE }, (_, at) => FIRST_OF_PHONE + at),
    )
    expect((await cautionsOf(1)).do_not_use_count).toBe(OF_PHONE)
  })

  it('a contact that a do-not-dispatch carrier has got counts within minutes', async () => {
    const { db } = testCompany.database
    await blocked(1, [5])
    expect((await cautionsOf(1)).do_not_use_count).toBe(0)
    await db.updateTable('carriers').set({ phone: PHONE }).where('id', '=', 5).execute()
    testCompany.clock.move(300)
    expect((await cautionsOf(1)).do_not_use_count).toBe(1)
    await db.updateTable('carriers').set({ phone: '+18065550199' }).where('id', '=', 5).execute()
  })

  it('a key of a hub associates no one, and what another company blocked does not count', async () => {
    await blocked(1, [FIRST_OF_HUB])
    await blocked(2, [FIRST_OF_PHONE])
    expect((await cautionsOf(2)).do_not_use_count).toBe(0)
    expect((await cautionsOf(1)).do_not_use_count).toBe(0)
    expect((await cautionsOf(1, 'south')).do_not_use_count).toBe(1)
  })

  it('published alerts of the last week are included, the newest first, and no older or withdrawn ones', async () => {
    await alertOn('2026-11-15')
    await alertOn('2026-11-21')
    await alertOn('2026-10-01')
    await alertOn('2026-11-19', '2026-11-20T00:00:00Z')
    expect((await cautionsOf(1)).alert_days).toEqual(['2026-11-21', '2026-11-15'])
  })

  it('a short profile has only the alerts, and a plan without insights has none of those', async () => {
    await alertOn('2026-11-20')
    expect(await cautionsOf(1, 'watch')).toEqual({
      alert_days: ['2026-11-20'],
      do_not_use_count: null,
      identity_ties: null,
      cancellations: null,
      insights: null,
    })
    expect(await cautionsOf(1, 'unpaid')).toMatchObject({ do_not_use_count: 0, insights: null })
  })
})
