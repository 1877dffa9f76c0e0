import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('carrier_paid_loads').execute()
})

const paid = (...loads: readonly (readonly [payer: string, paid_on: string, provider?: string])[]) =>
  testCompany.database.db
    .insertInto('carrier_paid_loads')
    .values(
      loads.map(([payer, paid_on, provider = 'Ledgerline Pay']) => ({
        carrier_id: 1,
        provider,
        payer,
        paid_on,
      })),
    )
    .execute()
const analysis = async (carrier = 1, person: Person = 'north') =>
  (await testCompany.as(person)).get(`carriers/${carrier}/payment_load_analysis`)

describe('payment load analysis', () => {
  it('a payment analysis is all null for a carrier that was never paid', async () => {
    expect(await (await analysis()).json()).toEqual({
      carrier_id: 1,
      provider: null,
      loads: null,
      brokers: null,
      last_paid_on: null,
    })
  })

  it('a payment analysis counts the loads and brokers of twelve months', async () => {
    await paid(
      ['one', '2026-11-20'],
      ['one', '2026-01-05'],
      ['two', '2025-11-22'],
      ['three', '2025-11-21'],
      ['four', '2026-11-22'],
    )
    expect(await (await analysis()).json()).toEqual({
      carrier_id: 1,
      provider: 'Ledgerline Pay',
      loads: 3,
      brokers: 2,
      last_paid_on: '2026-11-20',
    })
  })

  it('a payment analysis has zero loads, not null, when the last payment is older', async () => {
    await paid(['one', '2024-02-29'])
    expect(await (await analysis()).json()).toMatchObject({
      loads: 0,
      brokers: 0,
      last_paid_on: '2024-02-29',
    })
  })

  it('a payment analysis comes from the provider that paid last', async () => {
    await paid(
      ['one', '2026-10-01', 'A Payer'],
      ['one', '2026-10-02', 'B Payer'],
      ['two', '2026-09-01', 'A Payer'],
    )
    expect(await (await analysis()).json()).toMatchObject({ provider: 'B Payer', loads: 1 })
  })

  it.each([
    [404, 999],
    [404, 4],
  ])('a payment analysis is rejected with %i for carrier %i', async (status, carrier) => {
    expect((await analysis(carrier)).status).toBe(status)
  })

  it.each<[number, Person]>([
    [200, 'plain'],
    [200, 'unpaid'],
    [403, 'ended'],
    [403, 'trucker'],
    [403, 'new'],
  ])('a payment analysis returns %i to %s', async (status, person) => {
    expect((await analysis(1, person)).status).toBe(status)
  })
})
