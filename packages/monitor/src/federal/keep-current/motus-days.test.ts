import { beforeEach, describe, expect, it } from 'vitest'
import { federalFile } from '../import/testing/generate-federal.ts'
import { type DataSet, dataSetsNamed } from './data-sets.ts'
import { keepingCurrent, SMS } from './testing/keeping-current.ts'

const { server, run, db, publishCensus } = keepingCurrent()

/** Rows of Motus Carrier with the state of the authority of each carrier. */
const motusCarrier = (states: Readonly<Record<number, string>>) =>
  federalFile(
    'motus-carrier',
    Object.entries(states).map(([dot, OP_AUTH_STATUS]) => ({
      USDOT_NUMBER: dot,
      DOCKET_NUMBER: `MC${dot.slice(1)}`,
      OP_AUTH_STATUS,
    })),
  )
const [MOTUS] = dataSetsNamed('motus-carrier') as [DataSet]
const DIFFERENCE = MOTUS.differenceId ?? ''
/** The state of the authority of each carrier, and its day. */
const states = async () =>
  (
    await db()
      .selectFrom('listed_authorities as a')
      .innerJoin('carriers', 'carriers.id', 'a.carrier_id')
      .select(['legal_name', 'common', 'a.as_of'])
      .orderBy('legal_name')
      .execute()
  ).map(({ legal_name, common, as_of }) => [legal_name, common, as_of])

const stateOfEach = async () => (await states()).map(([name, state]) => [name, state])

