import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
})
afterAll(() => testCompany.close())

interface Connection {
  readonly id: number
  readonly status: string
  readonly is_dismissed: boolean
  readonly notes: string | null
  readonly carrier_id: number
}

const db = () => testCompany.database.db
const bodyOf = async <T>(response: Response) => (await response.json()) as T
const mark = (carrier: number | string, body: object = { status: 'do_not_dispatch' }, by = plain) =>
  by.call('PATCH', `connections/set_carrier_to_do_not_dispatch?carrier_id=${carrier}`, body)
const change = (id: number, connection: unknown, by = north) =>
  by.call('PATCH', `connections/${id}`, { connection })
const inTab = async (tab: string, by = north) => {
  const response = await by.get(`connections/for_broker_portal?q[tab_eq]=${tab}`)
  return { total: response.headers.get('totalitems'), rows: await bodyOf<Connection[]>(response) }
}
const TABS = ['my-carriers', 'in-progress', 'on-hold', 'do-not-dispatch', 'dismissed']
const tabsOf = async (id: number) => {
  const found: string[] = []
  for (const tab of TABS) if ((await inTab(tab)).rows.some(row => row.id === id)) found.push(tab)
  return found
}
const connectionRow = () => db().selectFrom('connections').selectAll().where('issuer_id', '=', 1).execute()

beforeEach(async () => {
  await db().deleteFrom('connections').execute()
})

