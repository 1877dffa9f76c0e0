import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoggedRun } from '../../federal/import/store/import-runs.ts'
import { DATA_SETS, type DataSet, dataSetsNamed } from '../../federal/keep-current/data-sets.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { federalOverview } from './federal-overview.ts'

const CRASHES = dataSetsNamed('sms-crashes')[0] as DataSet
const CARRIER = dataSetsNamed('motus-carrier')[0] as DataSet
const ORDERS = dataSetsNamed('out-of-service-orders')[0] as DataSet

describe('the page of federal files', () => {
  let testCompany: TestCompany
  beforeAll(async () => {
    testCompany = await startTestCompany()
  })
  afterAll(() => testCompany.close())
  const request = (path: string, from = '127.0.0.1') =>
    testCompany.monitor.fetch(new Request(`http://127.0.0.1:4100${path}`), { remoteAddress: from })

  it('lists each file with its day, rows, rejects and last run, and those that were never taken', async () => {
    await testCompany.monitor.services.db
      .insertInto('import_runs')
      .values({
        kind: CRASHES.title,
        file_name: 'crashes.csv',
        data_set: CRASHES.id,
        published_on: '2026-11-20',
        as_of: '2026-11-18',
        rows_read: 1234,
        rejected: 5,
        started_at: '2026-11-21T07:00:00Z',
        finished_at: '2026-11-21T07:02:00Z',
      })
      .execute()
    await testCompany.monitor.services.db
      .insertInto('import_runs')
      .values({ kind: '', file_name: '<b>mine</b>.csv', refusal: 'it is empty.' })
      .execute()
    const page = await (await request('/monitor/federal')).text()
    expect(page).toContain(`${CRASHES.title}<br><small>${CRASHES.id}</small>`)
    expect(page).toMatch(/2026-11-18<br>.*\n.*1,234<.*\n[^]*5<.*\n.*2026-11-21 07:00:00 UTC/)
    expect(page).toContain('Never downloaded')
    expect(page).toContain('Refused: it is empty.')
    expect(page).not.toMatch(/<b>|<script/)
    const files = (await (await request('/federal.json')).json()) as { id: string; state: object }[]
    expect(files.find(({ id }) => id === CRASHES.id)?.state).toEqual({ kind: 'current' })
  })

  it('shows the rows of a difference as those of the difference', async () => {
    await testCompany.monitor.services.db
      .insertInto('import_runs')
      .values({
        kind: CARRIER.title,
        file_name: 'a.csv',
        data_set: CARRIER.id,
        is_difference: true,
        published_on: '2026-11-20',
        content_digest: 'd',
        as_of: '2026-11-20',
        rows_read: 1,
        finished_at: '2026-11-21T07:02:00Z',
      })
      .execute()
    expect(await (await request('/federal')).text()).toContain('1<br><small>in the last difference</small>')
  })

  it('tells which files were read whole, whose rows wait, and which rules are incomplete by them', async () => {
    const { db } = testCompany.monitor.services
    await db
      .insertInto('federal_files')
      .values([
        { kind: 'out-of-service-orders', as_of: '2026-11-20' },
        { kind: 'motus-insurance-history', as_of: '2026-10-02' },
      ])
      .execute()
    await db
      .insertInto('refused_rows')
      .values([
        { kind: ORDERS.kind, source: ORDERS.id, number: 'DOT 1', state: 'refused' },
        { kind: ORDERS.kind, source: ORDERS.id, number: 'DOT 2', state: 'waiting' },
        { kind: ORDERS.kind, source: ORDERS.id, number: 'DOT 3', state: 'unknown' },
      ])
      .execute()
    const files = (await (await request('/federal.json')).json()) as { id: string }[]
    const file = (id: string) => files.find(it => it.id === id)
    expect(file(ORDERS.id)).toMatchObject({
      isWhole: true,
      factsOf: '2026-11-20',
      refused: { onRecord: 2, waiting: 1 },
      incomplete: { rules: ['no_active_out_of_service_orders', 'no_ties_to_revoked'], of: 'refused' },
    })
    const page = await (await request('/federal')).text()
    expect(page).toContain('2<br><small>1 waits to be read again</small>')
    expect(page).toContain('Of these carriers: no active out of service orders')
    expect(page).toMatch(/2026-10-02<br><small>\d+ days ago, late<\/small>/)
  })

  it('does not exist for another machine', async () => {
    for (const path of ['/federal', '/federal.json', '/monitor/federal'])
      expect((await request(path, '10.1.2.3')).status).toBe(404)
  })
})

