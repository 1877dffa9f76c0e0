import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../database/name-key.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

interface Row {
  readonly id: number
  readonly connection: { readonly status: string } | null
  readonly associations: Readonly<Record<string, number | null>>
  readonly shared_contacts: readonly object[]
}

/** Carriers of a hub's address, beside one that shares its phone as well. */
const FIRST_OF_HUB = 1_001
const HUB = 201

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
  await seed()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('connections').execute()
})

/** Carrier 1 shares all six kinds with 2, less with 3 and with 4 (which no one may find), nothing with 5. */
const seed = async () => {
  const { db } = testCompany.database
  const address = { physical_street: '9 Depot Road', physical_postal_code: '79101-1111' }
  const set = (id: number, change: object) =>
    db.updateTable('carriers').set(change).where('id', '=', id).execute()
  await set(1, { ...address, phone: '+18065550101', email: 'office@eagle.example' })
  await set(2, { mailing_street: '9 DEPOT RD.', mailing_postal_code: '79101', mailing_country: 'US' })
  await set(2, { phone: '806-555-0101', email: 'OFFICE@EAGLE.EXAMPLE' })
  await set(3, { phone: '(806) 555-0101 ext. 3', email: 'other@eagle.example' })
  await set(4, { phone: '+18065550101', email: 'office@eagle.example' })
  await set(5, { phone: '+18065550999' })
  await db
    .insertInto('carrier_contacts')
    .values([
      { carrier_id: 1, name: 'Ruth O’Neill', source: 'FMCSA census' },
      { carrier_id: 2, name: 'RUTH ONEILL', source: 'Onboarding packet' },
      { carrier_id: 3, name: 'Ruth', email: 'office@eagle.example', source: 'Rate confirmation' },
    ])
    .execute()
  await db.insertInto('carrier_people').values({ id: 1, name: null, email: null, phone_e164: null }).execute()
  await db
    .insertInto('carrier_roles')
    .values([1, 2].map(carrier_id => ({ carrier_id, person_id: 1, list: 'active_dispatchers' as const })))
    .execute()
  await db
    .insertInto('carrier_sign_ins')
    .values(
      [1, 2].map(carrier_id => ({
        carrier_id,
        person_id: 1,
        remote_address: '203.0.113.7',
        last_at: '2026-11-01T00:00:00Z',
      })),
    )
    .execute()
  const vehicle = { is_type: 'power_unit', source: 'inspection', date: '2026-10-01' } as const
  await db
    .insertInto('carrier_vehicles')
    .values([
      { ...vehicle, carrier_id: 1, vin: '1XKAD49X0CJ000001' },
      { ...vehicle, carrier_id: 2, vin: '1XKAD49X0CJ000001' },
      { ...vehicle, carrier_id: 2, vin: '1XKAD49X0CJ000001', source: 'eld' },
    ])
    .execute()
  await db
    .insertInto('carriers')
    .values(
      Array.from({ length: HUB }, (_, at) => {
        const legal_name = `Factored ${at}`
        return {
          id: FIRST_OF_HUB + at,
          legal_name,
          legal_name_key: nameKey(legal_name),
          physical_street: '1 Factor Plaza',
          physical_postal_code: '10001',
          physical_country: 'US',
          phone: at < 2 ? '+12125550100' : null,
          is_census_verified: true,
          source: 'world' as const,
        }
      }),
    )
    .execute()
}

const path = (id: number, query = '') => `carriers/${id}/associated_carriers${query}`
const listed = async (id: number, query = '', by = north) => {
  const response = await by.get(path(id, query))
  return { headers: response.headers, rows: (await response.json()) as Row[] }
}
const block = (body: object, { id = 1, by = north } = {}) =>
  by.call('PATCH', `carriers/${id}/block_associated_carriers`, body)
