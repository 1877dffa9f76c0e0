import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireCarrierDetail } from '../../carriers/wire-carrier.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

const [ONE, REVOKED, OTHER] = [1, 2, 3]
const db = () => testCompany.database.db
const update = (ids: readonly number[], change: object) =>
  db()
    .updateTable('carriers')
    .set(change)
    .where('id', 'in', [...ids])
    .execute()

interface Ties {
  readonly prior: unknown
  readonly process_agents: readonly unknown[]
  readonly shared_by_many: readonly unknown[]
  readonly carriers: readonly {
    readonly id: number
    readonly shared: readonly object[]
    readonly ended: unknown
  }[]
}
const ties = async (id = ONE, person: Parameters<TestCompany['as']>[0] = 'north'): Promise<Ties> => {
  const response = await (await testCompany.as(person)).get(`carriers/${id}/federal_ties`)
  expect(response.status).toBe(200)
  return (await response.json()) as Ties
}
const revoke = (id: number, on: string, change: object = {}) =>
  sql`insert into carrier_authorities (carrier_id, common, as_of, ended_on, end_kind)
    values (${id}, ${'common' in change ? change.common : 'I'}, ${'as_of' in change ? change.as_of : null}::date,
      ${on}::date, 'revoked')
    on conflict (carrier_id) do update set common = excluded.common, contract = 'N', as_of = excluded.as_of,
      ended_on = excluded.ended_on, end_kind = excluded.end_kind`.execute(db())

beforeEach(async () => {
  await update([ONE, REVOKED, OTHER], {
    phone: null,
    email: null,
    physical_street: null,
    mailing_street: null,
  })
  await sql`delete from carrier_contacts where carrier_id = any(array[1, 2, 3])`.execute(db())
  await sql`delete from carrier_vehicles where carrier_id = any(array[1, 2, 3])`.execute(db())
  await sql`delete from carrier_authorities where carrier_id = any(array[1, 2, 3])`.execute(db())
  await sql`delete from authority_history where carrier_id = any(array[1, 2, 3])`.execute(db())
  await sql`update carrier_census set is_prior_revoked = null, prior_revoked_dot = null
    where carrier_id = any(array[1, 2, 3])`.execute(db())
  await sql`update carrier_safety set out_of_service = false, out_of_service_until = null where carrier_id = any(array[1, 2, 3])`.execute(
    db(),
  )
})

const PHONE = '+12145550199'

