import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inspectionsOf } from '../../carriers/safety/read-inspections.ts'
import { federalFile } from './testing/generate-federal.ts'
import { importsBeforeEach } from './testing/import-files.ts'
import { vinOf } from '../../carriers/vehicles/vin-of.ts'

const { read, run, select, rejected, db, dotOf, empty } = importsBeforeEach()
const DAY = { asOf: '2026-11-01' }
const TRUCK = '1M1AW07Y8CM000001'

const inspections = () =>
  select(
    sql`select ${dotOf} as dot, report_number, inspection_number, vehicle_oos from inspections t order by id`,
  )
const shown = async () => {
  const [carrier] = await select<{ id: number }>(
    sql`select carrier_id as id from carrier_identifiers where is_type = 'DOT' and value_key = '90000001'`,
  )
  return (await inspectionsOf(db(), carrier?.id ?? 0, { page: 1, per_page: 50 })).body
}

it('an inspection of both files is one inspection, in whatever order they are read', async () => {
  for (const files of [
    ['inspections', 'sms-inspections'],
    ['sms-inspections', 'inspections'],
  ]) {
    await empty('inspections')
    for (const file of files) await read(file, [{}], DAY)
    await read('inspection-units', [{}, { INSP_UNIT_NUMBER: '3', INSP_UNIT_VEHICLE_ID_NUMBER: '' }], DAY)
    expect(await inspections()).toEqual([
      { dot: '90000001', report_number: 'TX9000000001', inspection_number: 70_000_001, vehicle_oos: 1 },
    ])
    expect(await shown()).toMatchObject([
      { units: [{ number: 1, make: 'MACK' }, { number: 2 }, { number: 3 }] },
    ])
  }
})

it('units that were read before the measurement system stay with their inspection', async () => {
  await read('inspections', [{}], DAY)
  await read('inspection-units', [{}], DAY)
  await read('inspection-violations', [{}], DAY)
  await read('sms-inspections', [{ VIN: '' }], DAY)
  expect(await shown()).toMatchObject([{ units: [{ number: 1, vin: TRUCK, make: 'MACK' }, { number: 2 }] }])
  await read('sms-violations', [{}], DAY)
  expect(await select(sql`select code from listed_violations`)).toEqual([{ code: '39347E' }])
})

it('a unit with a readable VIN is a vehicle that was seen with the carrier that day', async () => {
  await read('inspections', [{}], DAY)
  const { counts } = await read('inspection-units', [{}, { INSPECTION_ID: '70000002' }], DAY)
  expect(counts).toMatchObject({ added: 1, skipped: 1, rejected: 0 })
  expect(
    await select(
      sql`select ${dotOf} as dot, ${vinOf('t')} as vin, source, date, is_type from carrier_vehicles t`,
    ),
  ).toEqual([
    { dot: '90000001', vin: TRUCK, source: 'inspection', date: '2026-01-30', is_type: 'power_unit' },
  ])
})

it('inspections without a number have an index by their report once the file was read', async () => {
  await read('sms-inspections', [{}, { UNIQUE_ID: '2', REPORT_NUMBER: 'TX2' }], DAY)
  await read('inspections', [{}], DAY)
  expect(
    await select(sql`select indexdef like '%(carrier_id, hashtext(report_number)) WHERE%' as is_by_report
      from pg_indexes where indexname = 'inspections_without_number'`),
  ).toEqual([{ is_by_report: true }])
  expect(await select(sql`select report_number from inspections where inspection_number is null`)).toEqual([
    { report_number: 'TX2' },
  ])
})

it('units and violations before any inspection are rejected with their number', async () => {
  await db().deleteFrom('inspections').execute()
  for (const file of ['inspection-units', 'inspection-violations']) {
    const { exit } = await read(file, [{}], DAY)
    expect(exit).toBe(1)
    expect(rejected()).toEqual([
      [
        '2',
        'INSPECTION_ID',
        '70000001',
        'no inspection on record has this number: read the Vehicle Inspection File first',
      ],
    ])
  }
})

it('duplicates, rows of no carrier and inspections older than 24 months are left out', async () => {
  const { counts } = await read(
    'inspections',
    [{ CI_STATUS_CODE: 'D' }, { CI_STATUS_CODE: 'N', DOT_NUMBER: '' }, { INSP_DATE: '20241031' }],
    DAY,
  )
  expect(counts).toMatchObject({ added: 0, skipped: 3, rejected: 0 })
})

