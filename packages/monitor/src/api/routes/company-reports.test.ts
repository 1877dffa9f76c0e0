import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Worker } from '../../company/jobs/worker.ts'
import type { WireReport } from '../../company/reports/read-reports.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('jobs').execute()
  await testCompany.database.db.deleteFrom('uploaded_files').execute()
})

/** The reports of company 1, by the last part of their ids. */
const MONITORED = 101
const CONNECTIONS = 102
const ALERTS = 105
const USERS = 106

const run = (id: number, by = north) => by.call('PATCH', `company_reports/${id}/run_report`)
const listed = async (by = north) => (await (await by.get('company_reports')).json()) as WireReport[]
const found = async (id: number) => (await listed()).find(report => report.id === id)
const work = () => new Worker(testCompany.monitor.services).drain()
const fileOf = async (id: number, by = north) => {
  const response = await by.get(`company_reports/${id}/file`)
  expect(response.status).toBe(200)
  return { text: await response.text(), headers: response.headers }
}

describe('company reports', () => {
  it('every company has the reports by name, never run at first', async () => {
    const response = await north.get('company_reports')
    const reports = (await response.json()) as WireReport[]
    expect(reports.map(({ name }) => name)).toEqual(reports.map(({ name }) => name).toSorted())
    expect(reports[0]).toEqual({
      id: expect.any(Number),
      name: 'Connections and status',
      status: 'never_run',
      progress: null,
      asked_at: null,
      started_at: null,
      ended_at: null,
      reason: null,
      file: null,
    })
    expect(response.headers.get('totalitems')).toBe(String(reports.length))
    expect(await (await north.get('company_reports?page=2&per_page=4')).json()).toEqual(reports.slice(4))
    const own = new Set(reports.map(({ id }) => id))
    expect((await listed(south)).some(({ id }) => own.has(id))).toBe(false)
  })

  it('a report run is answered at once and gives a file when it is done', async () => {
    expect(await (await run(USERS)).json()).toMatchObject({
      id: USERS,
      status: 'queued',
      asked_at: testCompany.clock.now().toISOString(),
    })
    await work()
    expect(await found(USERS)).toMatchObject({
      status: 'done',
      progress: null,
      file: { name: 'users-2026-11-21.csv', url: '/monitor/company_reports/106/file' },
    })
    const { text, headers } = await fileOf(USERS)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment; filename="users-2026-11-21.csv"')
    expect(text).toContain('north,Person,north@office.example')
    expect(text).not.toContain('south@office.example')
    const bytes = await (await north.get(`company_reports/${USERS}/file`)).arrayBuffer()
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('reports write carriers and notes as text that no spreadsheet runs as a formula', async () => {
    await testCompany.database.db
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 3, status: 'do_not_dispatch', notes: '=HYPERLINK("x"), never' })
      .execute()
    await run(CONNECTIONS)
    await work()
    const lines = (await fileOf(CONNECTIONS)).text.split('\r\n')
    expect(lines[0]).toBe('Carrier,Doing business as,DOT,MC,City,State,Status,Dismissed,Notes,Last changed')
    expect(lines[1]).toContain(`EAGLE & SONS,Eagle Brothers,12345,,Amarillo,TX,do not dispatch,no,`)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x""), never"`)
  })

  it('a report reads all its rows page by page', async () => {
    await testCompany.database.db
      .insertInto('identity_alerts')
      .values(
        Array.from({ length: 1_201 }, (_, at) => ({
          company_id: 1,
          is_type: 'no_payment',
          message: `Alert ${at}`,
          file_date: '2026-11-20',
        })),
      )
      .execute()
    await run(ALERTS)
    await work()
    const lines = (await fileOf(ALERTS)).text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1_202)
    expect(lines.at(-1)).toContain('Alert 1200')
  })

  it('a report is not started again while a run waits or is under way', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => run(MONITORED)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
    await refusedWithoutChange(testCompany, 409, () => run(MONITORED))
    await testCompany.database.db
      .updateTable('jobs')
      .set({
        state: 'running',
        progress: 40,
        lease_until: testCompany.clock.now(),
        started_at: testCompany.clock.now(),
      })
      .execute()
    expect(await found(MONITORED)).toMatchObject({ status: 'running', progress: 40 })
    await refusedWithoutChange(testCompany, 409, () => run(MONITORED))
  })

  it('a new run replaces the file of the run before', async () => {
    await run(USERS)
    await work()
    await run(USERS)
    await refusedWithoutChange(testCompany, 404, () => north.get(`company_reports/${USERS}/file`))
    await work()
    await fileOf(USERS)
    const files = await testCompany.database.db.selectFrom('uploaded_files').select('id').execute()
    expect(files).toHaveLength(1)
  })

  it('a report run is cancelled when the company loses the right to exports', async () => {
    await run(USERS)
    await testCompany.database.db
      .updateTable('companies')
      .set({ can_export: false })
      .where('id', '=', 1)
      .execute()
    await work()
    expect(await found(USERS)).toMatchObject({
      status: 'cancelled',
      reason: 'Your plan no longer includes exports.',
    })
    await refusedWithoutChange(testCompany, 403, () => run(USERS))
    await refusedWithoutChange(testCompany, 403, () => north.get(`company_reports/${USERS}/file`))
    await testCompany.database.db
      .updateTable('companies')
      .set({ can_export: true })
      .where('id', '=', 1)
      .execute()
  })

  it.each([USERS, 99, 107, 200, 999_999])(
    'reports of another company or of none (%i) are not found',
    async id => {
      await refusedWithoutChange(testCompany, 404, () => run(id, south))
      await refusedWithoutChange(testCompany, 404, () => south.get(`company_reports/${id}/file`))
    },
  )

  it('a report that was never run has no file', async () => {
    await refusedWithoutChange(testCompany, 404, () => north.get(`company_reports/${USERS}/file`))
  })

  it.each<[Person, number]>([
    ['ended', 403],
    ['trucker', 403],
    ['new', 403],
    ['reviewed', 418],
  ])('reports are forbidden to %s', async (person, status) => {
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => by.get('company_reports'))
    await refusedWithoutChange(testCompany, status, () => run(USERS, by))
    await refusedWithoutChange(testCompany, status, () => by.get(`company_reports/${USERS}/file`))
  })

  it('reports are listed for a plan without exports, and can neither run nor be read', async () => {
    const unpaid = await testCompany.as('unpaid')
    expect(await listed(unpaid)).not.toEqual([])
    await refusedWithoutChange(testCompany, 403, () => run(601 + 5, unpaid))
    await refusedWithoutChange(testCompany, 422, () => north.get('company_reports?q[name_eq]=a'))
  })
})

