import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await db.deleteFrom('subscriptions').execute()
  await db.deleteFrom('connections').execute()
  await db
    .insertInto('subscriptions')
    .values([
      { company_id: 1, carrier_id: 1 },
      { company_id: 2, carrier_id: 4 },
    ])
    .execute()
  await db
    .insertInto('connections')
    .values([
      { issuer_id: 1, carrier_id: 1, status: 'onboarded' },
      { issuer_id: 1, carrier_id: 2, status: 'do_not_dispatch' },
      { issuer_id: 1, carrier_id: 3, status: 'onboarded', is_dismissed: true },
    ])
    .execute()
})
afterAll(() => testCompany.close())

interface Column {
  readonly values: readonly unknown[]
  readonly rows: readonly number[]
}
interface Body {
  readonly total: number
  readonly next_after: number | null
  readonly carriers: Record<string, Column>
  readonly safety: Record<string, Column> | null
  readonly work: Record<string, Column>
  readonly overrides: readonly object[]
  readonly hidden_rules: { readonly count: number; readonly worst: { readonly outcome: Column } } | null
}

const read = async (query = '', by: 'north' | 'south' = 'north'): Promise<Body> => {
  const response = await (await testCompany.as(by)).get(`rules/own_carrier_facts${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Body
}
const cells = ({ values, rows }: Column) => rows.map(row => values[row])
const idsIn = ({ carriers }: Body) => cells(carriers['id'] as Column)

describe('the facts of own carriers', () => {
  it('are of carriers that are connected and not dismissed, or monitored, each once', async () => {
    const body = await read()
    expect([idsIn(body), body.total, body.next_after]).toEqual([[1, 2], 2, null])
    expect(idsIn(await read('', 'south'))).toEqual([4])
  })

  it('are paged after a carrier', async () => {
    const first = await read('?limit=1')
    expect([idsIn(first), first.total, first.next_after]).toEqual([[1], 2, 1])
    const second = await read('?limit=1&after=1')
    expect([idsIn(second), second.total, second.next_after]).toEqual([[2], 2, null])
    expect(idsIn(await read('?after=2'))).toEqual([])
  })

  it('say which carriers are onboarded, and how many loads of the company alone are open with each', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('loads')
      .values([
        { company_id: 1, carrier_id: 2, status: 'covered' },
        { company_id: 1, carrier_id: 2, status: 'delayed' },
        { company_id: 1, carrier_id: 1, status: 'delivered' },
        { company_id: 2, carrier_id: 1, status: 'covered' },
      ])
      .execute()
    const { work } = await read()
    expect(cells(work['is_onboarded'] as Column)).toEqual([true, false])
    expect(cells(work['open_loads'] as Column)).toEqual([0, 2])
    expect(cells((await read('', 'south')).work['open_loads'] as Column)).toEqual([0])
  })

  it('are refused beyond the most at once, and to who does not manage users', async () => {
    const north = await testCompany.as('north')
    expect((await north.get('rules/own_carrier_facts?limit=501')).status).toBe(422)
    expect((await (await testCompany.as('plain')).get('rules/own_carrier_facts')).status).toBe(403)
  })

  it('have no safety data where it is hidden, but how those rules are decided, an override counted', async () => {
    const { db } = testCompany.database
    const rating = 'satisfactory_or_unrated_safety_rating'
    const override = { company_id: 1, user_id: 1, is_active: true, expiration_date: '2080-01-01' }
    await db
      .insertInto('rule_overrides')
      .values([
        { ...override, carrier_id: 1, is_type: rating },
        { ...override, carrier_id: 2, is_type: 'bipd_at_least_750000' },
      ])
      .execute()
    const whole = await read()
    expect(whole.hidden_rules).toBeNull()
    expect(whole.safety).not.toBeNull()
    expect(whole.overrides).toEqual([
      { row: 0, is_type: rating },
      { row: 1, is_type: 'bipd_at_least_750000' },
    ])
    await db
      .updateTable('users')
      .set({ scopes: ['manage_users', 'block_safety_data'] })
      .where('id', '=', 1)
      .execute()
    const partial = await read()
    expect(partial.safety).toBeNull()
    expect(partial.overrides).toEqual([{ row: 1, is_type: 'bipd_at_least_750000' }])
    expect(partial.hidden_rules?.count).toBe(1)
    expect(cells(partial.hidden_rules?.worst.outcome as Column)[0]).toBe('override')
  })
})