describe('the federal ties of a carrier', () => {
  it('a revoked carrier with its phone is named with its day, the phone and how many have it', async () => {
    await update([ONE, REVOKED, OTHER], { phone: PHONE })
    await revoke(REVOKED, '2024-01-29')
    expect((await ties()).carriers).toMatchObject([
      {
        id: REVOKED,
        is_prior: false,
        ended: { is_type: 'revoked', on: '2024-01-29' },
        shared: [{ is_type: 'phone', value: PHONE, carriers_count: 3 }],
      },
    ])
  })

  it('a carrier whose authority is active again, or ends only later, is not named', async () => {
    await update([ONE, REVOKED, OTHER], { phone: PHONE })
    await revoke(REVOKED, '2024-01-29', { common: 'A', as_of: '2024-01-30' })
    await revoke(OTHER, '2099-01-01')
    expect((await ties()).carriers).toEqual([])
    // A state of before the end says nothing of after it.
    await revoke(REVOKED, '2024-01-29', { common: 'A', as_of: '2024-01-28' })
    expect((await ties()).carriers).toMatchObject([{ id: REVOKED }])
  })

  it('a history that ends with a revocation is enough', async () => {
    await update([ONE, REVOKED], { phone: PHONE })
    await sql`insert into carrier_authorities (carrier_id, common) values (${REVOKED}, 'I')`.execute(db())
    await sql`insert into authority_history (carrier_id, authority, action, acted_on, final_action, final_on)
      values (${REVOKED}, 'common', 'GRANTED', '2019-01-01', 'REVOKED', '2023-05-06')`.execute(db())
    expect((await ties()).carriers).toMatchObject([{ ended: { is_type: 'revoked', on: '2023-05-06' } }])
  })

  it('a value that more than ten carriers have, and the address of a process agent, name no one', async () => {
    const address = {
      physical_street: '9 Filing Plaza',
      physical_postal_code: '19901',
      physical_country: 'US',
    }
    await revoke(REVOKED, '2024-01-29')
    await update([ONE, REVOKED], address)
    expect((await ties()).carriers).toMatchObject([{ shared: [{ is_type: 'address' }] }])
    await sql`insert into process_agents (name, address_key)
      values ('AGENT', association_address('9 Filing Plaza', '19901', 'US'))`.execute(db())
    expect((await ties()).carriers).toEqual([])
    await sql`delete from process_agents`.execute(db())
    await update([ONE, REVOKED], { phone: PHONE, physical_street: null })
    await sql`insert into carriers (legal_name, legal_name_key, source, phone)
      select 'X ' || n, 'X' || n, 'world', ${PHONE} from generate_series(1, 9) as n`.execute(db())
    expect((await ties()).carriers).toEqual([])
  })

  it('a value of more carriers than are counted is given with the number, and no other value is', async () => {
    const park = { physical_street: '7 Office Park', physical_city: 'Dover', physical_state: 'DE' }
    await update([ONE, REVOKED], {
      ...park,
      physical_postal_code: '19901',
      physical_country: 'US',
      phone: PHONE,
    })
    expect((await ties()).shared_by_many).toEqual([])
    await sql`insert into carriers (legal_name, legal_name_key, source, physical_street, physical_postal_code,
        physical_country)
      select 'O ' || n, 'O' || n, 'world', '7 OFFICE PARK', '19901', 'US' from generate_series(1, 199) as n`.execute(
      db(),
    )
    expect((await ties()).shared_by_many).toEqual([
      { is_type: 'address', value: '7 Office Park, Dover, DE 19901', more_than: 200 },
    ])
    await sql`delete from carriers where legal_name like 'O %'`.execute(db())
  })

  it('rows name the carriers that should not be used and agree with theirs, if what they share tells enough', async () => {
    const tiesOf = async (id: number, person: Parameters<TestCompany['as']>[0] = 'north') => {
      const response = await (await testCompany.as(person)).get(`carriers/${id}/for_broker_portal`)
      return ((await response.json()) as WireCarrierDetail).cautions.identity_ties
    }
    const [phoned, closed, neighbor, reported, active] = [501, 502, 503, 506, 507]
    const phone = '+12145550177'
    const email = 'office@near.example'
    const plaza = { physical_street: '88 Plaza', physical_postal_code: '19902', physical_country: 'US' }
    await db()
      .insertInto('carriers')
      .values(
        [{ phone, email }, { phone, ...plaza }, plaza, plaza, plaza, { email }, { phone }].map((row, at) => ({
          id: phoned + at,
          legal_name: `NEAR ${at}`,
          legal_name_key: `NEAR${at}`,
          is_census_verified: true,
          source: 'world' as const,
          ...row,
        })),
      )
      .execute()
    await sql`insert into carrier_safety (carrier_id, out_of_service, out_of_service_on)
      values (${closed}, true, '2025-03-04') on conflict (carrier_id) do update set out_of_service = true`.execute(
      db(),
    )
    await sql`insert into identity_alerts (company_id, user_id, carrier_id, is_type, message, file_date)
      values (2, 5, ${reported}, 'identity_theft', 'Someone else answered.', '2026-11-19'),
        (2, 5, ${reported}, 'identity_theft', 'Once more.', '2026-11-20')`.execute(db())
    const tie = { dot_number: null, is_prior: false }
    const ofReported = {
      ...tie,
      ...{ carrier_id: reported, legal_name: 'NEAR 5', is_type: 'reported', on: '2026-11-20' },
      shared: [{ is_type: 'email', count: 1, carriers_count: 2 }],
    }
    const ofClosed = {
      ...tie,
      ...{ carrier_id: closed, legal_name: 'NEAR 1', is_type: 'out_of_service', on: '2025-03-04' },
      shared: [{ is_type: 'phone', count: 1, carriers_count: 3 }],
    }
    expect(await tiesOf(phoned)).toEqual([ofClosed, ofReported])
    expect(await tiesOf(phoned, 'unsafe')).toEqual([ofReported])
    const listed = await (await testCompany.as('north')).post('subscriptions/match', {
      names: ['NEAR 0', 'NEAR 2'],
    })
    expect(await listed.json()).toMatchObject([
      [{ id: phoned, cautions: { identity_ties: [ofClosed, ofReported] } }],
      [{ id: neighbor, cautions: { identity_ties: [] } }],
    ])
    expect(await tiesOf(neighbor)).toEqual([])
    await sql`insert into connections (issuer_id, carrier_id, status)
      values (1, ${active}, 'do_not_dispatch')`.execute(db())
    expect(await tiesOf(phoned)).toEqual([
      ofClosed,
      ofReported,
      { ...ofClosed, carrier_id: active, legal_name: 'NEAR 6', is_type: 'do_not_dispatch', on: null },
    ])
    await sql`delete from connections where carrier_id = ${active}`.execute(db())
    await sql`delete from identity_alerts where carrier_id = ${reported}`.execute(db())
    await sql`insert into carrier_census (carrier_id, is_prior_revoked) values (${OTHER}, true)
      on conflict (carrier_id) do update set is_prior_revoked = true`.execute(db())
    expect(await tiesOf(OTHER)).toEqual([
      {
        ...{ carrier_id: null, legal_name: null, dot_number: null, is_type: 'revoked', on: null },
        ...{ is_prior: true, shared: [] },
      },
    ])
    await sql`update carrier_census set is_prior_revoked = false where carrier_id = ${OTHER}`.execute(db())
  })

  it('a phone of papers alone is no tie of a row, as it is none of the federal record', async () => {
    await sql`insert into carriers (id, legal_name, legal_name_key, is_census_verified, source)
      values (531, 'PAPER LLC', 'PAPERLLC', true, 'world'), (532, 'CLOSED LLC', 'CLOSEDLLC', true, 'world')`.execute(
      db(),
    )
    await sql`insert into carrier_contacts (carrier_id, phone, source)
      values (531, '+12145550178', 'Rate confirmation'), (532, '+12145550178', 'Rate confirmation')`.execute(
      db(),
    )
    await revoke(532, '2024-01-29')
    const response = await (await testCompany.as('north')).get('carriers/531/for_broker_portal')
    expect(((await response.json()) as WireCarrierDetail).cautions.identity_ties).toEqual([])
    expect((await ties(531)).carriers).toEqual([])
  })

  it('the carrier that the agency names is a tie of the row, with its number, although nothing is shared', async () => {
    await sql`insert into carriers (id, legal_name, legal_name_key, is_census_verified, source)
      values (521, 'NOW LLC', 'NOWLLC', true, 'world'), (522, 'BEFORE LLC', 'BEFORELLC', true, 'world')`.execute(
      db(),
    )
    await sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
      values (522, 'DOT', '90000522', '90000522')`.execute(db())
    await sql`insert into carrier_census (carrier_id, is_prior_revoked, prior_revoked_dot)
      values (521, true, '90000522')`.execute(db())
    const response = await (await testCompany.as('north')).get('carriers/521/for_broker_portal')
    expect(((await response.json()) as WireCarrierDetail).cautions.identity_ties).toEqual([
      {
        ...{
          carrier_id: 522,
          legal_name: 'BEFORE LLC',
          dot_number: '90000522',
          is_type: 'revoked',
          on: null,
        },
        ...{ is_prior: true, shared: [] },
      },
    ])
  })

  it('an order out of service is named, and not to someone who may not see safety data', async () => {
    await update([ONE, REVOKED], { email: 'office@same.example' })
    await sql`insert into carrier_safety (carrier_id, out_of_service, out_of_service_on)
      values (${REVOKED}, true, '2025-03-04') on conflict (carrier_id) do update set out_of_service = true,
      out_of_service_on = excluded.out_of_service_on`.execute(db())
    expect((await ties()).carriers).toMatchObject([
      { ended: { is_type: 'out_of_service', on: '2025-03-04' } },
    ])
    expect((await ties(ONE, 'unsafe')).carriers).toEqual([])
    await sql`update carrier_safety set out_of_service_until = '2026-01-01' where carrier_id = ${REVOKED}`.execute(
      db(),
    )
    expect((await ties()).carriers).toEqual([])
  })

  it('so is an order that QCMobile reported', async () => {
    await update([ONE, REVOKED], { email: 'office@same.example' })
    await sql`insert into carrier_lookup_facts (carrier_id, order_as_of, ordered_on)
      values (${REVOKED}, '2026-11-20', '2026-11-19')`.execute(db())
    expect((await ties()).carriers).toMatchObject([
      { ended: { is_type: 'out_of_service', on: '2026-11-19' } },
    ])
    expect((await ties(ONE, 'unsafe')).carriers).toEqual([])
    await sql`delete from carrier_lookup_facts`.execute(db())
  })

  it('the carrier that the agency names comes first, also where nothing is shared', async () => {
    const dot = await sql<{ value: string }>`
      select value from carrier_identifiers where carrier_id = ${OTHER} and is_type = 'DOT'`.execute(db())
    await sql`insert into carrier_census (carrier_id, is_prior_revoked, prior_revoked_dot)
      values (${ONE}, true, ${dot.rows[0]?.value}) on conflict (carrier_id) do update
      set is_prior_revoked = true, prior_revoked_dot = excluded.prior_revoked_dot`.execute(db())
    const found = await ties()
    expect(found.prior).toMatchObject({ dot_number: dot.rows[0]?.value, is_own: false })
    expect(found.carriers).toMatchObject([{ id: OTHER, is_prior: true, ended: null, shared: [] }])
  })

  it('its own number that was revoked before names no other carrier, and counts none', async () => {
    await sql`insert into carriers (id, legal_name, legal_name_key, is_census_verified, source)
      values (511, 'OWN NUMBER LLC', 'OWNNUMBERLLC', true, 'federal')`.execute(db())
    await sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
      values (511, 'DOT', '90000511', '90000511')`.execute(db())
    await sql`insert into carrier_census (carrier_id, is_prior_revoked, prior_revoked_dot)
      values (511, true, '90000511')`.execute(db())
    const found = await ties(511)
    expect(found.prior).toMatchObject({ dot_number: '90000511', is_own: true })
    expect(found.carriers).toEqual([])
    const response = await (await testCompany.as('north')).get('carriers/511/for_broker_portal')
    expect(await response.json()).toMatchObject({ cautions: { identity_ties: [] } })
  })

  it.each([
    ['phone', { phone: '+19999999999' }],
    ['e-mail', { email: 'none@none.com' }],
    [
      'street',
      { physical_street: 'GENERAL DELIVERY', physical_postal_code: '19901', physical_country: 'US' },
    ],
  ])('a %s that stands for none is shared with no one', async (_, change) => {
    await update([ONE, REVOKED], change)
    await revoke(REVOKED, '2024-01-29')
    expect((await ties()).carriers).toEqual([])
  })

  it('an officer who is not named is shared with no one', async () => {
    await sql`insert into carrier_contacts (carrier_id, name)
      values (${ONE}, 'NOT AVAILABLE'), (${REVOKED}, 'NOT AVAILABLE')`.execute(db())
    await revoke(REVOKED, '2024-01-29')
    expect((await ties()).carriers).toEqual([])
  })

  it('a street and a unit are the same in any spelling', async () => {
    const place = { physical_postal_code: '19901', physical_country: 'US' }
    await update([ONE], { ...place, physical_street: '3944 SOUTH TALLOWAY STREET #H103' })
    await update([REVOKED], { ...place, physical_street: '3944 S. TALLOWAY ST UNIT H103' })
    await revoke(REVOKED, '2024-01-29')
    expect((await ties()).carriers).toMatchObject([{ id: REVOKED, shared: [{ is_type: 'address' }] }])
  })

  it('an address of a process agent associates no carriers', async () => {
    const client = await testCompany.as('north')
    const associated = async () =>
      ((await (await client.get(`carriers/${ONE}/associated_carriers`)).json()) as { id: number }[]).map(
        ({ id }) => id,
      )
    await update([ONE, REVOKED], {
      physical_street: '9 Filing Plaza',
      physical_postal_code: '19901',
      physical_country: 'US',
    })
    expect(await associated()).toContain(REVOKED)
    await sql`insert into process_agents (name, address_key)
      values ('AGENT', association_address('9 Filing Plaza', '19901', 'US'))`.execute(db())
    expect(await associated()).not.toContain(REVOKED)
    await sql`delete from process_agents where name = 'AGENT'`.execute(db())
  })

  it('a process agent is there once, whatever the signs and blanks, with its city tidied', async () => {
    await sql`insert into process_agents (id, name, city, state)
      values (901, 'ALL PLAINS AGENTS, INC.', 'SIOUX FALLS,', 'SD'), (902, 'ALLPLAINS AGENTS INC', 'SIOUX FALLS', 'SD')`.execute(
      db(),
    )
    await sql`insert into carrier_process_agents (carrier_id, agent_id, source_file, federal_key, federal_digest, as_of)
      select ${ONE}, id, 'Motus BOC3', id, 0, '2026-11-01' from process_agents where id > 900`.execute(db())
    expect((await ties()).process_agents).toMatchObject([
      { name: 'ALL PLAINS AGENTS, INC.', city: 'SIOUX FALLS', state: 'SD' },
    ])
  })

  it('federal ties of a carrier that does not exist are not found', async () => {
    expect((await (await testCompany.as('north')).get('carriers/9999/federal_ties')).status).toBe(404)
  })
})
