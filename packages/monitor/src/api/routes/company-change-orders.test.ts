import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecordField } from '../../company/change-orders/company-record.ts'
import type { WireChangeOrder } from '../../company/change-orders/read-change-orders.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let south: TestBrowser
let ended: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  south = await testCompany.as('south')
  ended = await testCompany.as('ended')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('company_change_orders').execute()
  await db.deleteFrom('company_details').execute()
  await db.updateTable('companies').set({ legal_name: 'North Office' }).where('id', '=', 1).execute()
})

interface Change {
  readonly field: RecordField
  readonly before: string | null
  readonly after: string | null
}
const NAME: Change = { field: 'legal_name', before: 'North Office', after: 'North Office LLC' }

/** A change order as someone requested it. Its id. */
const requests = async (changes: readonly Change[] = [NAME], company_id = 1) => {
  const { db } = testCompany.database
  const { id } = await db
    .insertInto('company_change_orders')
    .values({ company_id, requested_by: 'Noor Haddad', requested_at: testCompany.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('company_change_order_changes')
    .values(changes.map(change => ({ ...change, company_change_order_id: id })))
    .execute()
  return id
}
const decide = (id: number, verb: 'approve' | 'reject', by = north) =>
  by.call('PATCH', `company_change_orders/${id}/${verb}`)
const found = async (id: number, by = north) =>
  (await (await by.get(`company_change_orders/${id}`)).json()) as WireChangeOrder
const detailsOf = (company: number) =>
  testCompany.database.db
    .selectFrom('company_details')
    .selectAll()
    .where('company_id', '=', company)
    .executeTakeFirst()
const nameOf = async (company: number) =>
  (
    await testCompany.database.db
      .selectFrom('companies')
      .select('legal_name')
      .where('id', '=', company)
      .executeTakeFirstOrThrow()
  ).legal_name

describe('company change orders', () => {
  it("change orders are listed newest first, found by id, and only the company's own", async () => {
    const first = await requests()
    testCompany.clock.move(60)
    const second = await requests()
    await requests([NAME], 2)
    const response = await north.get('company_change_orders')
    const listed = (await response.json()) as WireChangeOrder[]
    expect(listed.map(({ id }) => id)).toEqual([second, first])
    expect(response.headers.get('totalitems')).toBe('2')
    expect(await found(second)).toEqual(listed[0])
    expect(listed[0]).toEqual({
      id: second,
      state: 'pending',
      changes: [NAME],
      requested_by: 'Noor Haddad',
      requested_at: testCompany.clock.now().toISOString(),
      decided_by: null,
      decided_at: null,
      reason: null,
    })
    testCompany.clock.move(-60)
  })

  it('an approved change order changes the record: values are added, replaced and removed', async () => {
    await testCompany.database.db
      .insertInto('company_details')
      .values({
        company_id: 1,
        doing_business_name: 'Northern',
        email: 'old@office.example',
        phone: null,
        dot_number: null,
        mc_number: null,
        address: '1 Elm St',
      })
      .execute()
    const id = await requests([
      NAME,
      { field: 'doing_business_name', before: 'Northern', after: null },
      { field: 'email', before: 'old@office.example', after: 'new@office.example' },
      { field: 'phone', before: null, after: '+13125550142' },
    ])
    expect(await (await decide(id, 'approve')).json()).toMatchObject({
      id,
      state: 'approved',
      decided_by: 'north Person',
      decided_at: testCompany.clock.now().toISOString(),
    })
    expect(await nameOf(1)).toBe('North Office LLC')
    expect(await detailsOf(1)).toEqual({
      company_id: 1,
      doing_business_name: null,
      email: 'new@office.example',
      phone: '+13125550142',
      dot_number: null,
      mc_number: null,
      address: '1 Elm St',
    })
    expect(await (await north.get('refresh_jwt')).json()).toMatchObject({
      user: { company: { legal_name: 'North Office LLC' } },
    })
  })

  it('an approved change order can put a first value on record', async () => {
    const id = await requests([{ field: 'mc_number', before: null, after: '3000001' }])
    await decide(id, 'approve')
    expect(await detailsOf(1)).toMatchObject({ mc_number: '3000001', email: null })
  })

  it('a rejected change order does not change the record', async () => {
    const id = await requests()
    expect(await (await decide(id, 'reject')).json()).toMatchObject({ state: 'rejected' })
    expect(await nameOf(1)).toBe('North Office')
    expect(await detailsOf(1)).toBeUndefined()
  })

  it('the reason of a decision is kept as text, and is optional', async () => {
    const [one, other] = [await requests(), await requests()]
    const reason = ' <b>Not ours</b>\n'
    const rejected = await north.call('PATCH', `company_change_orders/${one}/reject`, { reason })
    expect(await rejected.json()).toMatchObject({ state: 'rejected', reason: '<b>Not ours</b>' })
    await decide(other, 'reject')
    expect((await found(other)).reason).toBeNull()
  })

  it.each(['', '  ', 'x'.repeat(501), 7, null])('the reason %j of a decision is refused', async reason => {
    const id = await requests()
    await refusedWithoutChange(testCompany, 422, () =>
      north.call('PATCH', `company_change_orders/${id}/approve`, { reason }),
    )
  })

  it('change orders are narrowed and counted by state, requester and day', async () => {
    const id = await requests()
    await decide(await requests([{ field: 'phone', before: null, after: '+13125550142' }]), 'approve')
    await requests([NAME], 2)
    const idsOf = async (query: string) =>
      ((await (await north.get(`company_change_orders?${query}`)).json()) as WireChangeOrder[]).map(
        each => each.id,
      )
    const countsOf = async (query: string) =>
      (await north.get(`company_change_orders/counts?${query}`)).json()
    const day = testCompany.clock.now().toISOString().slice(0, 10)
    expect(await idsOf('q[state_eq]=pending')).toEqual([id])
    expect(await idsOf(`q[requested_at_gteq]=${day}&q[requested_by_eq]=Noor Haddad`)).toHaveLength(2)
    expect(await idsOf('q[requested_at_gteq]=2199-01-01')).toEqual([])
    const counts = { pending: 1, approved: 1, rejected: 0, all: 2, requesters: ['Noor Haddad'] }
    expect(await countsOf('')).toEqual(counts)
    expect(await countsOf('q[requested_by_eq]=Nobody')).toEqual({
      ...counts,
      pending: 0,
      approved: 0,
      all: 0,
    })
  })

  it('a change order is decided once, even by simultaneous decisions', async () => {
    const id = await requests()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => decide(id, at % 2 === 0 ? 'approve' : 'reject')),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
    await refusedWithoutChange(testCompany, 409, () => decide(id, 'approve'))
    await refusedWithoutChange(testCompany, 409, () => decide(id, 'reject'))
  })

  it('a change order whose record has changed since cannot be approved, but can be rejected', async () => {
    const [one, other] = [await requests(), await requests([{ ...NAME, after: 'Other Name' }])]
    const answers = await Promise.all([decide(one, 'approve'), decide(other, 'approve')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = answers[0]?.status === 200 ? other : one
    await refusedWithoutChange(testCompany, 409, () => decide(loser, 'approve'))
    expect((await decide(loser, 'reject')).status).toBe(200)
  })

  it('a change order of another company looks like a missing one', async () => {
    const id = await requests()
    for (const wanted of [id, 999_999]) {
      await refusedWithoutChange(testCompany, 404, () => south.get(`company_change_orders/${wanted}`))
      await refusedWithoutChange(testCompany, 404, () => decide(wanted, 'approve', south))
      await refusedWithoutChange(testCompany, 404, () => decide(wanted, 'reject', south))
    }
  })

  it('a change order is decided by users who manage users, and read by everyone in the company', async () => {
    const id = await requests()
    expect((await found(id, plain)).id).toBe(id)
    await refusedWithoutChange(testCompany, 403, () => decide(id, 'approve', plain))
    await refusedWithoutChange(testCompany, 403, () => decide(id, 'reject', plain))
    await refusedWithoutChange(testCompany, 422, () =>
      north.call('PATCH', `company_change_orders/${id}/approve`, { legal_name: 'Mine' }),
    )
  })

  it('change orders stay open to an expired company', async () => {
    const id = await requests([{ ...NAME, before: 'Ended Trial' }], 3)
    expect((await decide(id, 'approve', ended)).status).toBe(200)
  })

  it.each<[Person, number]>([
    ['trucker', 403],
    ['new', 403],
    ['reviewed', 418],
  ])('change orders are forbidden to %s', async (person, status) => {
    const id = await requests()
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => by.get('company_change_orders'))
    await refusedWithoutChange(testCompany, status, () => by.get('company_change_orders/counts'))
    await refusedWithoutChange(testCompany, status, () => by.get(`company_change_orders/${id}`))
    await refusedWithoutChange(testCompany, status, () => decide(id, 'approve', by))
  })

  it.each([
    'q[state_eq]=paused',
    'q[company_id_eq]=1',
    'q[requested_at_gteq]=2026-02-30',
    'page=0',
    'company_id=1',
  ])('change orders queried with %s are rejected', async query => {
    await refusedWithoutChange(testCompany, 422, () => north.get(`company_change_orders?${query}`))
  })
})