const blockIds = (body: object, { id = 1, by = north } = {}) =>
  by.call('PATCH', `carriers/${id}/block_associated_carriers_by_ids`, body)
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('associated carriers', () => {
  it('associated carriers are counted by kind, the most shared first; unfindable carriers are left out', async () => {
    const { rows, headers } = await listed(1)
    const NONE = { email: 0, phone: 0, address: 0, contact: 0, remote_address: 0, vehicle_vin: 0 }
    expect(rows.map(({ id, associations }) => [id, associations])).toEqual([
      [2, { email: 1, phone: 1, address: 1, contact: 1, remote_address: 1, vehicle_vin: 1 }],
      [3, { ...NONE, email: 1, phone: 1 }],
    ])
    expect(headers.get('totalitems')).toBe('2')
    expect(rows[0]).toMatchObject({ legal_name: 'Zion Haul', dba_name: 'Eagle Express', connection: null })
  })

  it('what is on the federal records of both is named, with since when both have it', async () => {
    const { db } = testCompany.database
    const added = (carrier_id: number, add_date: string | null) =>
      db
        .insertInto('carrier_census')
        .values({ carrier_id, add_date })
        .onConflict(other => other.column('carrier_id').doUpdateSet({ add_date }))
        .execute()
    await db.deleteFrom('contact_changes').where('carrier_id', 'in', [1, 2]).execute()
    await db
      .insertInto('contact_changes')
      .values([
        { carrier_id: 1, is_type: 'phone', was: '+18065550133', changed_on: '2024-03-04' },
        { carrier_id: 1, is_type: 'phone', was: '+18065550144', changed_on: '2026-11-16' },
      ])
      .execute()
    await added(1, '2016-03-01')
    await added(2, '2019-05-06')
    const contacts = async () => (await listed(1)).rows.map(row => row.shared_contacts)
    const [ofTwo, ofThree] = await contacts()
    expect(ofTwo).toEqual([
      { is_type: 'address', value: expect.stringContaining('9 Depot Road'), since: null },
      { is_type: 'contact', value: 'Ruth O’Neill', since: null },
      { is_type: 'email', value: 'office@eagle.example', since: '2019-05-06' },
      { is_type: 'phone', value: '+18065550101', since: '2026-11-16' },
      { is_type: 'vehicle_vin', value: '1XKAD49X0CJ000001', since: null },
    ])
    expect(ofThree).toMatchObject([{ is_type: 'phone' }])
    await added(2, null)
    expect((await contacts())[0]).toMatchObject([{}, {}, { since: null }, { since: null }, {}])
  })

  it('associated carriers never show a remote address, or a contact that only people or papers of one have', async () => {
    const rows = (await listed(1)).rows.map(row => ({ ...row, shared_contacts: [] }))
    expect(JSON.stringify(rows)).not.toMatch(/office@|5550101|1XKAD|O.?NEILL|DEPOT/i)
    expect(await (await north.get(path(1))).text()).not.toContain('203.0.113')
    const ofThree = JSON.stringify((await listed(1)).rows.find(({ id }) => id === 3))
    expect(ofThree).not.toContain('office@')
  })

  it.each([
    ['?required_associations[]=email&required_associations[]=phone', [2, 3]],
    ['?required_associations[]=address', [2]],
    ['?required_associations[]=vehicle_vin&required_associations[]=email', [2]],
    ['?per_page=1&page=2', [3]],
    ['?page=9', []],
  ])('associated carriers queried with %s are %j', async (query, ids) => {
    expect((await listed(1, query)).rows.map(({ id }) => id)).toEqual(ids)
  })

  it('associated carriers are empty when nothing is shared', async () => {
    const { rows, headers } = await listed(5)
    expect([rows, headers.get('totalpages')]).toEqual([[], '1'])
  })

  it('the key of a hub associates no carriers; what was not compared is null and not zero', async () => {
    const { rows, headers } = await listed(FIRST_OF_HUB)
    expect(headers.get('totalitems')).toBe('1')
    expect(rows[0]).toMatchObject({
      id: FIRST_OF_HUB + 1,
      associations: { phone: 1, address: null, email: 0 },
    })
  })

  it('associated carriers reflect a change of any source at once', async () => {
    const { db } = testCompany.database
    await db.updateTable('carriers').set({ email: 'office@eagle.example' }).where('id', '=', 5).execute()
    expect((await listed(5)).rows.map(({ id }) => id)).toEqual([1, 3, 2])
    await db.updateTable('carriers').set({ email: null }).where('id', '=', 5).execute()
    expect((await listed(5)).rows).toEqual([])
  })

  it.each([
    ['north', path(999), 404],
    ['north', path(4), 404],
    ['north', 'carriers/x/associated_carriers', 404],
    ['north', path(1, '?required_associations[]=shoes'), 422],
    ['north', path(1, '?required_associations[]=email&required_associations[]=email&x=1'), 422],
    ['north', path(1, '?q[email]=x'), 422],
    ['north', path(1, '?page=0'), 422],
    ['north', path(1, '?per_page=51'), 422],
    ['watch', path(1), 403],
    ['trucker', path(1), 403],
    ['ended', path(1), 403],
    ['new', path(1), 403],
  ] as const)('associated carriers are rejected for %s at %s with %i', async (person, address, status) => {
    await refusedWithoutChange(testCompany, status, async () => (await testCompany.as(person)).get(address))
  })

  it('associated carriers are rejected for a visitor', async () => {
    await refusedWithoutChange(testCompany, 401, () => testCompany.newBrowser().get(path(1)))
  })
})