const connect = async (
  row: {
    status?: 'needs_to_onboard' | 'onboarded' | 'do_not_dispatch'
    is_dismissed?: boolean
    receiver_company_id?: number
    issuer_id?: number
    carrier_id?: number
  } = {},
) =>
  (
    await db()
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 1, status: 'needs_to_onboard', ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const packet = async (
  connection_id: number,
  status: 'sent' | 'started' | 'submitted' | 'held' | 'complete',
  day = '2026-11-01',
) =>
  (
    await db()
      .insertInto('onboarding_packets')
      .values({ connection_id, status, created_at: day, updated_at: day })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('connection tabs', () => {
  const answered = { receiver_company_id: 5 }
  it.each([
    ['that was made and not answered', {}, [], []],
    ['whose carrier answered and has no packet', answered, [], []],
    ['with a packet sent and no answer', {}, ['sent'], []],
    ['with a packet sent', answered, ['sent'], ['in-progress']],
    ['with a packet started', answered, ['started'], ['in-progress']],
    ['with a packet submitted', answered, ['submitted'], ['in-progress']],
    ['with a packet held', answered, ['held'], ['on-hold']],
    ['with a packet held and no answer', {}, ['held'], ['on-hold']],
    ['with a packet complete', answered, ['complete'], []],
    ['onboarded without a packet', { status: 'onboarded' }, [], ['my-carriers']],
    ['onboarded with a packet under way', { status: 'onboarded', ...answered }, ['sent'], ['my-carriers']],
    ['onboarded with a packet held', { status: 'onboarded', ...answered }, ['held'], ['on-hold']],
    ['dismissed', { status: 'onboarded', is_dismissed: true, ...answered }, ['held'], ['dismissed']],
    [
      'that must not be dispatched, dismissed too',
      { status: 'do_not_dispatch', is_dismissed: true, ...answered },
      ['held'],
      ['do-not-dispatch'],
    ],
    ['with a newer packet', answered, ['held', 'sent'], ['in-progress']],
    ['with a newer packet complete', answered, ['sent', 'complete'], []],
  ] as const)('the tab of a connection that is %s follows its state', async (_, row, packets, tabs) => {
    const id = await connect(row)
    for (const [at, status] of packets.entries()) await packet(id, status, `2026-11-0${at + 1}`)
    expect(await tabsOf(id)).toEqual(tabs)
  })

  it('the tab of a connection follows its packets, and of two made at once the higher id', async () => {
    const id = await connect(answered)
    const first = await packet(id, 'sent')
    const second = await packet(id, 'held')
    expect(await tabsOf(id)).toEqual(['on-hold'])
    await db().updateTable('onboarding_packets').set({ status: 'started' }).where('id', '=', second).execute()
    expect(await tabsOf(id)).toEqual(['in-progress'])
    await db().updateTable('onboarding_packets').set({ status: 'held' }).where('id', '=', first).execute()
    expect(await tabsOf(id)).toEqual(['in-progress'])
    await db().deleteFrom('onboarding_packets').where('id', '=', second).execute()
    expect(await tabsOf(id)).toEqual(['on-hold'])
  })

  it("a tab row has its carrier as in every list, and only the company's own connections", async () => {
    const first = await connect({ status: 'onboarded', receiver_company_id: 5 })
    const second = await connect({ status: 'onboarded', carrier_id: 2 })
    await connect({ status: 'onboarded', carrier_id: 3, issuer_id: 2 })
    await packet(first, 'complete')
    const { total, rows } = await inTab('my-carriers')
    expect(total).toBe('2')
    expect(rows.map(({ id }) => id)).toEqual([second, first])
    const { carrier, ...connection } = rows[1] as unknown as Record<string, unknown>
    expect(connection).toEqual({
      id: first,
      status: 'onboarded',
      is_dismissed: false,
      notes: null,
      issuer_id: 1,
      carrier_id: 1,
      receiver: { company_id: 5, signed_contract_id: null },
      latest_onboarding_packet: { status: 'complete', updated_at: '2026-11-01T00:00:00.000Z', tax_forms: [] },
      hold: null,
      block: null,
    })
    const [listed] = await bodyOf<unknown[]>(await north.get('carriers?q[identifiers_value_eq]=123'))
    expect(carrier).toEqual(listed)
    expect(carrier).toMatchObject({ connection: { id: first, status: 'onboarded', is_dismissed: false } })
  })

  it('a tab keeps a carrier that no search finds any more', async () => {
    const id = await connect({ status: 'do_not_dispatch', carrier_id: 4 })
    expect(await tabsOf(id)).toEqual(['do-not-dispatch'])
    expect((await north.get('carriers/4/for_broker_portal')).status).toBe(200)
    expect((await (await testCompany.as('south')).get('carriers/4/for_broker_portal')).status).toBe(404)
  })

  it('a connection tab is paged', async () => {
    for (const carrier_id of [1, 2, 3]) await connect({ status: 'onboarded', carrier_id })
    const page = await north.get('connections/for_broker_portal?q[tab_eq]=my-carriers&page=2&per_page=2')
    expect(['currentpage', 'totalpages', 'totalitems'].map(name => page.headers.get(name))).toEqual([
      '2',
      '2',
      '3',
    ])
    expect(await bodyOf<unknown[]>(page)).toHaveLength(1)
  })

  it('a connection tab shows no safety data to a user who may not see it', async () => {
    await connect({ status: 'onboarded' })
    const { rows } = await inTab('my-carriers', await testCompany.as('unsafe'))
    expect(rows).toMatchObject([{ carrier: { safety: null } }])
    expect(JSON.stringify(rows)).not.toContain('safety_rating')
  })

  it('a connection tab is narrowed to a verdict, page by page, as many as are counted with it', async () => {
    for (const carrier_id of [1, 2, 3]) await connect({ status: 'onboarded', carrier_id })
    const { rows } = await inTab('my-carriers')
    const counts = await bodyOf<Record<string, number>>(
      await north.get('connections/for_broker_portal/verdict_counts?q[tab_eq]=my-carriers'),
    )
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length)
    for (const [verdict, count] of Object.entries(counts)) {
      const path = `connections/for_broker_portal?q[tab_eq]=my-carriers&q[verdict_eq]=${verdict}`
      const page = await north.get(`${path}&per_page=1`)
      expect(page.headers.get('totalitems')).toBe(String(count))
      expect(await bodyOf<unknown[]>(page)).toHaveLength(Math.min(1, count))
    }
  })

  it('a connection tab is ordered by verdict, the worst first or last, and of one verdict by carrier', async () => {
    for (const carrier_id of [1, 2, 3, 5]) await connect({ status: 'onboarded', carrier_id })
    const listed = async (order: string) => {
      const response = await north.get(
        `connections/for_broker_portal?q[tab_eq]=my-carriers&q[s]=verdict%20${order}`,
      )
      return (await bodyOf<{ carrier_id: number }[]>(response)).map(row => row.carrier_id)
    }
    await testCompany.database.db
      .insertInto('carrier_insurances')
      .values({ carrier_id: 3, kind: 'bipd', amount: 1 })
      .execute()
    expect(await listed('asc')).toEqual([1, 3, 2, 5])
    expect(await listed('desc')).toEqual([2, 5, 1, 3])
    await testCompany.database.db.deleteFrom('carrier_insurances').where('carrier_id', '=', 3).execute()
    expect(await listed('asc')).toEqual([1, 2, 3, 5])
  })

  it('more connections than are assessed for one search of all carriers are narrowed to a verdict and counted', async () => {
    const many = 2_100
    const { db } = testCompany.database
    const ids = Array.from({ length: many }, (_, at) => 1_000 + at)
    await db
      .insertInto('carriers')
      .values(
        ids.map(id => ({
          id,
          legal_name: `Many ${id}`,
          legal_name_key: `MANY${id}`,
          source: 'world' as const,
        })),
      )
      .execute()
    await db
      .insertInto('connections')
      .values(ids.map(carrier_id => ({ issuer_id: 1, carrier_id, status: 'onboarded' as const })))
      .execute()
    const counts = await bodyOf<Record<string, number>>(
      await north.get('connections/for_broker_portal/verdict_counts?q[tab_eq]=my-carriers'),
    )
    expect(counts).toEqual({ pass: 0, override: 0, incomplete: many, fail: 0 })
    const page = await north.get(
      'connections/for_broker_portal?q[tab_eq]=my-carriers&q[verdict_eq]=incomplete&page=42',
    )
    expect(page.headers.get('totalitems')).toBe(String(many))
    expect((await bodyOf<{ carrier_id: number }[]>(page)).at(-1)).toMatchObject({ carrier_id: 1_000 })
    await db.deleteFrom('connections').where('carrier_id', 'in', ids).execute()
    await db.deleteFrom('carriers').where('id', 'in', ids).execute()
  })

  it('verdicts of a connection tab are forbidden to a plan without rules, and a wrong one is rejected', async () => {
    const query = '?q[tab_eq]=my-carriers'
    const counts = `connections/for_broker_portal/verdict_counts${query}`
    await testCompany.database.db
      .updateTable('companies')
      .set({ can_rule: false })
      .where('id', '=', 1)
      .execute()
    expect((await north.get(counts)).status).toBe(403)
    for (const more of ['q[verdict_eq]=fail', 'q[s]=verdict%20asc'])
      expect((await north.get(`connections/for_broker_portal${query}&${more}`)).status).toBe(403)
    await testCompany.database.db
      .updateTable('companies')
      .set({ can_rule: true })
      .where('id', '=', 1)
      .execute()
    expect((await north.get(`connections/for_broker_portal${query}&q[verdict_eq]=bad`)).status).toBe(422)
    expect((await north.get('connections/for_broker_portal/verdict_counts')).status).toBe(422)
  })

  it.each([
    [''],
    ['?q[tab_eq]=all'],
    ['?q[status_eq]=onboarded'],
    ['?q[tab_eq]=dismissed&q[s]=id'],
    ['?q[tab_eq]=dismissed&per_page=51'],
    ['?q[tab_eq]=dismissed&tab=1'],
  ])('connection tabs queried with %j are rejected', async query => {
    expect((await north.get(`connections/for_broker_portal${query}`)).status).toBe(422)
  })
})

describe('connections', () => {
  it('connections are listed for one carrier or all, highest id first', async () => {
    const first = await connect()
    const second = await connect({ carrier_id: 2 })
    await connect({ carrier_id: 1, issuer_id: 2 })
    const idsOf = async (query: string) =>
      (await bodyOf<Connection[]>(await north.get(`connections?${query}`))).map(({ id }) => id)
    expect(await idsOf('issuer_id=1&carrier_id=1&page=1&per_page=50')).toEqual([first])
    expect(await idsOf('')).toEqual([second, first])
    expect(await idsOf('carrier_id=999')).toEqual([])
  })

  it.each([
    ['issuer_id=2', 404],
    ['issuer_id=999', 404],
    ['carrier_id=x', 422],
    ['q[carrier_id_eq]=1', 422],
    ['s=id', 422],
  ])('connections queried with %s are rejected with %i', async (query, status) => {
    expect((await north.get(`connections?${query}`)).status).toBe(status)
  })

  it.each([
    ['ended', 403],
    ['trucker', 403],
    ['new', 403],
    ['unpaid', 403],
  ] as const)('connections are forbidden to %s', async (person, status) => {
    const browser = await testCompany.as(person)
    expect((await browser.get('connections')).status).toBe(status)
    expect((await browser.get('connections/for_broker_portal?q[tab_eq]=dismissed')).status).toBe(status)
    await refusedWithoutChange(testCompany, status, () => mark(1, undefined, browser))
    await refusedWithoutChange(testCompany, status, () => change(1, { status: 'onboarded' }, browser))
  })

  it('connections reject a visitor', async () => {
    const visitor = testCompany.newBrowser()
    expect((await visitor.get('connections')).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () => mark(1, undefined, visitor))
  })
})

describe('changing a connection', () => {
  it('a status change changes nothing else', async () => {
    const id = await connect({ is_dismissed: true, receiver_company_id: 5 })
    const changed = await bodyOf<Connection>(await change(id, { status: 'onboarded' }))
    expect(changed).toMatchObject({ id, status: 'onboarded', is_dismissed: true, notes: null })
    expect(await connectionRow()).toMatchObject([
      { id, status: 'onboarded', is_dismissed: true, receiver_company_id: 5 },
    ])
  })

  it('dismissing and restoring a connection keeps its status', async () => {
    const id = await connect({ status: 'onboarded' })
    for (const is_dismissed of [true, true, false])
      expect(await bodyOf<Connection>(await change(id, { is_dismissed }))).toMatchObject({
        status: 'onboarded',
        is_dismissed,
      })
  })

  it('simultaneous changes of a connection leave the row of one of them', async () => {
    const id = await connect()
    const answers = await Promise.all([
      change(id, { status: 'onboarded' }),
      change(id, { is_dismissed: true }),
      change(id, { status: 'needs_to_onboard' }),
      mark(1, { status: 'do_not_dispatch', notes: 'Hostage load.' }),
      change(id, { status: 'onboarded' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const rows = await connectionRow()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id, is_dismissed: true, notes: 'Hostage load.' })
  })

  it.each([
    [{ status: 'gone' }, 422],
    [{ status: null }, 422],
    [{ is_dismissed: 'maybe' }, 422],
    [{ status: 'onboarded', is_dismissed: true }, 422],
    [{}, 422],
    [{ notes: 'x' }, 422],
    [{ status: 'onboarded', issuer_id: 2 }, 422],
    [undefined, 422],
  ])('changing a connection to %j is rejected with %i', async (to, status) => {
    const id = await connect()
    await refusedWithoutChange(testCompany, status, () => change(id, to))
  })

  it("changing another company's connection is rejected like a missing one", async () => {
    const foreign = await connect({ issuer_id: 2 })
    const answers = await Promise.all(
      [foreign, 999_999].map(id =>
        refusedWithoutChange(testCompany, 404, () => change(id, { is_dismissed: true })),
      ),
    )
    const [one, other] = await Promise.all(answers.map(answer => bodyOf<{ errors: unknown }>(answer)))
    expect(one?.errors).toEqual(other?.errors)
  })

  it('changing a connection needs the onboarding right', async () => {
    const id = await connect()
    await refusedWithoutChange(testCompany, 403, () => change(id, { status: 'onboarded' }, plain))
  })
})

describe('do not dispatch', () => {
  it('do not dispatch creates a missing connection, with notes as plain text', async () => {
    const marked = await bodyOf<Connection>(
      await mark(2, { status: 'do_not_dispatch', notes: '  Double \u202ebrokered.\n' }),
    )
    expect(marked).toMatchObject({
      status: 'do_not_dispatch',
      is_dismissed: false,
      notes: 'Double brokered.',
      issuer_id: 1,
      carrier_id: 2,
      receiver: null,
      latest_onboarding_packet: null,
    })
    expect(await tabsOf(marked.id)).toEqual(['do-not-dispatch'])
  })

  it('do not dispatch set again changes nothing and keeps the notes when none are given', async () => {
    const { decision_record_id: _, ...first } = await bodyOf<{ decision_record_id: number }>(
      await mark(1, { status: 'do_not_dispatch', notes: 'Once.' }),
    )
    const before = await connectionRow()
    testCompany.clock.move(60)
    for (const notes of [undefined, null, ' ', 'Once.'])
      expect(await bodyOf(await mark(1, { status: 'do_not_dispatch', notes }))).toEqual(first)
    expect(await connectionRow()).toEqual(before)
    expect(
      await bodyOf<Connection>(await mark(1, { status: 'do_not_dispatch', notes: 'Twice.' })),
    ).toMatchObject({ notes: 'Twice.' })
  })

  it('do not dispatch whose notes mention a colleague is a note that waits for them, or nothing at all', async () => {
    const body = { status: 'do_not_dispatch', notes: 'Hostage load. @north Person' }
    const marked = await mark(2, { ...body, mentioned_user_ids: [1, 1] })
    expect(marked.status).toBe(200)
    const waiting = async () =>
      (await bodyOf<{ carrier_id: number }[]>(await north.get('note_mentions'))).map(each => each.carrier_id)
    expect(await waiting()).toEqual([2])
    await mark(2, { ...body, mentioned_user_ids: [1] })
    expect(await waiting()).toEqual([2])
    const foreign = await mark(3, { ...body, mentioned_user_ids: [4_000] })
    expect([foreign.status, await bodyOf(foreign)]).toMatchObject([
      422,
      { errors: [{ field: 'mentioned_user_ids' }] },
    ])
    expect((await connectionRow()).map(row => row.carrier_id)).toEqual([2])
  })

  it('do not dispatch names the notes that it replaced, and a status brings them back', async () => {
    await mark(2, { status: 'do_not_dispatch', notes: 'Pays late.' })
    const again = await mark(2, { status: 'do_not_dispatch', notes: 'Do not book.' })
    const { id, ...replaced } = await bodyOf<Connection & { replaced_notes: string }>(again)
    expect(replaced).toMatchObject({ notes: 'Do not book.', replaced_notes: 'Pays late.' })
    const back = await change(id, { status: 'onboarded', notes: 'Pays late.' })
    expect(await bodyOf(back)).toMatchObject({ status: 'onboarded', notes: 'Pays late.' })
    expect((await change(id, { is_dismissed: true, notes: 'No.' })).status).toBe(422)
  })

  it('open work is of the own company, and leaves rate confirmations out without them in the plan', async () => {
    await db()
      .insertInto('loads')
      .values([
        { company_id: 1, carrier_id: 2, external_load_number: 'NL-1', status: 'covered' },
        { company_id: 2, carrier_id: 2, external_load_number: 'SO-1', status: 'covered' },
      ])
      .execute()
    const work = await bodyOf(await north.get('connections/open_work?q[carrier_id_in][]=2'))
    expect(work).toMatchObject({ loads: { total: 1, newest: [{ external_load_number: 'NL-1' }] } })
  })

  it('do not dispatch set by many at once makes one connection', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(3)))
    const ids = await Promise.all(answers.map(async answer => (await bodyOf<Connection>(answer)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await connectionRow()).toHaveLength(1)
  })

  it("do not dispatch keeps a dismissal, a receiver and another company's connection", async () => {
    await connect({ is_dismissed: true, receiver_company_id: 5, status: 'onboarded' })
    await connect({ issuer_id: 2, status: 'onboarded' })
    await mark(1)
    expect(
      await db()
        .selectFrom('connections')
        .select(['issuer_id', 'status', 'is_dismissed', 'receiver_company_id'])
        .orderBy('issuer_id')
        .execute(),
    ).toEqual([
      { issuer_id: 1, status: 'do_not_dispatch', is_dismissed: true, receiver_company_id: 5 },
      { issuer_id: 2, status: 'onboarded', is_dismissed: false, receiver_company_id: null },
    ])
  })

  it('do not dispatch can be set for an unfindable carrier that has a connection', async () => {
    await connect({ carrier_id: 4 })
    expect((await mark(4)).status).toBe(200)
  })

  it.each([
    [999, { status: 'do_not_dispatch' }, 404],
    [4, { status: 'do_not_dispatch' }, 404],
    ['x', { status: 'do_not_dispatch' }, 422],
    [1, { status: 'onboarded' }, 422],
    [1, {}, 422],
    [1, { status: 'do_not_dispatch', notes: 'x'.repeat(2_001) }, 422],
    [1, { status: 'do_not_dispatch', notes: 7 }, 422],
    [1, { status: 'do_not_dispatch', issuer_id: 2 }, 422],
  ])('do not dispatch for the carrier %j with %j is rejected with %i', async (carrier, body, status) => {
    await refusedWithoutChange(testCompany, status, () => mark(carrier, body))
  })
})

describe('a connection that someone else changes', () => {
  const changeAs = (id: number, tag: string, connection: unknown) =>
    north.call('PATCH', `connections/${id}`, { connection }, { 'if-match': tag })

  it('a connection is changed only in the state that was seen', async () => {
    const id = await connect()
    expect((await changeAs(id, '"needs_to_onboard"', { status: 'onboarded' })).status).toBe(200)
    expect((await changeAs(id, '"needs_to_onboard"', { is_dismissed: true })).status).toBe(409)
    expect((await changeAs(id, '"onboarded"', { is_dismissed: true })).status).toBe(200)
    expect((await changeAs(id, '"onboarded dismissed"', { is_dismissed: false })).status).toBe(200)
    for (const tag of ['"none"', '"a newer word"', 'onboarded', '*'])
      expect((await changeAs(id, tag, { is_dismissed: true })).status).toBe(409)
    expect(await connectionRow()).toMatchObject([{ status: 'onboarded', is_dismissed: false }])
  })

  it('an onboarding of a carrier that was blocked meanwhile is refused with who blocked it, and when', async () => {
    const id = await connect()
    await mark(1, { status: 'do_not_dispatch', notes: 'Double brokered.' })
    const refused = await changeAs(id, '"needs_to_onboard"', { status: 'onboarded' })
    expect(refused.status).toBe(409)
    expect(await bodyOf(refused)).toMatchObject({
      errors: [
        {
          field: null,
          message: expect.stringMatching(
            /^plain Person marked this carrier Do not dispatch on Nov 2\d, 2026, \d+:\d\d [AP]M UTC\.$/,
          ),
        },
      ],
    })
    const release = await north.call('PATCH', `connections/${id}/release`, undefined, {
      'if-match': '"onboarded held"',
    })
    expect([release.status, JSON.stringify(await release.json())]).toEqual([
      409,
      expect.stringContaining('marked this carrier Do not dispatch'),
    ])
    expect((await changeAs(id, '"do_not_dispatch"', { status: 'onboarded' })).status).toBe(200)
  })

  it('a carrier that is do not dispatch is not invited', async () => {
    await mark(2)
    const sent = { carrier_id: 2, email: 'office@oak.example' }
    const invite = () => north.post('connection_invitations', { connection_invitation: sent })
    await refusedWithoutChange(testCompany, 409, invite)
    await change((await connectionRow())[0]?.id ?? 0, { status: 'needs_to_onboard' })
    expect((await invite()).status).toBe(201)
  })

  it('of two people who saw the same connection, one changes it', async () => {
    const id = await connect()
    const tag = '"needs_to_onboard"'
    const answers = await Promise.all([
      changeAs(id, tag, { status: 'onboarded' }),
      changeAs(id, tag, { status: 'do_not_dispatch' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('a missing connection is not found, whatever was seen', async () => {
    expect((await changeAs(999, '"onboarded"', { is_dismissed: true })).status).toBe(404)
  })
})
