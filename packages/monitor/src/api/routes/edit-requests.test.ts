import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let plain: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  plain = await testCompany.as('plain')
})
afterAll(() => testCompany.close())

const request = (change: object = {}, by = plain) =>
  by.post('edit_requests', { edit_request: { carrier_id: 1, message: ' The phone is wrong. ', ...change } })

describe('edit requests', () => {
  it('an edit request is stored for a carrier with its author', async () => {
    const response = await request()
    expect(response.status).toBe(201)
    const made = (await response.json()) as { id: number }
    expect(made).toMatchObject({ carrier_id: 1, message: 'The phone is wrong.' })
    const stored = await testCompany.database.db
      .selectFrom('edit_requests')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ ...made, created_at: testCompany.clock.now(), company_id: 1, user_id: 2 })
  })

  it.each<[number, object]>([
    [404, { carrier_id: 999 }],
    [404, { carrier_id: 4 }],
    [422, { carrier_id: null }],
    [422, { message: ' ' }],
    [422, { message: 'a'.repeat(2_001) }],
    [422, { company_id: 1 }],
  ])('an edit request is rejected with %i for %j', async (status, change) => {
    await refusedWithoutChange(testCompany, status, () => request(change))
  })

  it.each<Person>(['ended', 'trucker', 'new'])('edit requests are forbidden to %s', async person => {
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, 403, () => request({}, by))
  })
})

describe('commodity types', () => {
  const names = async (query = '') => {
    const response = await plain.get(`commodity_types?${query}`)
    return ((await response.json()) as { name: string }[]).map(({ name }) => name)
  }

  it('commodity types exist in every monitor, by name', async () => {
    const all = await names('q[s]=name asc')
    expect(all).toContain('General freight')
    expect(all).toEqual(all.toSorted())
    expect([...(await names('per_page=20')), ...(await names('per_page=20&page=2'))]).toEqual(all)
  })

  it.each(['q[s]=name desc', 'q[s]=id asc', 'q[name_cont]=a', 'per_page=0'])(
    'commodity types queried with %s are rejected',
    async query => {
      await refusedWithoutChange(testCompany, 422, () => plain.get(`commodity_types?${query}`))
    },
  )
})