describe('blocking associated carriers', () => {
  it('blocking by a type sets all who share it to do-not-dispatch, with notes, and counts them', async () => {
    const response = await block({ is_type: 'email', connection_notes: ' Same owner ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      carrier_ids: [2, 3],
      blocked_count: 2,
      newly_blocked_count: 2,
      decision_records_count: 2,
    })
    const stored = await testCompany.database.db
      .selectFrom('connections')
      .selectAll()
      .orderBy('carrier_id')
      .execute()
    expect(stored).toMatchObject(
      [2, 3].map(carrier_id => ({
        issuer_id: 1,
        carrier_id,
        status: 'do_not_dispatch',
        notes: 'Same owner',
        updated_at: testCompany.clock.now(),
      })),
    )
    expect((await listed(1)).rows.map(({ connection }) => connection?.status)).toEqual([
      'do_not_dispatch',
      'do_not_dispatch',
    ])
  })

  it('blocking keeps a record of each carrier that it changes, once a day, as blocking one does', async () => {
    const { db } = testCompany.database
    const recorded = (carrier_id: number) =>
      db
        .selectFrom('decision_records')
        .innerJoin('decision_acts', 'decision_record_id', 'decision_records.id')
        .select(['decision_records.id', 'act', 'verdict', 'message', 'note'])
        .where('carrier_id', '=', carrier_id)
        .where('company_id', '=', 2)
        .orderBy('decision_acts.id')
        .execute()
    await south.call('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=3', {
      status: 'do_not_dispatch',
      notes: 'Double brokered',
    })
    const response = await block({ is_type: 'email', connection_notes: 'Same owner' }, { by: south })
    expect(await response.json()).toMatchObject({ newly_blocked_count: 1, decision_records_count: 2 })
    const [two, three] = [await recorded(2), await recorded(3)]
    const act = { act: 'do_not_dispatch', message: 'Kept when the carrier was marked do not dispatch.' }
    expect(two).toMatchObject([{ ...act, note: 'Same owner' }])
    expect(three).toMatchObject([
      { ...act, note: 'Double brokered' },
      { ...act, note: 'Same owner' },
    ])
    expect(new Set(three.map(({ id }) => id)).size).toBe(1)
    const shown = await south.get(`decision_records/${two[0]?.id}`)
    expect(await shown.json()).toMatchObject({
      verdict: two[0]?.verdict,
      general: {
        facts: expect.arrayContaining([expect.objectContaining({ key: 'legal_name', value: 'Zion Haul' })]),
      },
    })
    const again = await block({ is_type: 'email', connection_notes: 'Same owner' }, { by: south })
    expect(await again.json()).toMatchObject({ newly_blocked_count: 0, decision_records_count: 0 })
    expect(await recorded(2)).toEqual(two)
  })

  it('blocking affects one company only', async () => {
    await block({ is_type: 'email' })
    expect((await listed(1, '', south)).rows.map(({ connection }) => connection)).toEqual([null, null])
  })

  it('blocking keeps the other fields of a connection, and its notes when none are given', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 2, status: 'onboarded', is_dismissed: true, notes: 'Good' })
      .execute()
    await block({ is_type: 'vehicle_vin' })
    expect(await db.selectFrom('connections').selectAll().execute()).toMatchObject([
      { carrier_id: 2, status: 'do_not_dispatch', is_dismissed: true, notes: 'Good' },
    ])
    const before = await db.selectFrom('connections').selectAll().execute()
    testCompany.clock.move(60)
    await block({ is_type: 'vehicle_vin', connection_notes: 'Good' })
    expect(await db.selectFrom('connections').selectAll().execute()).toEqual(before)
    const again = await block({ is_type: 'email', connection_notes: 'Again\u202e' })
    expect(await again.json()).toEqual({
      carrier_ids: [2, 3],
      blocked_count: 2,
      newly_blocked_count: 1,
      decision_records_count: 2,
    })
  })

  it('blocking by a type that no carrier shares changes nothing', async () => {
    await refusedWithoutChange(testCompany, 200, () => block({ is_type: 'phone' }, { id: 5 }))
    await refusedWithoutChange(testCompany, 200, () => block({ is_type: 'address' }, { id: FIRST_OF_HUB }))
  })

  it('blocking by ids sets only those carriers, each once', async () => {
    const response = await blockIds({ is_type: 'phone', carrier_ids: [3, 3] })
    expect(await response.json()).toEqual({
      carrier_ids: [3],
      blocked_count: 1,
      newly_blocked_count: 1,
      decision_records_count: 1,
    })
    expect(await testCompany.database.db.selectFrom('connections').select('carrier_id').execute()).toEqual([
      { carrier_id: 3 },
    ])
  })

  it('blocking ten times at once leaves one connection for each carrier', async () => {
    const bodies = Array.from({ length: 10 }, (_, at) => ({ is_type: at % 2 === 0 ? 'email' : 'phone' }))
    const answers = await Promise.all(bodies.map(body => block(body)))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200))
    const counts = await Promise.all(
      answers.map(async each => ((await each.json()) as { newly_blocked_count: number }).newly_blocked_count),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    expect(
      await testCompany.database.db.selectFrom('connections').select('carrier_id').execute(),
    ).toHaveLength(2)
  })

  const IDS = { is_type: 'phone', carrier_ids: [2] }
  it.each([
    ['carrier_ids', { ...IDS, carrier_ids: [2, 5] }],
    ['carrier_ids', { ...IDS, carrier_ids: [1] }],
    ['carrier_ids', { ...IDS, carrier_ids: [4] }],
    ['carrier_ids', { ...IDS, carrier_ids: [999_999] }],
    ['carrier_ids', { ...IDS, is_type: 'vehicle_vin', carrier_ids: [2, 3] }],
    ['carrier_ids', { ...IDS, carrier_ids: [] }],
    ['carrier_ids', { ...IDS, carrier_ids: 'all' }],
    ['carrier_ids.0', { ...IDS, carrier_ids: ['two'] }],
    ['carrier_ids', { ...IDS, carrier_ids: Array.from({ length: 501 }, () => 2) }],
    ['is_type', { carrier_ids: [2] }],
    ['is_type', { ...IDS, is_type: 'shoe' }],
    ['connection_notes', { ...IDS, connection_notes: 'x'.repeat(2_001) }],
    ['issuer_id', { ...IDS, issuer_id: 2 }],
  ])('blocking by ids is rejected for its %s, and blocks none', async (field, body) => {
    const response = await refusedWithoutChange(testCompany, 422, () => blockIds(body))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it.each([
    ['is_type', {}],
    ['is_type', { is_type: 'emails' }],
    ['connection_notes', { is_type: 'email', connection_notes: 7 }],
    ['carrier_ids', { is_type: 'email', carrier_ids: [2] }],
  ])('blocking by a type is rejected for its %s', async (field, body) => {
    const response = await refusedWithoutChange(testCompany, 422, () => block(body))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it.each([
    ['north', 999, 404],
    ['north', 4, 404],
    ['unpaid', 1, 403],
    ['watch', 1, 403],
    ['trucker', 1, 403],
    ['ended', 1, 403],
  ] as const)('blocking is rejected for %s on carrier %i with %i', async (person: Person, id, status) => {
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => block({ is_type: 'email' }, { id, by }))
    await refusedWithoutChange(testCompany, status, () => blockIds(IDS, { id, by }))
  })
})
