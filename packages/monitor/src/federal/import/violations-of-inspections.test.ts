import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, select, empty } = importsBeforeEach()

const CODES = ['39347E', '3958E', '3922SLLS4'].map(code => ({ VIOL_CODE: code }))
const listed = () =>
  select(sql`select code, as_of, is_out_of_service as out from listed_violations order by inspection_id, id`)

it('the violations of one inspection are all kept when they come in several batches', async () => {
  await read('sms-inspections', [{}])
  for (const asOf of ['2026-05-01', '2026-05-02', '2026-05-02']) {
    const { counts } = await read('sms-violations', CODES, { asOf, rowsPerBatch: 1 })
    expect(counts).toMatchObject({ added: asOf === '2026-05-01' ? 3 : 0, changed: 0 })
    expect(await listed()).toEqual(
      CODES.map(({ VIOL_CODE }) => ({ code: VIOL_CODE, as_of: asOf, out: true })),
    )
  }
})

it('a violation that a later file no longer has keeps the day of the last one that had it', async () => {
  const [one = {}, other = {}, third = {}] = CODES
  await read('sms-violations', [one, other], { asOf: '2026-05-01' })
  await read('sms-violations', [one, other], { asOf: '2026-05-02' })
  await read('sms-violations', [other, third], { asOf: '2026-05-03', rowsPerBatch: 1 })
  await read('sms-violations', [other, third], { asOf: '2026-05-04' })
  expect(await listed()).toEqual([
    { code: '39347E', as_of: '2026-05-02', out: true },
    { code: '3958E', as_of: '2026-05-04', out: true },
    { code: '3922SLLS4', as_of: '2026-05-04', out: true },
  ])
  await read('sms-violations', CODES, { asOf: '2026-05-05' })
  expect(await select(sql`select distinct as_of from listed_violations`)).toEqual([{ as_of: '2026-05-05' }])
})

it('a violation of an earlier file is added with the day of that file, and the others keep theirs', async () => {
  const [one = {}, other = {}] = CODES
  await read('sms-violations', [one], { asOf: '2026-05-02' })
  await read('sms-violations', [one, other], { asOf: '2026-05-01' })
  expect(await listed()).toEqual([
    { code: '39347E', as_of: '2026-05-02', out: true },
    { code: '3958E', as_of: '2026-05-01', out: true },
  ])
})

it('of lines that say otherwise of one violation, one that put it out of service counts, wherever it is', async () => {
  const lines = [{ OOS_INDICATOR: 'false' }, {}, { OOS_INDICATOR: 'false', SECTION_DESC: 'Else' }]
  for (const rows of [lines, lines.toReversed()])
    for (const rowsPerBatch of [1, 3]) {
      await empty('inspections')
      await read('sms-violations', rows, { rowsPerBatch })
      expect(await listed()).toEqual([{ code: '39347E', as_of: '2026-05-01', out: true }])
    }
})

it('two violations of one code are two in the inspection file, which numbers them', async () => {
  await read('inspections', [{}])
  const rows = [{}, { INSP_VIOLATION_ID: '720000002' }]
  expect((await read('inspection-violations', rows, { rowsPerBatch: 1 })).counts).toMatchObject({ added: 2 })
  expect((await read('inspection-violations', rows)).counts).toMatchObject({ added: 0, unchanged: 2 })
  expect(await listed()).toHaveLength(2)
})

it('the newest inspection that put a driver out of service for English proficiency is counted, from both files', async () => {
  const english = () => select(sql`select english_oos_on as on from carrier_safety`)
  const of = (VIOL_CODE: string, INSP_DATE: string, UNIQUE_ID: string, out = 'true') => ({
    ...{ VIOL_CODE, INSP_DATE, UNIQUE_ID },
    OOS_INDICATOR: out,
  })
  await read('sms-inspections', [{ UNIQUE_ID: '1' }, { UNIQUE_ID: '2' }, { UNIQUE_ID: '3' }])
  await read('sms-violations', [
    of('391.11B2', '2025-06-24', '4'),
    of('391.41A', '2026-03-01', '5'),
    of('391.11B2', '2026-03-02', '6', 'false'),
  ])
  expect(await english()).toEqual([{ on: null }])
  await read('sms-violations', [of('39111B2', '2025-06-25', '7')], { asOf: '2026-05-02' })
  expect(await english()).toEqual([{ on: '2025-06-25' }])
  await read('sms-violations', [of('391.11(b)(2)', '2026-03-02', '6')], { asOf: '2026-05-03' })
  expect(await english()).toEqual([{ on: '2026-03-02' }])
})

describe('a mark of English proficiency that cannot be read', () => {
  const marks = () =>
    select(sql`select english_oos_on as stopped, english_unread_on as unread from carrier_safety`)
  const ENGLISH = { VIOL_CODE: '391.11B2', INSP_DATE: '2026-03-02' }
  it.each(['?', '#N/A', 'out', ''])('%j is not taken for no, until a file says it', async mark => {
    await read('sms-inspections', [{}])
    await read('sms-violations', [{ ...ENGLISH, OOS_INDICATOR: mark }])
    expect(await marks()).toEqual([{ stopped: null, unread: '2026-01-30' }])
    await read('sms-violations', [{ ...ENGLISH, OOS_INDICATOR: 'false' }], { asOf: '2026-05-02' })
    expect(await marks()).toEqual([{ stopped: null, unread: null }])
    await read('sms-violations', [{ ...ENGLISH, OOS_INDICATOR: mark }], { asOf: '2026-05-03' })
    await read('sms-violations', [{ ...ENGLISH, OOS_INDICATOR: 'true' }], { asOf: '2026-05-03' })
    expect(await marks()).toEqual([{ stopped: '2026-01-30', unread: null }])
  })
  it.each([
    ['Y', false],
    ['z', false],
    ['N', false],
    ['', false],
    ['?', true],
    ['#N/A', true],
  ])('in the inspection file %j: %j', async (OUT_OF_SERVICE_INDICATOR, isUnread) => {
    await read('inspections', [{}])
    const code = { PART_NO: '391', PART_NO_SECTION: '11B2' }
    await read('inspection-violations', [{ ...code, OUT_OF_SERVICE_INDICATOR }])
    const unread = sql`select english_unread_on is not null as unread from carrier_safety`
    expect(await select(unread)).toEqual([{ unread: isUnread }])
  })
  it('of another violation decides nothing, and is listed as not known', async () => {
    await read('sms-inspections', [{}])
    await read('sms-violations', [{ OOS_INDICATOR: '?' }])
    expect(await marks()).toEqual([{ stopped: null, unread: null }])
    expect(await listed()).toEqual([{ code: '39347E', as_of: '2026-05-01', out: null }])
  })
})
