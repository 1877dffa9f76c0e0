import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  await testCompany.database.db
    .insertInto('connections')
    .values({ issuer_id: 1, carrier_id: 2, status: 'onboarded' })
    .execute()
})
afterAll(() => testCompany.close())

it.each([
  ['api/v1/users?page=1', 'first_name asc'],
  ['areas?q[is_type_eq]=five_zip&q[code_start]=7', 'name asc'],
  ['rules?q[carrier_id_null]=true', 'created_at desc'],
  ['onboarding_packets?connection_id=1', 'created_at desc'],
  ['carrier_vehicles?page=1', 'date desc'],
  ['rate_confirmations?page=1', 'id desc'],
  ['rate_confirmation_mails?page=1', 'id desc'],
  ['commodity_types?page=1', 'name asc'],
])('%s is sorted by "%s" with or without the parameter, and by nothing else', async (path, sort) => {
  const requests = (by: string) => north.get(`${path}${by && `&q[s]=${encodeURIComponent(by)}`}`)
  const [unsaid, said] = [await requests(''), await requests(sort)]
  expect([unsaid.status, said.status]).toEqual([200, 200])
  expect(await said.json()).toEqual(await unsaid.json())
  for (const other of ['id asc', `${sort},id`, sort.toUpperCase()]) {
    const refused = await requests(other)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'q.s' }] })
  }
})

it('rule sets of single carriers cannot be listed', async () => {
  expect((await north.get('rules?q[carrier_id_null]=false')).status).toBe(422)
})
