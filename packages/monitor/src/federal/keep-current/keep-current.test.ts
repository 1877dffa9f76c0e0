import { readdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import { lockFolder } from '../../database/folder-lock.ts'
import { systemClock } from '../../kernel/clock.ts'
import { acquireImportLease } from '../import/store/import-lease.ts'
import { readImportRuns } from '../import/store/import-runs.ts'
import { CENSUS_HEADERS, censusRow } from '../import/testing/generate-census.ts'
import { federalFile } from '../import/testing/generate-federal.ts'
import { type DataSet, dataSetsNamed } from './data-sets.ts'
import { census, keepingCurrent, SMS } from './testing/keeping-current.ts'

const [CRASHES, REVOCATION, ORDERS] = ['sms-crashes', 'li-revocation', 'out-of-service-orders'].map(
  name => dataSetsNamed(name)[0] as DataSet,
) as [DataSet, DataSet, DataSet]
const REVOCATION_HEADER =
  'DOCKET_NUMBER,DOT_NUMBER,OPERATING_AUTHORITY_REGISTRATION_TYPE,SERVE_DATE,REVOCATION_TYPE,EFFECTIVE_DATE'
/** A data set with a daily difference. */
const DAILY: DataSet = { ...SMS, differenceId: 'diff-0001', cadence: 'daily', dayColumns: [] }

const { server, run, db, publishCensus, folder } = keepingCurrent()
const names = async () =>
  (await db().selectFrom('carriers').select('legal_name').orderBy('legal_name').execute()).map(
    ({ legal_name }) => legal_name,
  )
const runs = () => readImportRuns(db())

describe('the federal files', () => {
  it('are downloaded into an empty world and imported with the census first', async () => {
    server().publish(CRASHES.id, { content: federalFile('sms-crashes') })
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-20')
    const { outcome, printed } = await run({ dataSets: [SMS, CRASHES] })
    expect(outcome).toBe('current')
    expect((await runs()).map(({ dataSet, rows, publishedOn }) => [dataSet, rows, publishedOn])).toEqual([
      [CRASHES.id, 1, '2026-11-20'],
      [SMS.id, 1, '2026-11-20'],
    ])
    expect(printed).toMatch(/What changed:\n {2}SMS Input - Motor Carrier Census: 1 added; facts of /)
    expect(await names()).toEqual(['A'])
  })

  it('that were imported are not imported again until there is a newer one', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-20')
    await run()
    const { outcome, printed } = await run()
    expect(outcome).toBe('current')
    expect(printed).toContain('Everything is current; nothing was imported.')
    publishCensus(SMS.id, { 90_000_001: 'B' }, '2026-11-21')
    expect((await run()).printed).toContain('Census: 1 changed; facts of ')
    expect(await names()).toEqual(['B'])
    expect((await run({ isAgain: true })).printed).toContain('Census: 1 unchanged, older or left out; facts')
  })

  it('that change a monitored carrier say so', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A', 90_000_002: 'B' }, '2026-11-20')
    expect((await run()).printed).toContain('No monitored carrier has changed.')
    const { id: company_id } = await db()
      .insertInto('companies')
      .values({ legal_name: 'Northlake', company_type: 'broker', brand: 'main' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: carrier_id } = await db()
      .selectFrom('carriers')
      .select('id')
      .where('legal_name', '=', 'A')
      .executeTakeFirstOrThrow()
    await db().insertInto('subscriptions').values({ company_id, carrier_id }).execute()
    publishCensus(SMS.id, { 90_000_001: 'A2', 90_000_002: 'B2' }, '2026-11-21')
    expect((await run()).printed).toContain('Monitored carriers that have changed: contact of 1.')
  })

  it('that order a monitored carrier out of service say so', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-20')
    await run()
    const { id: company_id } = await db()
      .insertInto('companies')
      .values({ legal_name: 'Northlake', company_type: 'broker', brand: 'main' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: carrier_id } = await db().selectFrom('carriers').select('id').executeTakeFirstOrThrow()
    await db().insertInto('subscriptions').values({ company_id, carrier_id }).execute()
    const services = { db: db(), clock: systemClock }
    await refreshAssessments(services, company_id, new AbortController().signal)
    server().publish(ORDERS.id, { content: federalFile('out-of-service-orders'), publishedOn: '2026-11-20' })
    const { printed } = await run({ dataSets: [SMS, ORDERS] })
    expect(printed).toContain('Monitored carriers that have changed: safety of 1.')
  })

  it('that are frozen are requested once', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-20')
    server().publish(REVOCATION.id, {
      content: federalFile('li-revocation').replace(/^/, `${REVOCATION_HEADER}\n`),
    })
    await run({ dataSets: [SMS, REVOCATION] })
    await run({ dataSets: [SMS, REVOCATION] })
    expect(server().requestsFor(REVOCATION.id)).toHaveLength(1)
    expect((await runs()).find(it => it.dataSet === REVOCATION.id)?.asOf).toBe('2020-03-01')
  })

  it('that are refused are logged with the reason, and the others are taken', async () => {
    server().publish(SMS.id, { content: census({ 90_000_001: 'A' }).replace('phy_zip', 'zip') })
    publishCensus('good-0001', { 90_000_002: 'B' }, '2026-11-20')
    const { outcome } = await run({ dataSets: [SMS, { ...SMS, id: 'good-0001' }] })
    expect(outcome).toBe('incomplete')
    expect(await names()).toEqual(['B'])
    const refused = (await runs()).find(({ refusal }) => refusal !== null)
    expect(refused).toMatchObject({ dataSet: SMS.id, finishedAt: null })
    expect(refused?.refusal).toContain('PHY_ZIP')
  })

  it('of which rows are rejected are taken, and the rejects listed', async () => {
    server().publish(SMS.id, { content: `${census({ 90_000_001: 'A' })}${censusRow({ kind: 'sms' }, 0)}\n` })
    expect((await run()).outcome).toBe('rejected')
    expect(readdirSync(folder())).toContain(`${SMS.id}.rejects.csv`)
    expect((await run()).outcome).toBe('current')
  })

  it('are imported by the next run when the one before was stopped between', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A', 90_000_002: 'B', 90_000_003: 'C' }, '2026-11-20')
    await expect(run({ stopAt: 'Reading' })).rejects.toThrow('aborted')
    const { outcome } = await run()
    expect(outcome).toBe('current')
    expect(await names()).toEqual(['A', 'B', 'C'])
    expect(server().requestsFor(SMS.id)).toHaveLength(2)
    expect(server().requestsFor(SMS.id)[1]?.headers['if-none-match']).toBeDefined()
  })
})

