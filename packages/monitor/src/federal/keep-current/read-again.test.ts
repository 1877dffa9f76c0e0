import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { federalFile, federalLine } from '../import/testing/generate-federal.ts'
import { type DataSet, dataSetsNamed } from './data-sets.ts'
import { keepingCurrent, SMS } from './testing/keeping-current.ts'

const [ORDERS, REVOCATION, CRASHES, REGISTER] = [
  'out-of-service-orders',
  'li-revocation',
  'sms-crashes',
  'company-census',
].map(name => dataSetsNamed(name)[0] as DataSet) as [DataSet, DataSet, DataSet, DataSet]
const REVOCATION_HEADER =
  'DOCKET_NUMBER,DOT_NUMBER,OPERATING_AUTHORITY_REGISTRATION_TYPE,SERVE_DATE,REVOCATION_TYPE,EFFECTIVE_DATE\n'
const [A, B] = [90_000_001, 90_000_002]
const BOTH = [{}, { DOT_NUMBER: String(B) }]

const { server, run, db, publishCensus, folder } = keepingCurrent()

const publishOrders = (rows: Parameters<typeof federalFile>[1] = BOTH, publishedOn = '2026-11-20') =>
  server().publish(ORDERS.id, { content: federalFile('out-of-service-orders', rows), publishedOn })
const publishRevocations = () =>
  server().publish(REVOCATION.id, {
    content: `${REVOCATION_HEADER}${[A, B].map(dot => `${federalLine('li-revocation', { DOT_NUMBER: String(dot), DOCKET_NUMBER: `MC0${dot}` })}\n`).join('')}`,
  })
/** The DOT numbers of carriers with a row in a table. */
const dotsIn = async (table: string) =>
  (
    await sql<{ dot: string }>`select distinct value_key as dot from ${sql.table(table)} as t
      join carrier_identifiers as i on i.carrier_id = t.carrier_id and is_type = 'DOT' order by 1`.execute(
      db(),
    )
  ).rows.map(({ dot }) => Number(dot))
/** Whether the whole reading of a kind began after the last carrier came on record. */
const coversAll = async (kind: string) =>
  (
    await sql<{ covers: boolean }>`
      select begun_at > (select max(created_at) from carriers) as covers from federal_files where kind = ${kind}`.execute(
      db(),
    )
  ).rows[0]?.covers

describe('a first run without a census', () => {
  it.each([
    ['is not there', () => {}],
    [
      'cannot be had',
      () => {
        publishCensus(SMS.id, { [A]: 'A' }, '2026-11-20')
        server().fail(SMS.id, ...Array.from({ length: 9 }, () => ({ kind: 'status', status: 500 }) as const))
      },
    ],
  ])('leaves the files that name carriers, where it %s, and says so', async (_, prepare) => {
    const dataSets = [SMS, REVOCATION, ORDERS, CRASHES]
    publishOrders()
    publishRevocations()
    server().publish(CRASHES.id, { content: federalFile('sms-crashes') })
    prepare()
    const first = await run({ dataSets })
    expect(first.outcome).toBe('incomplete')
    expect(first.printed).toContain(
      'SMS Input - Motor Carrier Census was not taken yet: the files that name its carriers wait for it.',
    )
    server().fail(SMS.id)
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
    expect((await run({ dataSets, isDaily: true })).outcome).toBe('current')
    expect(await dotsIn('out_of_service_orders')).toEqual([A, B])
    expect(await dotsIn('revocations')).toEqual([A, B])
    expect(await dotsIn('crashes')).toEqual([A])
    expect((await run({ dataSets })).printed).toContain('Everything is current; nothing was imported.')
  })

  it('leaves them where the register cannot be had, though the other census can', async () => {
    publishCensus(SMS.id, { [A]: 'A' }, '2026-11-20')
    publishOrders()
    const { outcome, printed } = await run({ dataSets: [REGISTER, SMS, ORDERS] })
    expect(outcome).toBe('incomplete')
    expect(printed).toContain('Company Census File was not taken yet')
    expect(await dotsIn('out_of_service_orders')).toEqual([])
  })

  it('takes them where the register was taken before', async () => {
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
    await run()
    server().withdraw(SMS.id)
    publishOrders()
    expect((await run({ dataSets: [SMS, ORDERS] })).outcome).toBe('incomplete')
    expect(await dotsIn('out_of_service_orders')).toEqual([A, B])
  })
})