describe('federalOverview', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const at = (day: string) => new Date(`${day}T07:00:00Z`)
  const aRun = (changes: Partial<LoggedRun>): LoggedRun => ({
    id: 1,
    kind: 'a kind',
    fileName: 'a.csv',
    dataSet: CARRIER.id,
    isDifference: false,
    publishedOn: '2026-11-20',
    digest: 'x',
    asOf: '2026-11-20',
    rows: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    startedAt: at('2026-11-20'),
    finishedAt: at('2026-11-20'),
    refusal: null,
    checkedAt: null,
    isWhole: true,
    ...changes,
  })
  const stateOf = (...runs: LoggedRun[]) =>
    federalOverview(runs, now).find(({ id }) => id === CARRIER.id)?.state

  const SMS_INSPECTIONS = { kind: 'sms-inspections', as_of: '2026-11-01' }
  const INSPECTED = [
    'inspected_within_last_24_months',
    'vehicle_out_of_service_rate_at_most_100_percent',
    'driver_out_of_service_rate_at_most_100_percent',
    'no_driver_out_of_service_for_english',
  ]
  it.each([
    [
      'was never read whole',
      [],
      { isWhole: false, isLate: false, incomplete: { rules: INSPECTED, of: 'all' } },
    ],
    [
      'was read whole and is late',
      [{ kind: 'inspections', as_of: '2026-11-06' }],
      { isWhole: true, isLate: true, incomplete: { rules: INSPECTED, of: 'all' } },
    ],
    [
      'was read whole in time',
      [{ kind: 'inspections', as_of: '2026-11-07' }],
      { isWhole: true, isLate: false, incomplete: undefined },
    ],
    [
      'was never read whole, where another one is enough',
      [SMS_INSPECTIONS],
      { isWhole: false, incomplete: undefined },
    ],
  ])('a file that decides a rule and %s', (_, whole, found) => {
    const files = federalOverview([], now, { whole, refused: [] })
    expect(files.find(({ id }) => id === 'fx4q-ay7w')).toMatchObject(found)
  })

  it('a file that someone named is whole where they said so', () => {
    const named = aRun({ dataSet: null, fileName: 'mine.csv', isWhole: false })
    const refused = [{ source: 'mine.csv', onRecord: 3, waiting: 0 }]
    const files = federalOverview([named], now, { whole: [], refused })
    expect(files.at(-1)).toMatchObject({ title: 'mine.csv', isWhole: false, refused: { onRecord: 3 } })
  })

  it('a file that was read again was not looked for', () => {
    expect(stateOf(aRun({ startedAt: at('2026-11-21'), checkedAt: at('2026-11-10') }))).toEqual({
      kind: 'late',
      days: 11,
    })
  })

  it('lists every data set, and each named file once', () => {
    const named = aRun({ dataSet: null, fileName: 'mine.csv' })
    const files = federalOverview([named, named], now)
    expect(files.map(({ title }) => title)).toEqual([...DATA_SETS.map(({ title }) => title), 'mine.csv'])
  })

  it.each([
    ['of yesterday is current', [aRun({})], { kind: 'current' }],
    ['that was never taken says so', [], { kind: 'never taken' }],
    ['of last week is late', [aRun({ startedAt: at('2026-11-14') })], { kind: 'late', days: 7 }],
    [
      'of last week without a newer version since is current',
      [aRun({ startedAt: at('2026-11-14'), checkedAt: at('2026-11-21') })],
      { kind: 'current' },
    ],
    [
      'of last week with a difference since is current',
      [
        aRun({ id: 2, dataSet: CARRIER.differenceId ?? '', isDifference: true }),
        aRun({ startedAt: at('2026-11-14') }),
      ],
      { kind: 'current' },
    ],
    [
      'whose last version was refused gives the reason',
      [aRun({ id: 2, finishedAt: null, refusal: 'no' }), aRun({})],
      { kind: 'refused', reason: 'no' },
    ],
    [
      'whose import has not ended says so',
      [aRun({ id: 2, finishedAt: null }), aRun({})],
      { kind: 'unfinished' },
    ],
  ] as const)('a file %s', (_, runs, state) => {
    expect(stateOf(...runs)).toEqual(state)
  })
})