describe('daily differences', () => {
  const day = (isDaily: boolean, today: string) => run({ dataSets: [DAILY], isDaily, today })
  beforeEach(async () => {
    publishCensus(SMS.id, { 90_000_001: 'A', 90_000_002: 'B' }, '2026-11-18')
    await day(true, '2026-11-18')
  })

  it('begin with the whole file', async () => {
    expect(await names()).toEqual(['A', 'B'])
    expect(server().requestsFor('diff-0001')).toHaveLength(0)
  })

  it('are applied once each, in the order of their days', async () => {
    publishCensus('diff-0001', { 90_000_001: 'A2' }, '2026-11-19')
    await day(true, '2026-11-19')
    publishCensus('diff-0001', { 90_000_001: 'A3' }, '2026-11-20')
    await day(true, '2026-11-20')
    expect((await day(true, '2026-11-20')).printed).toContain('nothing was imported')
    expect(await names()).toEqual(['A3', 'B'])
    expect(server().requestsFor(SMS.id)).toHaveLength(1)
    expect((await runs()).filter(it => it.isDifference).map(it => it.asOf)).toEqual([
      '2026-11-20',
      '2026-11-19',
    ])
  })

  it('are applied again when the agency publishes that of the same day with other content', async () => {
    publishCensus('diff-0001', { 90_000_001: 'A2' }, '2026-11-19')
    await day(true, '2026-11-19')
    publishCensus('diff-0001', { 90_000_001: 'A2 CORRECTED' }, '2026-11-19')
    expect((await day(true, '2026-11-19')).outcome).toBe('current')
    expect(await names()).toEqual(['A2 CORRECTED', 'B'])
    expect((await day(true, '2026-11-19')).printed).toContain('nothing was imported')
  })

  it('wait where the whole file is older than the one that was taken, which is left', async () => {
    publishCensus(SMS.id, { 90_000_001: 'OLD', 90_000_002: 'B' }, '2026-11-17')
    const { outcome, printed } = await day(false, '2026-11-19')
    expect(outcome).toBe('incomplete')
    expect(printed).toContain('the whole file of 2026-11-17 is left, as that of 2026-11-18 was taken')
    expect(await names()).toEqual(['A', 'B'])
  })

  it('fall back to the whole file after a day that was missed', async () => {
    publishCensus('diff-0001', { 90_000_001: 'A4' }, '2026-11-21')
    publishCensus(SMS.id, { 90_000_001: 'A4', 90_000_002: 'B', 90_000_003: 'C' }, '2026-11-21')
    const { outcome, printed } = await day(true, '2026-11-21')
    expect(printed).toContain('the difference of 2026-11-19 was missed, so the whole file is taken')
    expect(outcome).toBe('current')
    expect(await names()).toEqual(['A4', 'B', 'C'])
  })

  it('wait while the whole file is older than the day that was missed', async () => {
    publishCensus('diff-0001', { 90_000_001: 'A4' }, '2026-11-21')
    const { outcome, printed } = await day(true, '2026-11-21')
    expect(outcome).toBe('incomplete')
    expect(printed).toContain('later differences wait for a newer one')
    expect(await names()).toEqual(['A', 'B'])
  })

  it('without a row leave everything as it is, and count as taken', async () => {
    server().publish('diff-0001', { content: `${CENSUS_HEADERS.sms}\n`, publishedOn: '2026-11-19' })
    expect((await day(true, '2026-11-19')).outcome).toBe('current')
    publishCensus('diff-0001', { 90_000_001: 'A3' }, '2026-11-20')
    expect((await day(true, '2026-11-20')).outcome).toBe('current')
    expect(await names()).toEqual(['A3', 'B'])
  })

  it('are requested of files that have them; a monthly file waits for its month', async () => {
    const monthly: DataSet = { ...SMS, id: 'month-001', cadence: 'monthly' }
    publishCensus('month-001', { 90_000_009: 'M' }, '2026-11-18')
    for (const today of ['2026-11-18', '2026-11-20', '2099-12-20'])
      await run({ dataSets: [monthly], isDaily: true, today })
    expect(
      server()
        .requestsFor('month-001')
        .map(({ headers }) => headers['if-none-match'] !== undefined),
    ).toEqual([false, true])
  })
})

describe('a second run', () => {
  it('is refused while another one downloads into the folder, by the name of its process', async () => {
    const release = lockFolder(folder())
    await expect(run()).rejects.toThrow(`in use by process ${process.pid}`)
    release()
  })

  it('is refused while another import writes into the database, by the name of that one', async () => {
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-20')
    const lease = await acquireImportLease(db(), 'npm run monitor:import (process 7 on host)')
    await expect(run()).rejects.toThrow(
      'Another import is under way: npm run monitor:import (process 7 on host)',
    )
    await lease.release()
    expect((await run()).outcome).toBe('current')
  })

  it('takes over from an import whose process has ended', async () => {
    await db()
      .insertInto('import_leases')
      .values({
        owner: JSON.stringify({ pid: 2 ** 30, host: hostname(), born: '1' }),
        held_by: 'one that was killed',
        until: new Date('2099-01-01'),
      })
      .execute()
    await (await acquireImportLease(db(), 'another')).release()
  })
})