describe('the authorities of the register since May 2026', () => {
  const day = (today: string) => run({ dataSets: [SMS, MOTUS], isDaily: true, today })
  const publish = (id: string, them: Readonly<Record<number, string>>, publishedOn: string) =>
    server().publish(id, { content: motusCarrier(them), publishedOn })
  beforeEach(async () => {
    publishCensus(SMS.id, { 90_000_001: 'A', 90_000_002: 'B', 90_000_003: 'C' }, '2026-11-18')
    publish(MOTUS.id, { 90_000_001: 'Active', 90_000_002: 'Active' }, '2026-11-18')
    await day('2026-11-18')
  })

  it('are not on record any more once a later whole file has no row of them', async () => {
    publish(MOTUS.id, { 90_000_001: 'Active', 90_000_003: 'Pending' }, '2026-11-19')
    const { printed } = await run({ dataSets: [MOTUS], today: '2026-11-19' })
    expect(printed).toContain('What the file no longer has was taken away: 1 carrier had something of it.')
    expect(await states()).toEqual([
      ['A', 'A', '2026-11-19'],
      ['B', null, null],
      ['C', 'N', '2026-11-19'],
    ])
  })

  it('stay where a row of their carrier was refused, and all of them where one names no carrier', async () => {
    const rows = [
      { USDOT_NUMBER: '90000001', DOCKET_NUMBER: 'MC0000001' },
      { USDOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC0000002', OP_AUTH_TYPE: '' },
    ]
    server().publish(MOTUS.id, { content: federalFile('motus-carrier', rows), publishedOn: '2026-11-19' })
    expect((await run({ dataSets: [MOTUS], today: '2026-11-19' })).outcome).toBe('rejected')
    expect(await stateOfEach()).toEqual([
      ['A', 'A'],
      ['B', 'A'],
    ])
    const unnamed = [
      { USDOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC0000002' },
      { USDOT_NUMBER: 'X', DOCKET_NUMBER: '' },
    ]
    server().publish(MOTUS.id, { content: federalFile('motus-carrier', unnamed), publishedOn: '2026-11-20' })
    await run({ dataSets: [MOTUS], today: '2026-11-20' })
    expect(await stateOfEach()).toEqual([
      ['A', 'A'],
      ['B', 'A'],
    ])
  })

  it('have the day of the last difference, also those that it does not name', async () => {
    publish(DIFFERENCE, { 90_000_002: 'Inactive' }, '2026-11-19')
    await day('2026-11-19')
    expect(await states()).toEqual([
      ['A', 'A', '2026-11-19'],
      ['B', 'I', '2026-11-19'],
    ])
  })

  it('are what the last publication of a day tells', async () => {
    publish(DIFFERENCE, { 90_000_002: 'Active' }, '2026-11-19')
    await day('2026-11-19')
    publish(DIFFERENCE, { 90_000_002: 'Inactive' }, '2026-11-19')
    expect((await day('2026-11-19')).printed).toMatch(/: 1 changed; facts of/)
    expect(await stateOfEach()).toEqual([
      ['A', 'A'],
      ['B', 'I'],
    ])
  })

  it('of a difference stand against a whole file of the day before', async () => {
    publish(DIFFERENCE, { 90_000_002: 'Inactive' }, '2026-11-19')
    await day('2026-11-19')
    publish(MOTUS.id, { 90_000_001: 'Inactive', 90_000_002: 'Active' }, '2026-11-18')
    await run({ dataSets: [MOTUS], today: '2026-11-19' })
    expect(await stateOfEach()).toEqual([
      ['A', 'I'],
      ['B', 'I'],
    ])
  })
})

describe('a difference that is published again for its day', () => {
  it('corrects the amount of a policy also to a lower one, the lesser of its own lines', async () => {
    const [dataSet] = dataSetsNamed('motus-insurance') as [DataSet]
    const policy = {
      USDOT_NUMBER: '90000001',
      DOCKET_NUMBER: 'MC0000001',
      POLICY_NO: 'P1',
      TRANS_DATE: '20261118',
    }
    const publish = (id: string, publishedOn: string, amounts: readonly string[]) =>
      server().publish(id, {
        content: federalFile(
          'motus-insurance',
          amounts.map(MAX_COV_AMOUNT => ({ ...policy, MAX_COV_AMOUNT })),
        ),
        publishedOn,
      })
    const day = (today: string) => run({ dataSets: [SMS, dataSet], isDaily: true, today })
    publishCensus(SMS.id, { 90_000_001: 'A' }, '2026-11-18')
    publish(dataSet.id, '2026-11-18', ['500000'])
    await day('2026-11-18')
    publish(dataSet.differenceId ?? '', '2026-11-19', ['1000000'])
    await day('2026-11-19')
    publish(dataSet.differenceId ?? '', '2026-11-19', ['300000', '750000', '600000'])
    await day('2026-11-19')
    const found = await db().selectFrom('listed_insurances').select(['policy_number', 'amount']).execute()
    expect(found).toEqual([{ policy_number: 'P1', amount: 300_000 }])
  })
})

describe('what a whole file of a later day no longer has', () => {
  const later = async (
    name: string,
    first: readonly Readonly<Record<string, string>>[],
    next: typeof first,
  ) => {
    const [dataSet] = dataSetsNamed(name) as [DataSet]
    for (const [publishedOn, rows] of [
      ['2026-11-18', first],
      ['2026-11-19', next],
    ] as const) {
      server().publish(dataSet.id, { content: federalFile(name, rows), publishedOn })
      await run({ dataSets: [SMS, dataSet], today: publishedOn })
    }
  }
  beforeEach(() => publishCensus(SMS.id, { 90_000_001: 'A', 90_000_002: 'B' }, '2026-11-18'))

  it('is no order any more: the carrier is under none', async () => {
    const order = { DOT_NUMBER: '90000001', OOS_DATE: '20261001' }
    const other = { DOT_NUMBER: '90000002', OOS_DATE: '20261002' }
    await later('out-of-service-orders', [order, other], [other, { ...other, OOS_DATE: '20261003' }])
    const found = await db()
      .selectFrom('carrier_safety')
      .innerJoin('carriers', 'carriers.id', 'carrier_id')
      .select(['legal_name', 'out_of_service', 'out_of_service_on'])
      .orderBy('legal_name')
      .execute()
    expect(found).toEqual([
      { legal_name: 'A', out_of_service: null, out_of_service_on: null },
      { legal_name: 'B', out_of_service: true, out_of_service_on: '2026-10-03' },
    ])
  })

  it('is no cover any more: a policy that another took the place of is pending', async () => {
    const policy = {
      USDOT_NUMBER: '90000001',
      DOCKET_NUMBER: 'MC0000001',
      POLICY_NO: 'OLD',
      TRANS_DATE: '20261118',
    }
    await later('motus-insurance', [policy], [{ ...policy, POLICY_NO: 'NEW', TRANS_DATE: '20261119' }])
    const found = await db()
      .selectFrom('listed_insurances')
      .select(['policy_number', 'is_pending', 'as_of'])
      .orderBy('policy_number')
      .execute()
    expect(found).toEqual([
      { policy_number: 'NEW', is_pending: false, as_of: '2026-11-19' },
      { policy_number: 'OLD', is_pending: true, as_of: '2026-11-18' },
    ])
  })

  it('is no grant any more', async () => {
    const grant = { USDOT_NUMBER: '90000001', DOCKET_NUMBER: 'MC0000001', OP_AUTH_STATUS: 'Active' }
    const other = { ...grant, USDOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC0000002' }
    await later(
      'motus-authority-history',
      [grant, other],
      [other, { ...other, STATUS_CHANGE_DATE: '20260901' }],
    )
    const found = await db()
      .selectFrom('authority_history')
      .innerJoin('carriers', 'carriers.id', 'carrier_id')
      .select('legal_name')
      .distinct()
      .execute()
    expect(found).toEqual([{ legal_name: 'B' }])
  })
})