describe('reports and hidden data', () => {
  const OVERRIDES = 103
  const MONITORED_OF_WATCH = 401

  it('the report of user rights needs the right to manage users', async () => {
    await refusedWithoutChange(testCompany, 403, () => run(USERS, plain))
    expect((await run(USERS)).status).toBe(200)
    await work()
    expect((await plain.get(`company_reports/${USERS}/file`)).status).toBe(403)
    expect((await north.get(`company_reports/${USERS}/file`)).status).toBe(200)
  })

  it('the report of rule overrides is forbidden to users without safety data', async () => {
    const unsafe = await testCompany.as('unsafe')
    await refusedWithoutChange(testCompany, 403, () => run(OVERRIDES, unsafe))
    expect((await run(OVERRIDES)).status).toBe(200)
    await work()
    expect((await unsafe.get(`company_reports/${OVERRIDES}/file`)).status).toBe(403)
    expect((await plain.get(`company_reports/${OVERRIDES}/file`)).status).toBe(200)
  })

  it.each([
    ['connections', 'can_connect', CONNECTIONS],
    ['rules', 'can_rule', OVERRIDES],
  ] as const)('the report of %s needs a plan that includes them', async (_, flag, id) => {
    const set = (is: boolean) =>
      testCompany.database.db
        .updateTable('companies')
        .set({ [flag]: is })
        .where('id', '=', 1)
        .execute()
    await set(false)
    await refusedWithoutChange(testCompany, 403, () => run(id))
    await set(true)
  })

  it('the report with phones and addresses needs the full profile', async () => {
    const { db } = testCompany.database
    await db.updateTable('companies').set({ can_export: true }).where('id', '=', 4).execute()
    const watch = await testCompany.as('watch')
    await refusedWithoutChange(testCompany, 403, () => run(MONITORED_OF_WATCH, watch))
  })
})

describe('the report of insurance that ends soon', () => {
  it('insurance ends at the earlier date in the report, with excess cover marked and unconfirmed cover left out', async () => {
    const { db } = testCompany.database
    await db.insertInto('subscriptions').values({ company_id: 1, carrier_id: 2, user_id: 1 }).execute()
    const policy = { carrier_id: 2, kind: 'cargo', as_of: '2026-11-01' } as const
    await db
      .insertInto('carrier_insurances')
      .values([
        { ...policy, amount: 1, expires_on: '2026-12-01', cancelled_on: '2028-01-01' },
        { ...policy, amount: 2, expires_on: '2026-12-02', is_primary: false },
        { ...policy, amount: 3, expires_on: '2026-12-03', is_pending: true },
      ])
      .execute()
    await run(104)
    await work()
    const lines = (await fileOf(104)).text.trim().split('\r\n').slice(1)
    expect(lines.map(line => line.split(',').slice(-3))).toEqual([
      ['cargo', '1', '2026-12-01'],
      ['umbrella', '2', '2026-12-02'],
    ])
  })
})
