import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Office, startOffice } from '../testing/start-office.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let office: Office
let north: TestBrowser
beforeAll(async () => {
  office = await startOffice()
  north = await office.as('north')
  await office.database.db
    .insertInto('connections')
    .values({ issuer_id: 1, carrier_id: 2, status: 'onboarded' })
    .execute()
})
afterAll(() => office.close())

it.each([
  ['api/v1/users?page=1', 'first_name asc'],
  ['areas?q[is_type_eq]=five_zip&q[code_start]=7', 'name asc'],
  ['rules?q[carrier_id_null]=true', 'created_at desc'],
  ['onboarding_packets?connection_id=1', 'created_at desc'],
  ['carrier_vehicles?page=1', 'date desc'],
  ['rate_confirmations?page=1', 'id desc'],
  ['rate_confirmation_mails?page=1', 'id desc'],
  ['commodity_types?page=1', 'name asc'],
])('%s is sorted by "%s", said or not, and by nothing else', async (path, sort) => {
  const asked = (by: string) => north.get(`${path}${by && `&q[s]=${encodeURIComponent(by)}`}`)
  const [unsaid, said] = [await asked(''), await asked(sort)]
  expect([unsaid.status, said.status]).toEqual([200, 200])
  expect(await said.json()).toEqual(await unsaid.json())
  for (const other of ['id asc', `${sort},id`, sort.toUpperCase()]) {
    const refused = await asked(other)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'q.s' }] })
  }
})

it('rule sets of single carriers are no list that can be asked for', async () => {
  expect((await north.get('rules?q[carrier_id_null]=false')).status).toBe(422)
})
