import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  await db
    .updateTable('carriers')
    .set({
      phone: '+18065550101',
      email: 'office@eagle.example',
      mailing_city: 'Amarillo',
      mailing_state: 'TX',
    })
    .set({ mailing_country: 'US' })
    .where('id', '=', 1)
    .execute()
  await db
    .updateTable('carriers')
    .set({ phone: null, physical_city: null, physical_state: null })
    .where('id', '=', 5)
    .execute()
  const contact = { carrier_id: 1, title: null, phone: null, email: null, source: 'Onboarding packet' }
  await db
    .insertInto('carrier_contacts')
    .values([
      { ...contact, name: 'Officer Invented', phone: '+18065550109', source: null },
      ...Array.from({ length: 11 }, (_, at) => ({ ...contact, name: `Given ${at}` })),
    ])
    .execute()
  await db
    .insertInto('carrier_people')
    .values([
      { id: 1, name: 'Ruth Open', phone_e164: '+18065550111', email: 'ruth@eagle.example', hides: [] },
      {
        id: 2,
        name: 'Sol Closed',
        phone_e164: '+18065550112',
        email: 'sol@eagle.example',
        hides: ['phone', 'email'],
      },
      { id: 3, name: 'Uma Nobody', phone_e164: null, email: null, hides: ['name', 'phone'] },
    ])
    .execute()
  const role = (
    person_id: number,
    list: 'carrier_users' | 'active_dispatchers' | 'inactive_dispatchers' | 'pending_dispatchers',
    is_types: string[] = [],
  ) => ({ carrier_id: 1, person_id, list, is_types })
  await db
    .insertInto('carrier_roles')
    .values([
      role(1, 'carrier_users', ['owner', 'driver']),
      role(2, 'carrier_users'),
      role(2, 'active_dispatchers', ['dispatcher']),
      role(3, 'inactive_dispatchers'),
      role(3, 'pending_dispatchers'),
      { ...role(1, 'active_dispatchers'), carrier_id: 2 },
    ])
    .execute()
  await db
    .insertInto('companies')
    .values([
      { id: 20, legal_name: 'Eagle Later', company_type: 'carrier', brand: 'main', carrier_id: 1 },
      { id: 19, legal_name: 'Eagle First', company_type: 'carrier', brand: 'main', carrier_id: 1 },
      { id: 21, legal_name: 'A Broker Besides', company_type: 'broker', brand: 'main', carrier_id: 1 },
      { id: 22, legal_name: 'Of Another', company_type: 'carrier', brand: 'main', carrier_id: 2 },
    ])
    .execute()
})
afterAll(() => testCompany.close())

const json = async (path: string, by = north) => (await by.get(path)).json() as Promise<never>

describe('the people of a carrier', () => {
  it('people of a carrier are in four lists, and hidden values are not in the response', async () => {
    const response = await north.get('api/v1/users/redacted_users?carrier_id=1')
    const text = await response.clone().text()
    const since: unknown = expect.any(String)
    const closed = { id: 2, name: 'Sol Closed', phone: 'redacted', email: 'redacted', since }
    const noUser = { id: 3, name: 'redacted', phone: null, email: null, since }
    expect(await response.json()).toEqual({
      carrier_users: [
        { id: 1, name: 'Ruth Open', phone: '+18065550111', email: 'ruth@eagle.example', since },
        closed,
      ],
      active_dispatchers: [closed],
      inactive_dispatchers: [noUser],
      pending_dispatchers: [noUser],
    })
    for (const hidden of ['5550112', 'sol@', 'Uma']) expect(text).not.toContain(hidden)
  })

  it('people of a carrier are masked for anyone who has none of the three permissions', async () => {
    const plain = await testCompany.as('plain')
    const response = await plain.get('api/v1/users/redacted_users?carrier_id=1')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      carrier_users: [
        { name: 'Ruth Open', phone: '•••• 11', email: 'r•••@eagle.example' },
        { name: 'Sol Closed', phone: 'redacted', email: 'redacted' },
      ],
    })
    for (const hidden of ['8065550111', 'ruth@', 'sol@']) expect(text).not.toContain(hidden)
  })

  it('the lists of people are empty when no person is on record', async () => {
    expect(Object.values(await json('api/v1/users/redacted_users?carrier_id=5')).flat()).toEqual([])
  })

  it('company accounts of a carrier are listed by id; those of brokers are left out', async () => {
    const response = await north.get('api/v1/companies?carrier_id=1')
    expect(response.headers.get('totalitems')).toBe('2')
    expect(await response.json()).toEqual([
      { id: 19, carrier_id: 1, legal_name: 'Eagle First', created_at: expect.any(String) },
      { id: 20, carrier_id: 1, legal_name: 'Eagle Later', created_at: expect.any(String) },
    ])
    expect(await json('api/v1/companies?carrier_id=1&per_page=1&page=2')).toMatchObject([{ id: 20 }])
  })
})

