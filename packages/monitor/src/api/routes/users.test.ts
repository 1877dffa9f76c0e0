import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf, type Person } from '../../testing/test-company.ts'

interface WireUser {
  readonly id: number
  readonly email: string
  readonly first_name: string | null
  readonly scopes: readonly string[]
}

let testCompany: TestCompany
let north: TestBrowser
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const rows = await testCompany.database.db.selectFrom('users').select(['id', 'email']).execute()
  ids = Object.fromEntries(rows.map(({ id, email }) => [email, id]))
})
afterAll(() => testCompany.close())

const idOf = (person: Person) => ids[emailOf(person)] ?? 0
const patch = (id: number, scopes: unknown, by = north) =>
  by.call('PATCH', `api/v1/users/${id}`, { user: { scopes } })
const remove = (id: number, by = north) => by.call('DELETE', `api/v1/users/${id}`)
const listed = async (query = '', by = north) =>
  (await (await by.get(`api/v1/users${query}`)).json()) as readonly WireUser[]
const namesOf = (users: readonly WireUser[]) => users.map(({ first_name }) => first_name)
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

let made = 0
/** A user of a company of their own, or of the same as another, with a browser in which they have signed in. */
const someone = async (scopes: string[], companyId?: number) => {
  const { db } = testCompany.database
  const company_id =
    companyId ??
    (
      await db
        .insertInto('companies')
        .values({ legal_name: 'Made Up', company_type: 'broker', brand: 'main', status: 'active' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const email = `made${(made += 1)}@office.example`
  const { id } = await db
    .insertInto('users')
    .values({ email, company_id, scopes, first_name: `Made ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, companyId: company_id, by: await testCompany.signIn(email) }
}

describe('users of a company', () => {
  it('users are listed by first name, ignoring case, and never those of another company', async () => {
    expect(namesOf(await listed())).toEqual(['north', 'plain', 'reviewed', 'unsafe'])
    expect(namesOf(await listed('?page=1&per_page=50&q[s]=first_name%20asc'))).toHaveLength(4)
    expect(namesOf(await listed('', await testCompany.as('south')))).toEqual(['south'])
  })

  it('the pages of users neither repeat nor skip anyone, those without a name last', async () => {
    const manager = await someone(['manage_users'])
    await testCompany.database.db
      .insertInto('users')
      .values(
        Array.from({ length: 52 }, (_, at) => ({
          email: `many${at}@office.example`,
          company_id: manager.companyId,
          first_name: at === 0 ? null : ['ann', 'Ann', 'bea'][at % 3],
        })),
      )
      .execute()
    const pages = [await manager.by.get('api/v1/users'), await manager.by.get('api/v1/users?page=2')]
    expect(pages.map(page => page.headers.get('totalitems'))).toEqual(['53', '53'])
    expect(pages[0]?.headers.get('totalpages')).toBe('2')
    const users = (await Promise.all(pages.map(async page => (await page.json()) as WireUser[]))).flat()
    expect(new Set(users.map(({ id }) => id)).size).toBe(53)
    expect(namesOf(users).at(-1)).toBeNull()
    expect(
      namesOf(users)
        .slice(0, 34)
        .map(name => name?.toLowerCase()),
    ).toEqual(Array.from({ length: 34 }, () => 'ann'))
  })

  it('users are listed by a scope that they hold', async () => {
    expect(namesOf(await listed('?q[scopes_contains]=sourcing'))).toEqual(['north'])
    expect(namesOf(await listed('?q[scopes_contains]=block_safety_data'))).toEqual(['unsafe'])
  })

  it('scopes are shown to users who manage users; others see their own and who takes alerts', async () => {
    const plain = await testCompany.as('plain')
    const unsafe = await testCompany.as('unsafe')
    const rights = async (by: TestBrowser) =>
      Object.fromEntries((await listed('', by)).map(({ first_name, scopes }) => [first_name, scopes]))
    expect((await rights(north))['north']).toHaveLength(14)
    expect(await rights(plain)).toEqual({
      north: ['tickets_load_lock_manager', 'compliance'],
      plain: [],
      reviewed: [],
      unsafe: [],
    })
    expect((await rights(unsafe))['unsafe']).toEqual(['block_safety_data'])
    expect(namesOf(await listed('?q[scopes_contains]=compliance', plain))).toEqual(['north'])
    expect((await plain.get('api/v1/users?q[scopes_contains]=view_bank_accounts')).status).toBe(403)
  })

  it('a user has no more fields than the portal shows', async () => {
    const [first] = await listed()
    expect(Object.keys(first ?? {}).toSorted()).toEqual(
      ['id', 'first_name', 'last_name', 'email', 'phone_e164', 'scopes', 'created_at'].toSorted(),
    )
  })

  it.each([
    ['q[s]=email%20asc', 'q.s'],
    ['q[scopes_contains]=anything', 'q.scopes_contains'],
    ['q[company_id_eq]=2', 'q.company_id_eq'],
    ['company_id=2', 'company_id'],
    ['per_page=51', 'per_page'],
    ['page=0', 'page'],
  ])('users queried with %s are rejected', async (query, field) => {
    const response = await north.get(`api/v1/users?${query}`)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual([field])
  })

  it.each([
    ['NORTH@', ['north']],
    ['plain per', ['plain']],
    ['person', ['north', 'plain', 'reviewed', 'unsafe']],
    ['%', []],
    ['_orth', []],
    ['south', []],
    ["o' or '1'='1", []],
  ])('users are found by %j: %j', async (term, names) => {
    const response = await north.get(
      `api/v1/users/search_company_users?search_term=${encodeURIComponent(term)}`,
    )
    expect(namesOf((await response.json()) as WireUser[])).toEqual(names)
  })

  it.each([
    ['search_term='],
    [''],
    ['search_term=%20'],
    ['search_term=a%00'],
    [`search_term=${'a'.repeat(201)}`],
  ])('a search of users with %j is rejected and names the term', async query => {
    const response = await north.get(`api/v1/users/search_company_users?${query}`)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toContain('search_term')
  })

  it('users stay open to an expired broker company, and are forbidden without a broker company', async () => {
    expect((await (await testCompany.as('ended')).get('api/v1/users')).status).toBe(200)
    for (const person of ['trucker', 'new'] as const)
      expect((await (await testCompany.as(person)).get('api/v1/users')).status).toBe(403)
    expect((await testCompany.newBrowser().get('api/v1/users')).status).toBe(401)
  })
})

describe('scopes of a user', () => {
  it('scopes are set as given, each once and in order, and apply at once', async () => {
    const manager = await someone(['manage_users', 'sourcing', 'compliance'])
    const colleague = await someone([], manager.companyId)
    const response = await patch(
      colleague.id,
      ['compliance', 'sourcing', 'sourcing', 'manage_users'],
      manager.by,
    )
    expect(response.status).toBe(200)
    expect(((await response.json()) as WireUser).scopes).toEqual(['manage_users', 'sourcing', 'compliance'])
    expect((await patch(manager.id, [], colleague.by)).status).toBe(200)
    await refusedWithoutChange(testCompany, 403, () => patch(colleague.id, [], manager.by))
  })

  it.each([[['anything']], ['sourcing'], [null], [[7]], [Array.from({ length: 51 }, () => 'sourcing')]])(
    'the scopes %j are rejected and the list is named',
    async scopes => {
      const response = await refusedWithoutChange(testCompany, 422, () => patch(idOf('plain'), scopes))
      expect((await fieldsOf(response))[0]).toMatch(/^user\.scopes/)
    },
  )

  it('scopes are the only field of a user that can be changed', async () => {
    const response = await refusedWithoutChange(testCompany, 422, () =>
      north.call('PATCH', `api/v1/users/${idOf('plain')}`, {
        user: { scopes: [], company_id: 2, email: 'a@b.cd' },
      }),
    )
    expect(await fieldsOf(response)).toEqual(['user.company_id', 'user.email'])
  })

  it.each([
    ['another company’s', () => idOf('south')],
    ['nobody’s', () => 999_999],
    ['one without a company', () => idOf('new')],
  ])('scopes of %s id are not found', async (_, id) => {
    await refusedWithoutChange(testCompany, 404, () => patch(id(), []))
    await refusedWithoutChange(testCompany, 404, () => remove(id()))
  })

  it('scopes are given only by users who hold them, never to themselves; scopes already held are kept', async () => {
    const manager = await someone(['manage_users', 'onboarding'])
    const colleague = await someone(['sourcing'], manager.companyId)
    for (const { id } of [colleague, manager]) {
      const response = await refusedWithoutChange(testCompany, 422, () =>
        patch(id, ['manage_users', 'view_bank_accounts'], manager.by),
      )
      expect(await fieldsOf(response)).toEqual(['user.scopes'])
    }
    const stored = await patch(colleague.id, ['sourcing', 'onboarding'], manager.by)
    expect(((await stored.json()) as WireUser).scopes).toEqual(['sourcing', 'onboarding'])
  })

  it('scopes that grant nothing are given by anyone who manages users, also to themselves', async () => {
    const manager = await someone(['manage_users'])
    const given = await patch(manager.id, ['manage_users', 'connection_notifications'], manager.by)
    expect(((await given.json()) as WireUser).scopes).toEqual(['manage_users', 'connection_notifications'])
    const colleague = await someone(['sourcing'])
    const refused = () => patch(colleague.id, ['sourcing', 'connection_notifications'], colleague.by)
    await refusedWithoutChange(testCompany, 403, refused)
  })

  it('the safety restriction is lifted only by a user who sees safety data', async () => {
    const manager = await someone(['manage_users'])
    const restricted = await someone(['manage_users', 'block_safety_data'], manager.companyId)
    const other = await someone(['block_safety_data'], manager.companyId)
    for (const { id } of [restricted, other]) {
      const response = await refusedWithoutChange(testCompany, 422, () =>
        patch(id, ['manage_users'], restricted.by),
      )
      expect(await fieldsOf(response)).toEqual(['user.scopes'])
    }
    expect((await patch(other.id, [], manager.by)).status).toBe(200)
    expect((await patch(other.id, ['block_safety_data'], restricted.by)).status).toBe(200)
  })

  it('scopes cannot be given by a user who loses them at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await someone(['manage_users', 'compliance'])
      const other = await someone(['manage_users', 'compliance'], one.companyId)
      const third = await someone([], one.companyId)
      const [taken, given] = await Promise.all([
        patch(other.id, ['manage_users'], one.by),
        patch(third.id, ['compliance'], other.by),
      ])
      expect([taken?.status, [200, 422].includes(given?.status ?? 0)]).toEqual([200, true])
      const { scopes } = await testCompany.database.db
        .selectFrom('users')
        .select('scopes')
        .where('id', '=', third.id)
        .executeTakeFirstOrThrow()
      expect(scopes).toEqual(given?.status === 200 ? ['compliance'] : [])
    }
  })

  it('scopes are changed only by users who manage users', async () => {
    const plain = await testCompany.as('plain')
    await refusedWithoutChange(testCompany, 403, () => patch(idOf('plain'), ['manage_users'], plain))
    await refusedWithoutChange(testCompany, 403, () => remove(idOf('unsafe'), plain))
    await refusedWithoutChange(testCompany, 403, () => patch(999_999, [], plain))
    await refusedWithoutChange(testCompany, 401, () => patch(idOf('plain'), [], testCompany.newBrowser()))
    await refusedWithoutChange(testCompany, 403, () =>
      north.call('DELETE', `api/v1/users/${idOf('plain')}`, undefined, { 'x-csrf-token': 'sign-in' }),
    )
  })
})

describe('the last user manager', () => {
  it('the last user manager keeps that scope and cannot be removed', async () => {
    const manager = await someone(['manage_users', 'compliance'])
    await someone(['sourcing'], manager.companyId)
    const response = await refusedWithoutChange(testCompany, 422, () =>
      patch(manager.id, ['sourcing'], manager.by),
    )
    expect(await fieldsOf(response)).toEqual(['user.scopes'])
    await refusedWithoutChange(testCompany, 422, () => remove(manager.id, manager.by))
    expect((await patch(manager.id, ['manage_users', 'compliance'], manager.by)).status).toBe(200)
  })

  it('a user manager can be removed once another exists', async () => {
    const manager = await someone(['manage_users'])
    const colleague = await someone([], manager.companyId)
    await patch(colleague.id, ['manage_users'], manager.by)
    expect((await remove(manager.id, manager.by)).status).toBe(204)
    expect((await manager.by.get('refresh_jwt')).status).toBe(401)
  })

  it.each([
    ['remove', (id: number, by: TestBrowser) => remove(id, by)],
    ['take the right from', (id: number, by: TestBrowser) => patch(id, [], by)],
  ])('of two user managers who %s each other at once one remains', async (_, decide) => {
    for (let round = 0; round < 5; round += 1) {
      const one = await someone(['manage_users'])
      const other = await someone(['manage_users'], one.companyId)
      const answers = await Promise.all([decide(other.id, one.by), decide(one.id, other.by)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const left = await testCompany.database.db
        .selectFrom('users')
        .select('scopes')
        .where('company_id', '=', one.companyId)
        .execute()
      expect(left.filter(({ scopes }) => scopes.includes('manage_users'))).toHaveLength(1)
    }
  })

  it('of three user managers who leave at once one remains', async () => {
    const first = await someone(['manage_users'])
    const all = [
      first,
      await someone(['manage_users'], first.companyId),
      await someone(['manage_users'], first.companyId),
    ]
    const answers = await Promise.all(all.map(({ id, by }) => remove(id, by)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 422])
  })
})

describe('removing a user', () => {
  it('a removed user is signed out everywhere, once', async () => {
    const manager = await someone(['manage_users'])
    const colleague = await someone(['sourcing'], manager.companyId)
    const second = await testCompany.signIn(colleague.email)
    expect((await remove(colleague.id, manager.by)).status).toBe(204)
    for (const by of [colleague.by, second]) expect((await by.get('refresh_jwt')).status).toBe(401)
    await refusedWithoutChange(testCompany, 404, () => remove(colleague.id, manager.by))
    expect((await listed('', manager.by)).map(({ id }) => id)).toEqual([manager.id])
  })

  it('a removed user returns without company, rights or limits, and is still named where they acted', async () => {
    const colleague = await someone(['sourcing'], 1)
    const { db } = testCompany.database
    await db
      .insertInto('rule_overrides')
      .values({
        company_id: 1,
        carrier_id: 1,
        classification_id: null,
        is_type: 'cargo_at_least_100000',
        is_active: true,
        expiration_date: '2080-01-01',
        uploaded_file_id: null,
        user_id: colleague.id,
      })
      .execute()
    await remove(colleague.id)
    const back = await testCompany.signIn(colleague.email)
    const { user } = (await (await back.get('refresh_jwt')).json()) as { user: object }
    expect(user).toMatchObject({ id: colleague.id, company: null, scopes: [] })
    expect((await back.get('rule_overrides')).status).toBe(403)
    const [override] = (await (await north.get('rule_overrides')).json()) as { user_name: string }[]
    expect(override?.user_name).toMatch(/^Made/)
  })
})

describe('data of a removed user', () => {
  it('a removed user leaves the teams, and their open alerts become unassigned', async () => {
    const colleague = await someone(['sourcing'], 1)
    const { db } = testCompany.database
    const team = await db
      .insertInto('teams')
      .values({ company_id: 1, name: 'Night desk' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('team_users').values({ team_id: team.id, user_id: colleague.id }).execute()
    const ticket = (status: 'pending' | 'closed') => ({
      company_id: 1,
      load_id: null,
      is_type: 'overbooked',
      status,
      assignee_id: colleague.id,
    })
    await db
      .insertInto('tickets')
      .values([ticket('pending'), ticket('closed')])
      .execute()
    await remove(colleague.id)
    expect(await db.selectFrom('team_users').selectAll().where('team_id', '=', team.id).execute()).toEqual([])
    const tickets = await db.selectFrom('tickets').select(['status', 'assignee_id']).orderBy('id').execute()
    expect(tickets).toEqual([
      { status: 'pending', assignee_id: null },
      { status: 'closed', assignee_id: colleague.id },
    ])
  })
})

describe('Outlook add-in keys', () => {
  const keyOf = (id: number, by = north) => by.get(`api/v1/users/${id}/outlook_integration_key`)

  it('an Outlook key is created once, even by five requests at once, and differs for each user', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyOf(idOf('north'))))
    const keys = await Promise.all(answers.map(async each => ((await each.json()) as { key: string }).key))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^fho_[\w-]{43}$/)
    const south = (await (await keyOf(idOf('south'), await testCompany.as('south'))).json()) as {
      key: string
    }
    expect(south.key).not.toBe(keys[0])
  })

  it('an Outlook key is not usable from the database', async () => {
    const { key } = (await (await keyOf(idOf('north'))).json()) as { key: string }
    const rows = await testCompany.database.db.selectFrom('outlook_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key.slice(4))
  })

  it('an Outlook key is shown to its own user only', async () => {
    for (const id of [idOf('plain'), idOf('south'), 999_999])
      await refusedWithoutChange(testCompany, 404, () => keyOf(id))
    await refusedWithoutChange(testCompany, 401, () => keyOf(idOf('north'), testCompany.newBrowser()))
    const ended = await testCompany.as('ended')
    await refusedWithoutChange(testCompany, 403, () => keyOf(idOf('ended'), ended))
  })
})

describe('OAuth applications', () => {
  beforeEach(async () => {
    const { db } = testCompany.database
    await db.deleteFrom('oauth_applications').execute()
    await db
      .insertInto('oauth_applications')
      .values([
        { id: 8, company_id: 1, name: 'TMS', explicit_classification_id: 1 },
        { id: 4, company_id: 1, name: 'Load board', explicit_classification_id: 1 },
        { id: 5, company_id: 1, name: 'No rules of its own', explicit_classification_id: null },
        { id: 6, company_id: 2, name: 'Another company’s', explicit_classification_id: 2 },
      ])
      .execute()
  })
  const request = (query: string, by = north) => by.get(`oauth/applications?${query}`)

  it('applications with a classification of their own are listed by id', async () => {
    const response = await request(
      'company_id=1&q[explicit_classification_id_not_null]=true&page=1&per_page=50',
    )
    expect(response.headers.get('totalitems')).toBe('2')
    expect(await response.json()).toMatchObject([
      { id: 4, name: 'Load board', company_id: 1, explicit_classification_id: 1 },
      { id: 8, name: 'TMS' },
    ])
  })

  it.each([
    ['company_id=2', 404],
    ['company_id=999', 404],
    ['company_id=one', 422],
    ['q[explicit_classification_id_not_null]=false', 422],
    ['q[name_eq]=TMS', 422],
  ])('applications queried with %s are rejected with %i', async (query, status) => {
    expect((await request(query)).status).toBe(status)
  })

  it('applications need a plan with the API, and a broker company that has not expired', async () => {
    for (const person of ['unpaid', 'ended', 'trucker', 'new'] as const)
      expect((await request('', await testCompany.as(person))).status).toBe(403)
    expect((await request('', testCompany.newBrowser())).status).toBe(401)
  })
})

describe('removal during an assignment', () => {
  it('a user who is removed while something is assigned to them keeps nothing', async () => {
    const { db } = testCompany.database
    const team = await db
      .insertInto('teams')
      .values({ company_id: 1, name: 'Racing' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let round = 0; round < 10; round += 1) {
      const colleague = await someone([], 1)
      const ticket = await db
        .insertInto('tickets')
        .values({ company_id: 1, is_type: 'late', status: 'new' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const answers = await Promise.all([
        north.call('PATCH', `tickets/${ticket.id}`, { ticket: { assignee_id: colleague.id } }),
        north.call('PATCH', `teams/${team.id}`, { team_users_attributes: [{ user_id: colleague.id }] }),
        remove(colleague.id),
      ])
      const [given, joined, removed] = answers.map(({ status }) => status)
      expect([removed, [200, 422].includes(given ?? 0), [200, 422].includes(joined ?? 0)]).toEqual([
        204,
        true,
        true,
      ])
      const mine = [
        ...(await db.selectFrom('tickets').select('id').where('assignee_id', '=', colleague.id).execute()),
        ...(await db.selectFrom('team_users').select('id').where('user_id', '=', colleague.id).execute()),
      ]
      expect(mine).toEqual([])
    }
  })
})