it('an inspection whose carrier is corrected leaves the other carrier', async () => {
  await read('inspections', [{}], DAY)
  await read('inspections', [{ DOT_NUMBER: '90000002' }], { asOf: '2026-11-02' })
  expect(await inspections()).toMatchObject([{ dot: '90000002' }])
  await read('inspections', [{}, { DOT_NUMBER: '90000002' }], { asOf: '2026-11-03' })
  expect(await inspections()).toMatchObject([{ dot: '90000002' }])
})

it('violations have the code of the measurement system, their category and what they stopped', async () => {
  await read('inspections', [{}], DAY)
  await read(
    'inspection-violations',
    [
      {},
      {
        INSP_VIOLATION_ID: '720000002',
        PART_NO: '392',
        PART_NO_SECTION: '2-SLLS4',
        INSP_VIOL_UNIT: 'D',
        INSP_VIOLATION_CATEGORY_ID: '45',
        OUT_OF_SERVICE_INDICATOR: 'N',
      },
      { INSP_VIOLATION_ID: '720000003', PART_NO: '', PART_NO_SECTION: '' },
    ],
    DAY,
  )
  expect(
    await select(
      sql`select code, category, unit, is_out_of_service, found_on from listed_violations order by id`,
    ),
  ).toEqual([
    { code: '39347E', category: 15, unit: '1', is_out_of_service: true, found_on: '2026-01-30' },
    { code: '3922SLLS4', category: 45, unit: 'D', is_out_of_service: false, found_on: '2026-01-30' },
  ])
  expect(rejected()).toEqual([['4', 'PART_NO', '', 'no code']])
})

it('a file that is read again changes nothing, and an older one takes nothing back', async () => {
  const later = { asOf: '2026-11-05' }
  for (const file of ['inspections', 'inspection-units', 'inspection-violations', 'crashes']) {
    await read(file, [{}], later)
    expect({ file, ...(await read(file, [{}], later)).counts }).toMatchObject({ file, added: 0, changed: 0 })
  }
  const { counts } = await read('inspection-units', [{ INSP_UNIT_MAKE: 'OLDER' }], DAY)
  expect(counts).toMatchObject({ outdated: 1, changed: 0 })
})

it('a crash of both files is one crash, and what the measurement system says of it stands', async () => {
  for (const files of [
    ['crashes', 'sms-crashes'],
    ['sms-crashes', 'crashes'],
  ]) {
    await empty('crashes')
    for (const file of files) await read(file, [file === 'crashes' ? {} : { NOT_PREVENTABLE: 'Y' }], DAY)
    expect(await select(sql`select report_number, is_not_preventable from crashes`)).toEqual([
      { report_number: 'TX0000000001', is_not_preventable: true },
    ])
  }
})

it('the crash file tells of newer crashes, and those that do not count federally are left out', async () => {
  const { counts } = await read(
    'crashes',
    [
      { TOW_AWAY: '2', INJURIES: '0', HAZMAT_RELEASED: 'U' },
      { REPORT_SEQ_NO: '2', FEDERAL_RECORDABLE: 'N', DOT_NUMBER: '0' },
      { REPORT_SEQ_NO: '3', DOT_NUMBER: '0' },
      { REPORT_SEQ_NO: '4', REPORT_DATE: '20200101' },
    ],
    DAY,
  )
  expect(counts).toMatchObject({ added: 1, skipped: 2, rejected: 1, valuesLeftOut: 0 })
  expect(rejected()).toEqual([['4', 'DOT_NUMBER', '0', 'no DOT number']])
  expect(await select(sql`select city, is_tow_away, is_hazmat_released, occurred_on from crashes`)).toEqual([
    { city: 'AMARILLO', is_tow_away: true, is_hazmat_released: false, occurred_on: '2025-03-04' },
  ])
})

it.each(['inspections', 'inspection-units', 'inspection-violations', 'crashes', 'motus-process-agents'])(
  'the file of %s is known by its header in any case and order',
  async name => {
    const [header = '', row = ''] = federalFile(name).split('\n')
    const turned = (line: string) => line.replaceAll('"', '').split(',').toReversed().join(',')
    const file = `${turned(header.toLowerCase())}\n${turned(row.replace('Agents, Inc.', 'Agents'))}\n`
    expect((await run(file, DAY)).printed).toContain(
      { 'motus-process-agents': 'Motus BOC3', crashes: 'Crash File' }[name] ?? 'nspection',
    )
  },
)
