import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

interface Entry {
  readonly id: number
  readonly kind: string
  readonly user_name: string
  readonly source: string
  readonly subject: { readonly is_type: string; readonly id: number | null; readonly label: string } | null
  readonly carriers: readonly { readonly id: number; readonly legal_name: string }[]
  readonly carriers_count: number
  readonly reason: string | null
  readonly before: readonly string[] | null
  readonly after: readonly string[] | null
}

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())

const list = async (query = '', by = north) => {
  const response = await by.get(`audit_entries${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as readonly Entry[]
}
const override = (by: TestBrowser, is_type = 'cargo_at_least_100000', carrier_id = 1) =>
  by.post('rule_overrides', {
    rule_override: { carrier_id, is_type, expiration_date: '2027-03-04' },
  })
const note = (by: TestBrowser, text: string, carrier_id = 1) =>
  by.post('notes', { note: { carrier_id, text } })

describe('an audit entry', () => {
  it('says who did what with which carrier, when and from where', async () => {
    await override(north)
    const [entry] = await list()
    expect(entry).toMatchObject({
      kind: 'override_created',
      occurred_at: '2026-11-21T08:00:00.000Z',
      user_name: 'north Person',
      source: 'browser',
      subject: { is_type: 'rule', label: 'cargo_at_least_100000' },
      carriers: [{ id: 1, legal_name: 'Eagle Mesa Freight, L.L.C.' }],
      carriers_count: 1,
      after: ['2027-03-04'],
      before: null,
      reason: null,
    })
  })

  it('has the reason that the author of an override gives right after it, once', async () => {
    const reason = 'Override of Cargo at least 100,000 until Mar 4, 2027: The insurer called.'
    await note(south, reason)
    await note(north, 'Called dispatch.')
    expect((await list())[0]?.reason).toBeNull()
    await note(north, reason)
    await note(north, 'Override of something: another text')
    expect((await list())[0]?.reason).toBe(reason)
  })

  it('has no reason that comes more than ten minutes after the override', async () => {
    await override(north, 'bipd_at_least_750000')
    testCompany.clock.move(601)
    await note(north, 'Override of BIPD at least 750,000 for ever: Late.')
    expect((await list())[0]).toMatchObject({ kind: 'override_created', reason: null })
  })

  it('is one for many carriers, which names three and counts all', async () => {
    const file = new File(['DOT 123\nDOT 1234\nDOT 12345\nDOT 777'], 'list.csv')
    const form = new FormData()
    form.set('file', file)
    await north.post('subscriptions/upload_file', form)
    const [entry] = await list()
    expect(entry).toMatchObject({ kind: 'carrier_monitored', carriers_count: 4 })
    expect(entry?.carriers.map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await list('?q[carrier_id_eq]=5'))[0]?.id).toBe(entry?.id)
  })

  it('is kept when its author leaves', async () => {
    const { db } = testCompany.database
    const plain = await testCompany.as('plain')
    await plain.post('subscriptions/create_by_carrier', { carrier_id: 2 })
    await plain.post('decision_records', { decision_record: { carrier_id: 2 } })
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'plain@office.example')
      .executeTakeFirstOrThrow()
    expect((await north.call('DELETE', `api/v1/users/${id}`)).status).toBe(204)
    expect((await list())[0]).toMatchObject({
      kind: 'user_removed',
      subject: { is_type: 'user', id, label: 'plain Person' },
    })
    expect((await list(`?q[user_id_eq]=${id}`))[0]).toMatchObject({
      kind: 'decision_recorded',
      user_name: 'plain Person',
    })
  })

  it('is never changed or removed by any user', async () => {
    const { db } = testCompany.database
    for (const table of ['audit_entries', 'audit_entry_carriers', 'audit_entry_reasons']) {
      const name = sql.table(table)
      const column = sql.ref(table === 'audit_entries' ? 'user_name' : 'entry_id')
      await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow('never changed or removed')
      await expect(sql`update ${name} set ${column} = ${column}`.execute(db)).rejects.toThrow(
        'never changed or removed',
      )
    }
  })

  it('is not written when its act fails', async () => {
    const before = await list()
    expect((await override(north)).status).toBe(422)
    expect((await north.call('DELETE', 'subscriptions/destroy_by_carrier?carrier_id=4')).status).toBe(404)
    expect(await list()).toEqual(before)
  })
})

describe('the audit log', () => {
  it('is filtered by kind, person, carrier and time, each alone and together', async () => {
    const all = await list()
    const kinds = async (query: string) => (await list(query)).map(({ kind }) => kind)
    expect(await kinds('?q[kind_eq]=override_created')).toEqual(['override_created', 'override_created'])
    expect(await kinds('?q[kind_eq]=override_created&q[carrier_id_eq]=2')).toEqual([])
    expect(await list('?q[occurred_at_gteq]=2026-11-21T08:00:00.000Z')).toEqual(all)
    expect(await list('?q[occurred_at_lt]=2026-11-21T08:00:00.000Z')).toEqual([])
    expect((await north.get('audit_entries?q[user_id_eq]=999')).status).toBe(404)
  })

  it('names everyone in it', async () => {
    const authors = await (await north.get('audit_entries/authors')).json()
    expect(authors).toEqual([
      { user_id: expect.any(Number), user_name: 'north Person' },
      { user_id: expect.any(Number), user_name: 'plain Person' },
    ])
  })

  it("of another company is another one's", async () => {
    expect(await list('', south)).toEqual([])
    expect(await (await south.get('audit_entries/authors')).json()).toEqual([])
  })

  it('hides overrides of safety rules from users without access to safety data', async () => {
    await override(north, 'satisfactory_or_unrated_safety_rating')
    expect((await list())[0]?.subject?.label).toBe('satisfactory_or_unrated_safety_rating')
    const { db } = testCompany.database
    await sql`update users set scopes = array['compliance', 'block_safety_data']
      where email = 'unsafe@office.example'`.execute(db)
    const unsafe = await testCompany.as('unsafe')
    const seen = await list('', unsafe)
    expect(seen.map(({ subject }) => subject?.label)).not.toContain('satisfactory_or_unrated_safety_rating')
    expect(seen.map(({ subject }) => subject?.label)).toContain('cargo_at_least_100000')
  })

  it.each([
    ['q[kind_eq]=everything', 'q.kind_eq'],
    ['q[occurred_at_gteq]=yesterday', 'q.occurred_at_gteq'],
    ['q[company_id_eq]=2', 'q'],
  ])('refuses the filter %s', async (query, field) => {
    const response = await north.get(`audit_entries?${query}`)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: readonly { field: string }[] }
    expect(errors[0]?.field).toContain(field)
  })

  it('has an export that the portal makes, of a list that it knows', async () => {
    const sent = { export: { list: 'connections', rows: 120 } }
    expect((await north.post('audit_entries/exports', sent)).status).toBe(204)
    expect((await list())[0]).toMatchObject({
      kind: 'exported',
      subject: { is_type: 'list', label: 'connections' },
      row_count: 120,
    })
    const unknown = { export: { list: 'passwords', rows: 1 } }
    expect((await north.post('audit_entries/exports', unknown)).status).toBe(422)
    const unpaid = await testCompany.as('unpaid')
    expect((await unpaid.post('audit_entries/exports', sent)).status).toBe(403)
  })
})