describe('the rows of carriers that come later', () => {
  const dataSets = [SMS, REVOCATION, ORDERS]
  const first = async () => {
    publishCensus(SMS.id, { [A]: 'A' }, '2026-11-18')
    publishOrders()
    publishRevocations()
    expect((await run({ dataSets })).outcome).toBe('rejected')
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
  }

  it.each([false, true])('are read in the run that brings the carriers, daily: %s', async isDaily => {
    await first()
    const { outcome, printed } = await run({ dataSets, isDaily, today: '2099-11-21' })
    expect(outcome).toBe('current')
    expect(printed).toContain('Out of Service Orders: 1 added, 1 unchanged, older or left out; facts of')
    expect(await dotsIn('out_of_service_orders')).toEqual([A, B])
    expect(await dotsIn('revocations')).toEqual([A, B])
    expect(await coversAll('out-of-service-orders')).toBe(true)
    expect((await run({ dataSets })).printed).toContain('Everything is current; nothing was imported.')
    expect(server().requestsFor(REVOCATION.id)).toHaveLength(1)
  })

  it('are downloaded again where their file is not stored any more', async () => {
    await first()
    for (const name of readdirSync(folder()).filter(it => it.startsWith(REVOCATION.id)))
      rmSync(join(folder(), name))
    expect((await run({ dataSets })).outcome).toBe('current')
    expect(await dotsIn('revocations')).toEqual([A, B])
    expect(server().requestsFor(REVOCATION.id)).toHaveLength(2)
  })

  it('are said to wait by a run that takes other files only', async () => {
    await first()
    const { outcome, printed } = await run({ dataSets: [SMS] })
    expect(outcome).toBe('incomplete')
    expect(printed).toContain(
      `Out of Service Orders (${ORDERS.id}): rows of 1 carrier that came on record since wait to be read again.`,
    )
    expect(await coversAll('out-of-service-orders')).toBe(false)
    expect((await run({ dataSets: [SMS] })).printed).not.toContain('Everything is current')
    expect((await run({ dataSets })).outcome).toBe('current')
  })

  it('that cannot be read are read again once, and stay refused', async () => {
    publishCensus(SMS.id, { [A]: 'A' }, '2026-11-18')
    publishOrders([{}, { DOT_NUMBER: String(B), OOS_DATE: 'soon' }])
    await run({ dataSets })
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
    expect((await run({ dataSets: [SMS, ORDERS] })).outcome).toBe('rejected')
    expect((await run({ dataSets: [SMS, ORDERS] })).printed).toContain('nothing was imported')
  })

  it('in a difference are read again from it', async () => {
    const daily: DataSet = { ...ORDERS, differenceId: 'diff-0002' }
    publishCensus(SMS.id, { [A]: 'A' }, '2026-11-18')
    publishOrders([{}], '2026-11-18')
    await run({ dataSets: [SMS, daily], today: '2026-11-18' })
    server().publish('diff-0002', {
      content: federalFile('out-of-service-orders', [{ DOT_NUMBER: String(B) }]),
      publishedOn: '2026-11-19',
    })
    await run({ dataSets: [SMS, daily], isDaily: true, today: '2026-11-19' })
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
    server().withdraw('diff-0002')
    await run({ dataSets: [SMS, daily], isDaily: true, today: '2099-11-20' })
    expect(await dotsIn('out_of_service_orders')).toEqual([A, B])
    expect(server().requestsFor(ORDERS.id)).toHaveLength(1)
  })
})

describe('a file that was read again', () => {
  it('is looked for when its time has come, as if it had not been', async () => {
    const dataSets: DataSet[] = [
      { ...SMS, cadence: 'daily' },
      { ...ORDERS, cadence: 'monthly' },
    ]
    publishCensus(SMS.id, { [A]: 'A' }, '2026-10-01')
    publishOrders(BOTH, '2026-10-01')
    await run({ dataSets, today: '2026-10-01' })
    await sql`update import_runs set finished_at = '2026-10-01'`.execute(db())
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-10-20')
    await run({ dataSets, isDaily: true, today: '2026-10-20' })
    expect(await dotsIn('out_of_service_orders')).toEqual([A, B])
    expect(server().requestsFor(ORDERS.id)).toHaveLength(1)
    await run({ dataSets, isDaily: true, today: '2026-11-05' })
    expect(server().requestsFor(ORDERS.id)).toHaveLength(2)
  })
})

describe('a carrier that comes later, of whom no row was refused', () => {
  it('is covered by the whole files that were read before', async () => {
    publishCensus(SMS.id, { [A]: 'A' }, '2026-11-18')
    publishOrders([{}])
    await run({ dataSets: [SMS, ORDERS] })
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-20')
    const { printed } = await run({ dataSets: [SMS, ORDERS] })
    expect(await coversAll('out-of-service-orders')).toBe(true)
    expect(printed).not.toContain('Out of Service Orders: ')
  })
})

describe('a file that was not read whole', () => {
  const dataSets = [SMS, REVOCATION, ORDERS]
  it('is said to be outstanding by every run, and a frozen one is looked for again', async () => {
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-18')
    publishOrders([{}, { DOT_NUMBER: '9000000x' }])
    const bad = federalLine('li-revocation', { DOT_NUMBER: '9000000x', DOCKET_NUMBER: 'MC' })
    server().publish(REVOCATION.id, { content: `${REVOCATION_HEADER}${bad}\n` })
    await run({ dataSets })
    for (const only of [dataSets, [SMS]]) {
      const { outcome, printed } = await run({ dataSets: only, isDaily: true })
      expect(outcome).toBe('rejected')
      expect(printed).toContain(`Out of Service Orders (${ORDERS.id}) was not read whole`)
      expect(printed).not.toContain('Everything is current')
    }
    publishRevocations()
    publishOrders(BOTH, '2026-11-21')
    expect((await run({ dataSets })).outcome).toBe('current')
    expect(await dotsIn('revocations')).toEqual([A, B])
  })

  it('is read again once where its rows were refused before their carriers were noted', async () => {
    publishCensus(SMS.id, { [A]: 'A', [B]: 'B' }, '2026-11-18')
    publishOrders()
    publishRevocations()
    await run({ dataSets })
    // As a version before left it that had not read all.
    await sql`delete from revocations where carrier_id in (select carrier_id from carrier_identifiers where value_key = ${String(B)})`.execute(
      db(),
    )
    await sql`delete from federal_lines where kind = 'li-revocation'`.execute(db())
    await sql`delete from federal_files where kind = 'li-revocation'`.execute(db())
    await sql`update import_runs set is_whole = null`.execute(db())
    expect((await run({ dataSets })).outcome).toBe('current')
    expect(await dotsIn('revocations')).toEqual([A, B])
    expect((await run({ dataSets })).printed).toContain('Everything is current; nothing was imported.')
  })
})
