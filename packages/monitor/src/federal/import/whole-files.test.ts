import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, run, census, select } = importsBeforeEach()
const KIND = 'out-of-service-orders'
const HEADER = 'DOT_NUMBER,LEGAL_NAME,DBA_NAME,OOS_DATE,OOS_REASON,STATUS,OOS_RESCIND_DATE'
const ROW = '90000001,A,,03/04/2025,Fine,ACTIVE,'
const DAY = { asOf: '2026-11-19' }

const files = () => select<{ as_of: string }>(sql`select as_of from federal_files where kind = ${KIND}`)
const refused = async () =>
  (
    await select<{ number: string }>(
      sql`select number from refused_rows where kind = ${KIND} order by number`,
    )
  ).map(({ number }) => number)
const published = (publishedOn: string, isDifference = false) => ({
  published: {
    dataSet: isDifference ? 'diff-eren' : 'whol-efil',
    isDifference,
    publishedOn,
    digest: publishedOn,
  },
})
/** A file of orders as it is written. */
const orders = (lines: readonly string[], params: Parameters<typeof run>[1] = DAY) =>
  run([HEADER, ...lines, ''].join('\n'), params)

beforeEach(async () => {
  await select(sql`delete from federal_files`)
  await select(sql`delete from refused_rows`)
})

describe('a kind of file was read whole', () => {
  it('when a file that is said to be whole was read to its end, as of the newest day', async () => {
    await read(KIND, [{}], DAY)
    await read(KIND, [{}], { asOf: '2026-10-01' })
    expect(await files()).toEqual([{ as_of: '2026-11-19' }])
  })
  it('not by some rows that someone named', async () => {
    await read(KIND, [{}], { ...DAY, isWhole: false })
    expect(await files()).toEqual([])
  })
  it('not by a file that is cut off', async () => {
    await run(`${HEADER}\n90000001,A,,03/04`, DAY)
    expect(await files()).toEqual([])
  })
  it.each([
    ['a number that cannot be read', '9000000x,A,,03/04/2025,Fine,ACTIVE,'],
    ['a line that breaks before its number', '"90000001"x,A,,03/04/2025,Fine,ACTIVE,'],
  ])('not by a file with %s', async (_, line) => {
    await orders([ROW, line])
    expect(await files()).toEqual([])
  })
  it("also with a row without a number, which is no one's", async () => {
    await orders([ROW, ',A,,03/04/2025,Fine,ACTIVE,'])
    expect(await files()).toEqual([{ as_of: '2026-11-19' }])
    expect(await refused()).toEqual([])
  })
  it('since its reading began: carriers that come later were not looked for', async () => {
    await read(KIND, [{}], DAY)
    await census([90_000_009])
    expect(
      await select(sql`select i.value_key from carriers as c, carrier_identifiers as i, federal_files as f
        where f.kind = ${KIND} and i.carrier_id = c.id and i.is_type = 'DOT' and c.created_at >= f.begun_at`),
    ).toEqual([{ value_key: '90000009' }])
  })
})

it('what a whole file of a later day no longer has is taken away, and what some rows have not stays', async () => {
  const left = () => select(sql`select as_of from out_of_service_orders`)
  await read(KIND, [{}], DAY)
  await read(KIND, [{ DOT_NUMBER: '90000002' }], { asOf: '2026-11-20', isWhole: false })
  expect(await left()).toHaveLength(2)
  await read(KIND, [{ DOT_NUMBER: '90000002' }], { asOf: '2026-11-21', isWhole: true })
  expect(await left()).toEqual([{ as_of: '2026-11-21' }])
})

describe('a difference', () => {
  it('makes no kind whole, and moves the day of one that is', async () => {
    await orders([ROW], { ...DAY, ...published('2026-11-20', true) })
    expect(await files()).toEqual([])
    await orders([ROW], { ...DAY, ...published('2026-11-19') })
    await orders([ROW], { asOf: '2026-11-20', ...published('2026-11-20', true) })
    expect(await files()).toEqual([{ as_of: '2026-11-20' }])
  })
  it("with a row that cannot be said to be anyone's ends that it is whole", async () => {
    await orders([ROW], { ...DAY, ...published('2026-11-19') })
    await orders(['9000000x,A,,,,,'], { asOf: '2026-11-20', ...published('2026-11-20', true) })
    expect(await files()).toEqual([])
  })
})

describe('a refused row', () => {
  const BAD = ROW.replace('03/04/2025', 'soon')

  it.each([
    ['cannot be read', BAD],
    ['is of a carrier that is not on record', ROW.replace('90000001', '90000077')],
    ['has too few cells', '90000001,A'],
    ['breaks behind its number', '90000001,"A" B,,03/04/2025,Fine,ACTIVE,'],
  ])('that %s is noted by its number', async (_, line) => {
    await orders([line, ROW.replace('90000001', '90000002')])
    expect(await refused()).toEqual([line.slice(0, 8)].map(number => `DOT ${number}`))
  })
  it('is noted until its file is read again', async () => {
    await orders([BAD], { ...DAY, isWhole: false })
    expect(await refused()).toEqual(['DOT 90000001'])
    await orders([ROW], { ...DAY, isWhole: false })
    expect(await refused()).toEqual([])
  })
  it('of a difference is noted until that of its day is read again, or a whole file', async () => {
    await orders([BAD], { ...DAY, ...published('2026-11-20', true) })
    await orders([ROW], { ...DAY, ...published('2026-11-21', true) })
    expect(await refused()).toEqual(['DOT 90000001'])
    await orders([ROW], { ...DAY, ...published('2026-11-20', true) })
    expect(await refused()).toEqual([])
    await orders([BAD], { ...DAY, ...published('2026-11-20', true) })
    await orders([ROW], { ...DAY, ...published('2026-11-21') })
    expect(await refused()).toEqual([])
  })
  it('of a whole file stays where a part of it by the same name is read, or an older one', async () => {
    await orders([BAD, ROW.replace('90000001', '90000002')], { ...DAY, isWhole: true })
    await orders([ROW.replace('90000001', '90000002')], { ...DAY, isWhole: false })
    await orders([ROW.replace('90000001', '90000002')], { asOf: '2026-11-18', isWhole: true })
    expect(await refused()).toEqual(['DOT 90000001'])
    await orders([ROW], { ...DAY, isWhole: true })
    expect(await refused()).toEqual([])
  })
  it('of some rows stays where older ones by the same name are read', async () => {
    await orders([BAD], { ...DAY, isWhole: false })
    await orders([ROW], { asOf: '2026-11-18', isWhole: false })
    expect(await refused()).toEqual(['DOT 90000001'])
  })
  it('stays where an older whole file is read', async () => {
    await orders([ROW], { ...DAY, ...published('2026-11-19') })
    await orders([BAD], { asOf: '2026-11-20', ...published('2026-11-20', true) })
    await orders([ROW], { asOf: '2026-11-18', ...published('2026-11-18') })
    expect(await refused()).toEqual(['DOT 90000001'])
  })
})