describe('the carrier directory', () => {
  it('the directory merges its sources, with ten of each and links to more', async () => {
    const directory = (await json('carriers/1/directory')) as { contacts: unknown[]; users: unknown[] }
    expect(directory).toMatchObject({
      total_users: 2,
      fmcsa_information: {
        names: ['Invented Person', 'Officer Invented'],
        phone_numbers: ['+18065550101', '+18065550109'],
        email_addresses: ['office@eagle.example'],
        addresses: [{ street: null, city: 'Amarillo', state: 'TX', postal_code: null, country: 'US' }],
      },
      links: {
        contacts: 'carriers/1/directory_contacts',
        users: null,
        dispatch_users: 'carriers/1/directory_dispatch_users',
        fmcsa_info: null,
      },
    })
    expect(directory.contacts).toHaveLength(10)
    expect(directory.contacts[0]).toEqual({
      name: 'Given 0',
      title: null,
      phone: null,
      email_address: null,
      source: 'Onboarding packet',
    })
    expect(directory.users).toEqual([
      {
        name: 'Ruth Open',
        phone: { value: '+18065550111' },
        email_address: { value: 'ruth@eagle.example' },
        is_types: ['owner', 'driver'],
        id: expect.any(Number),
        hides: [],
      },
      {
        name: 'Sol Closed',
        phone: null,
        email_address: null,
        is_types: [],
        id: expect.any(Number),
        hides: ['phone', 'email'],
      },
    ])
  })

  it.each([
    ['directory_contacts', 11, { name: 'Given 1' }],
    ['directory_users', 2, { name: 'Sol Closed' }],
    ['directory_dispatch_users', 1, undefined],
    ['directory_fmcsa_info', 6, { name: 'Officer Invented', phone_number: null }],
  ])('the directory links to %s, page by page', async (part, total, second) => {
    const response = await north.get(`carriers/1/${part}?per_page=1&page=2`)
    expect(response.headers.get('totalitems')).toBe(String(total))
    const [row] = (await response.json()) as unknown[]
    if (second === undefined) expect(row).toBeUndefined()
    else expect(row).toMatchObject(second)
  })

  it('the directory of a carrier without data is empty', async () => {
    await testCompany.database.db
      .updateTable('carriers')
      .set({ physical_country: null })
      .where('id', '=', 5)
      .execute()
    expect(await json('carriers/5/directory')).toEqual({
      users: [],
      contacts: [],
      total_users: 0,
      fmcsa_information: null,
      links: { contacts: null, users: null, dispatch_users: null, fmcsa_info: null },
    })
  })
})

const PARTS = [
  'directory',
  'directory_users',
  'directory_dispatch_users',
  'directory_contacts',
  'directory_fmcsa_info',
]
const calls = (id: number | string) => [
  ...PARTS.map(part => `carriers/${id}/${part}`),
  `api/v1/users/redacted_users?carrier_id=${id}`,
]

describe('access to people and directory', () => {
  it.each([...calls(999), ...calls(4), 'api/v1/companies?carrier_id=999'])(
    'a missing carrier has no people or directory: %s',
    async path => {
      await refusedWithoutChange(testCompany, 404, () => north.get(path))
    },
  )

  it.each([
    'api/v1/companies',
    'api/v1/users/redacted_users',
    'api/v1/companies?carrier_id=x',
    'api/v1/companies?carrier_id=1&company_id=2',
    'carriers/1/directory?page=1',
    'carriers/1/directory_users?page=0',
    'carriers/1/directory_contacts?q[name]=x',
  ])('people and directory reject the query %s', async path => {
    await refusedWithoutChange(testCompany, 422, () => north.get(path))
  })

  it.each(calls(1))(
    'people and directory are forbidden without the full profile, to a carrier and to a visitor: %s',
    async path => {
      await refusedWithoutChange(testCompany, 403, async () => (await testCompany.as('watch')).get(path))
      await refusedWithoutChange(testCompany, 403, async () => (await testCompany.as('trucker')).get(path))
      await refusedWithoutChange(testCompany, 401, () => testCompany.newBrowser().get(path))
    },
  )
})
