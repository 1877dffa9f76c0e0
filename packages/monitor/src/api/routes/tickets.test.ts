import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLoad, inHours } from '../../testing/freight.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf, type Person } from '../../testing/test-company.ts'

interface Ticket {
  readonly id: number
  readonly status: string
  readonly assignee_id: number | null
}

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let unsafe: TestBrowser
let south: TestBrowser
const idOf: Record<string, number> = {}

const setScopes = (person: Person, scopes: string[]) =>
  testCompany.database.db.updateTable('users').set({ scopes }).where('email', '=', emailOf(person)).execute()

beforeAll(async () => {
  testCompany = await startTestCompany()
  // Loads raise no alerts by themselves.
  await testCompany.database.db.updateTable('rule_sets').set({ is_types: '{}' }).execute()
  const users = await testCompany.database.db.selectFrom('users').select(['id', 'first_name']).execute()
  for (const { id, first_name } of users) idOf[first_name ?? ''] = id
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  unsafe = await testCompany.as('unsafe')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
/** North manages; plain and unsafe are staff. */
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('tickets').execute()
  await setScopes('plain', ['tickets_load_lock_staff'])
  await setScopes('unsafe', ['tickets_workflow'])
})

const add = async (change: object = {}) =>
  (
    await testCompany.database.db
      .insertInto('tickets')
      .values({ company_id: 1, is_type: 'late_arrival', created_at: inHours(-1), ...change })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const list = async (query = '', by = north) => {
  const response = await by.get(`tickets?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Ticket[]
}
const idsIn = async (query = '', by = north) => (await list(query, by)).map(({ id }) => id)
const patch = (id: number, ticket: object, by = north) => by.call('PATCH', `tickets/${id}`, { ticket })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('tickets', () => {
  it("tickets are the company's own, newest first, ties by higher id", async () => {
    const load = await addLoad(testCompany.database.db)
    const old = await add({ created_at: inHours(-5), load_id: load.id })
    const [one, other] = [await add(), await add({ assignee_id: idOf['plain'] })]
    await add({ company_id: 2 })
    expect(await idsIn()).toEqual([other, one, old])
    expect((await list())[2]).toEqual({
      id: old,
      status: 'new',
      is_type: 'late_arrival',
      assignee_id: null,
      assignee_name: null,
      load_id: load.id,
      load: await (await north.get(`loads/${load.id}`)).json(),
      created_at: inHours(-5),
      cause: null,
    })
    expect(await idsIn(`q[load_id_eq]=${load.id}`)).toEqual([old])
  })

  it('tickets are paged by 50', async () => {
    for (let made = 0; made < 51; made += 1) await add()
    const response = await north.get('tickets?q[tab_eq]=open&page=2')
    expect(response.headers.get('totalitems')).toBe('51')
    expect(await response.json()).toHaveLength(1)
  })

  it.each([
    ['new', null, ['open']],
    ['in_progress', 'north', ['open']],
    ['escalated', null, ['open']],
    ['pending', null, ['open', 'pending']],
    ['pending', 'plain', ['open', 'pending']],
    ['pending', 'north', ['open', 'pending', 'recommended']],
    ['closed', 'north', ['closed']],
  ] as const)('tickets that are %s and assigned to %s are in the tabs %j', async (status, assignee, tabs) => {
    const id = await add({ status, assignee_id: assignee === null ? null : idOf[assignee] })
    const found = []
    for (const tab of ['open', 'closed', 'pending', 'recommended'])
      if ((await idsIn(`q[tab_eq]=${tab}`)).includes(id)) found.push(tab)
    expect(found).toEqual(tabs)
  })

  it.each([
    ['q[tab_eq]=lost', 'q.tab_eq'],
    ['q[status_eq]=new', 'q.status_eq'],
    ['q[load_id_eq]=x', 'q.load_id_eq'],
    ['q[s]=status', 'q.s'],
    ['q[assignee_id_null]=false', 'q.assignee_id_null'],
    ['q[assignee_id_null]=true&q[assignee_id_eq]=1', 'q.assignee_id_null'],
    ['company_id=2', 'company_id'],
  ])('tickets reject the query %s', async (query, field) => {
    const response = await north.get(`tickets?${query}`)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual([field])
  })
})

describe('narrowing tickets', () => {
  it('tickets are narrowed by the number and the team of their load, those without one left out', async () => {
    const { db } = testCompany.database
    const team = await db
      .insertInto('teams')
      .values({ company_id: 1, name: 'Midwest' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const numbered = await addLoad(db, { external_load_number: 'NL-50%', team_id: team.id })
    const plainLoad = await addLoad(db)
    await add()
    const [one, other] = [await add({ load_id: numbered.id }), await add({ load_id: plainLoad.id })]
    expect(await idsIn(`q[team_id_eq]=${team.id}`)).toEqual([one])
    expect(await idsIn('q[load_cont]=nl-50%25')).toEqual([one])
    expect(await idsIn('q[load_cont]=%25')).toEqual([one])
    expect(await idsIn(`q[load_cont]=${plainLoad.id}`)).toEqual([other])
    expect(await idsIn('q[load_cont]=')).toEqual([])
  })

  it('tickets are counted for the caller, narrowed, with every type of the company', async () => {
    await add({ status: 'pending', assignee_id: idOf['plain'] })
    await add({ status: 'closed', is_type: 'detention' })
    await add({ company_id: 2, is_type: 'load_lock' })
    const counts = async (query: string, by: TestBrowser) => (await by.get(`tickets/counts?${query}`)).json()
    const types = ['detention', 'late_arrival']
    expect(await counts('', plain)).toEqual({ open: 1, closed: 1, pending: 1, recommended: 1, types })
    expect(await counts('q[is_type_eq]=detention', north)).toEqual({
      open: 0,
      closed: 1,
      pending: 0,
      recommended: 0,
      types,
    })
  })
})

describe('what was done to a ticket', () => {
  it('a ticket tells its changes with the names of that time, also after a user has gone', async () => {
    const id = await add()
    await patch(id, { assignee_id: idOf['plain'] })
    await patch(id, { assignee_id: idOf['plain'], assignee_id_was: idOf['plain'] })
    await testCompany.database.db.updateTable('ticket_changes').set({ assignee_id: 999_999 }).execute()
    const detail = (await (await plain.get(`tickets/${id}`)).json()) as { changes: object[] }
    expect(detail).toMatchObject({
      ticket: { id, assignee_id: idOf['plain'], assignee_name: 'plain Person' },
    })
    expect(detail.changes).toMatchObject([
      { user_name: 'north Person', assignee_was_id: null, assignee_id: 999_999, assignee_name: null },
    ])
  })

  it("another company's ticket is not read", async () => {
    const id = await add()
    expect((await south.get(`tickets/${id}`)).status).toBe(404)
  })
})

describe('who is at a ticket', () => {
  const attend = (by: TestBrowser, ticket_id: number | null, left_ticket_id: number | null = null) =>
    by.call('POST', 'ticket_presences', { presence: { ticket_id, left_ticket_id, is_working: false } })
  const seenBy = async (by: TestBrowser) => (await attend(by, null)).json()

  it('a presence is seen by the company alone, with the name and no more, and ends after 12 seconds', async () => {
    const id = await add()
    expect((await attend(plain, id)).status).toBe(200)
    const seen = { ticket_id: id, user_id: idOf['plain'], user_name: 'plain Person', is_working: false }
    expect(await seenBy(north)).toEqual([seen])
    expect(await seenBy(plain)).toEqual([])
    expect(await seenBy(south)).toEqual([])
    const { db } = testCompany.database
    const aged = (seconds: number) =>
      db
        .updateTable('ticket_presences')
        .set({ seen_at: sql`seen_at - make_interval(secs => ${seconds}::integer)` })
        .execute()
    await aged(11)
    expect(await seenBy(north)).toEqual([seen])
    await aged(1)
    expect(await seenBy(north)).toEqual([])
  })

  it('a presence ends at once where it is left, and another of the same user stays', async () => {
    const [id, other] = [await add(), await add()]
    await attend(plain, id)
    await attend(plain, other)
    await attend(plain, other, id)
    expect(await seenBy(north)).toMatchObject([{ ticket_id: other }])
  })

  it("no one is at another company's ticket", async () => {
    const id = await add()
    await refusedWithoutChange(testCompany, 404, () => attend(south, id))
  })
})

describe('changing a ticket', () => {
  const NEXT: Readonly<Record<string, readonly string[]>> = {
    new: ['in_progress', 'escalated', 'pending', 'closed'],
    in_progress: ['escalated', 'pending', 'closed'],
    escalated: ['in_progress', 'pending', 'closed'],
    pending: ['in_progress', 'escalated', 'closed'],
    closed: ['in_progress'],
  }
  const STATUSES = Object.keys(NEXT)
  it.each(STATUSES.flatMap(from => STATUSES.map(to => [from, to] as const)))(
    'a ticket moves from %s to %s only where that may follow',
    async (from, to) => {
      const id = await add({ status: from })
      if (NEXT[from]?.includes(to)) {
        const response = await patch(id, { status: to })
        expect(await response.json()).toMatchObject({ id, status: to, assignee_id: null })
      } else {
        const response = await refusedWithoutChange(testCompany, 422, () => patch(id, { status: to }))
        expect(await fieldsOf(response)).toEqual(['ticket.status'])
      }
    },
  )

  it.each([
    ['north', 'north', 200],
    ['north', 'plain', 200],
    ['north', 'reviewed', 200],
    ['plain', 'plain', 200],
    ['plain', 'north', 200],
    ['plain', 'unsafe', 422],
    ['unsafe', 'plain', 422],
    ['unsafe', 'north', 200],
    ['north', 'south', 422],
    ['plain', 'south', 422],
    ['north', 'new', 422],
  ] as const)('a ticket is assigned by %s to %s: %i', async (by, to, status) => {
    const id = await add()
    const browser = { north, plain, unsafe }[by]
    const give = () => patch(id, { assignee_id: idOf[to] }, browser)
    if (status === 200) expect(await (await give()).json()).toMatchObject({ assignee_id: idOf[to] })
    else
      expect(await fieldsOf(await refusedWithoutChange(testCompany, status, give))).toEqual([
        'ticket.assignee_id',
      ])
  })

  it('a ticket is assigned by compliance to anyone, and by staff to compliance', async () => {
    await setScopes('plain', ['compliance'])
    expect((await patch(await add(), { assignee_id: idOf['reviewed'] }, plain)).status).toBe(200)
    expect((await patch(await add(), { assignee_id: idOf['plain'] }, unsafe)).status).toBe(200)
  })

  it('of two users who take a ticket at once one wins', async () => {
    const id = await add()
    const assign = (by: TestBrowser, name: string) => patch(id, { assignee_id: idOf[name] }, by)
    const answers = await Promise.all([
      assign(north, 'north'),
      assign(plain, 'plain'),
      assign(unsafe, 'unsafe'),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const winner = ['north', 'plain', 'unsafe'][statuses.indexOf(200)] ?? ''
    expect(await list()).toMatchObject([{ id, assignee_id: idOf[winner] }])
  })

  it('a ticket that a manager gives to two users at once goes to one of them', async () => {
    const id = await add({ assignee_id: idOf['plain'] })
    const hand = (name: string) => patch(id, { assignee_id: idOf[name], assignee_id_was: idOf['plain'] })
    const answers = await Promise.all([hand('unsafe'), hand('reviewed')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('a ticket is taken from another user only by naming them', async () => {
    const id = await add({ assignee_id: idOf['plain'] })
    const mine = { assignee_id: idOf['unsafe'] }
    await refusedWithoutChange(testCompany, 409, () => patch(id, mine, unsafe))
    await refusedWithoutChange(testCompany, 409, () => patch(id, { ...mine, assignee_id_was: null }, unsafe))
    await refusedWithoutChange(testCompany, 409, () => patch(id, { assignee_id: null }, north))
    await refusedWithoutChange(testCompany, 409, () =>
      patch(id, { status: 'closed', assignee_id_was: null }, north),
    )
    const taken = await patch(id, { ...mine, assignee_id_was: idOf['plain'] }, unsafe)
    expect(await taken.json()).toMatchObject(mine)
  })

  it("a user's own ticket is passed on, released and taken again without naming anyone", async () => {
    const id = await add({ assignee_id: idOf['plain'] })
    for (const assignee_id of [idOf['plain'], null])
      expect((await patch(id, { assignee_id }, plain)).status).toBe(200)
    expect((await patch(id, { assignee_id: idOf['plain'] }, plain)).status).toBe(200)
    expect((await patch(id, { assignee_id: idOf['north'] }, plain)).status).toBe(200)
  })

  it('a ticket closed by two users at once is closed once', async () => {
    const id = await add()
    const answers = await Promise.all([
      patch(id, { status: 'closed' }),
      patch(id, { status: 'closed' }, plain),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })

  it.each([
    ['nothing', {}, 'ticket'],
    ['a holder alone', { assignee_id_was: null }, 'ticket'],
    ['a status that is none', { status: 'lost' }, 'ticket.status'],
    ['a type', { is_type: 'x' }, 'ticket.is_type'],
    ['a company', { company_id: 2 }, 'ticket.company_id'],
    ['a text for a user', { assignee_id: 'me' }, 'ticket.assignee_id'],
  ])('a ticket is not changed by %s', async (_, change, field) => {
    const id = await add()
    const response = await refusedWithoutChange(testCompany, 422, () => patch(id, change))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it("another company's ticket looks like a missing one", async () => {
    const id = await add()
    await refusedWithoutChange(testCompany, 404, () => patch(id, { status: 'closed' }, south))
    await refusedWithoutChange(testCompany, 404, () => patch(999_999, { status: 'closed' }))
  })

  it.each(['tickets_workflow', 'tickets_load_lock_staff', 'tickets_load_lock_manager', 'compliance'])(
    'a ticket is changed by a user with %s',
    async scope => {
      await setScopes('plain', [scope])
      expect((await patch(await add(), { status: 'closed' }, plain)).status).toBe(200)
    },
  )

  it('a ticket is readable, not changeable, without these scopes', async () => {
    await setScopes('plain', ['sourcing', 'manage_users'])
    const id = await add()
    expect(await idsIn('', plain)).toEqual([id])
    await refusedWithoutChange(testCompany, 403, () => patch(id, { status: 'closed' }, plain))
  })

  it.each([
    ['new', 403],
    ['ended', 403],
    ['trucker', 403],
  ] as const)('tickets are forbidden to %s (%i)', async (person, status) => {
    const browser = await testCompany.as(person)
    const id = await add()
    expect((await browser.get('tickets')).status).toBe(status)
    await refusedWithoutChange(testCompany, status, () => patch(id, { status: 'closed' }, browser))
  })

  it('tickets reject a visitor', async () => {
    const id = await add()
    expect((await testCompany.newBrowser().get('tickets')).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () =>
      patch(id, { status: 'closed' }, testCompany.newBrowser()),
    )
  })
})
