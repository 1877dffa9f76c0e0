import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, census, select, dotOf, db } = importsBeforeEach()
const authority = () =>
  select(sql`select common, contract, broker, granted_on, as_of from carrier_authorities`)

describe('trap 6: a notice of revocation is not yet a revocation', () => {
  const notice = {
    ORIGINAL_ACTION: 'INVOLUNTARY REVOCATION',
    ORIGINAL_SERVED_DATE: '03/01/2020',
    FINAL_DECISION_DATE: '04/01/2020',
    FINAL_SERVED_DATE: '04/01/2020',
  }
  it.each([
    ['first', ['li-revocation', 'li-authority-history']],
    ['last', ['li-authority-history', 'li-revocation']],
  ])('a discontinued notice changes nothing, with the notices read %s', async (_, files) => {
    for (const file of files)
      await read(
        file,
        file === 'li-revocation' ? [{}] : [{}, { ...notice, FINAL_ACTION: 'DISCONTINUED REVOCATION' }],
      )
    expect(await authority()).toMatchObject([{ granted_on: '2016-05-02' }])
    expect(await select(sql`select from authority_gaps`)).toEqual([])
  })
  it('a revocation ends the grant; a later grant starts a new period, with a gap between them', async () => {
    await read('li-authority-history', [
      {},
      { ...notice, FINAL_ACTION: 'REVOKED' },
      { ORIGINAL_ACTION: 'REINSTATED', ORIGINAL_SERVED_DATE: '06/15/2020' },
    ])
    expect(await authority()).toMatchObject([{ granted_on: '2020-06-15' }])
    expect(await select(sql`select from_on, to_on from authority_gaps`)).toEqual([
      { from_on: '2020-04-01', to_on: '2020-06-15' },
    ])
  })
  it('a carrier without authority, private or inside one state, has no revocation and no row', async () => {
    await census([90_000_003], { carrier_operation: 'C', private_property: 'X' })
    await read('li-authority-history')
    expect(await select(sql`select ${dotOf} as dot from carrier_authorities t`)).toEqual([
      { dot: '90000001' },
    ])
  })
  it('an action that occurs twice, once without its end, has ended, in either order', async () => {
    const ended = { FINAL_ACTION: 'REVOKED', FINAL_DECISION_DATE: '04/01/2020' }
    for (const rows of [
      [{}, ended],
      [ended, {}],
    ]) {
      await read('li-authority-history', rows)
      expect(await select(sql`select final_on from authority_history`)).toEqual([{ final_on: '2020-04-01' }])
      await db().deleteFrom('authority_history').execute()
    }
  })
})

describe('trap 8: what may be compared', () => {
  it('an inspection counts only for what its level covers', async () => {
    await read('sms-inspections', [
      { UNIQUE_ID: '1', INSP_LEVEL_ID: '3', VEHICLE_OOS_TOTAL: '0', DRIVER_OOS_TOTAL: '1' },
      { UNIQUE_ID: '2', INSP_LEVEL_ID: '5' },
      { UNIQUE_ID: '3', INSP_LEVEL_ID: '99', VEHICLE_OOS_TOTAL: '0' },
      { UNIQUE_ID: '4', HAZMAT_PLACARD_REQ: 'Y', HAZMAT_OOS_TOTAL: '1' },
      { UNIQUE_ID: '5', INSP_DATE: '01-APR-24' },
    ])
    expect(
      await select(sql`select vehicle_oos, driver_oos, hazmat_oos from inspections order by id`),
    ).toEqual([
      { vehicle_oos: null, driver_oos: 1, hazmat_oos: null },
      { vehicle_oos: 1, driver_oos: null, hazmat_oos: null },
      { vehicle_oos: null, driver_oos: null, hazmat_oos: null },
      { vehicle_oos: 1, driver_oos: 0, hazmat_oos: 1 },
      { vehicle_oos: 1, driver_oos: 0, hazmat_oos: null },
    ])
    // The last is more than 24 months before the file's day.
    expect(
      await select(sql`select inspections_24_months as many, vehicle_inspections as vehicle, vehicle_oos_inspections as out,
        driver_inspections as driver, driver_oos_inspections as driver_out, last_inspection_date as last,
        inspections_as_of as day, rating, as_of from carrier_safety`),
    ).toEqual([
      {
        many: 4,
        vehicle: 2,
        out: 2,
        driver: 2,
        driver_out: 1,
        last: '2026-01-30',
        day: '2026-05-01',
        rating: null,
        as_of: null,
      },
    ])
  })
  it('violations add an inspection that was not read yet, and its own file completes it', async () => {
    await read('sms-violations', [
      {},
      { VIOL_UNIT: 'D', VIOL_CODE: '3958E', BASIC_DESC: 'HOS Compliance' },
      {},
    ])
    const inspections = sql`select report_number, inspected_on, level, vehicle_oos from inspections`
    expect(await select(inspections)).toEqual([
      { report_number: '800000001', inspected_on: '2026-01-30', level: null, vehicle_oos: null },
    ])
    await read('sms-inspections', [{}], { asOf: '2026-03-01' })
    expect(await select(inspections)).toMatchObject([
      { report_number: 'TX9000000001', level: 1, vehicle_oos: 1 },
    ])
    expect(
      await select(sql`select code, basic, unit, is_out_of_service from listed_violations order by id`),
    ).toEqual([
      { code: '39347E', basic: 'vehicle_maintenance', unit: '1', is_out_of_service: true },
      { code: '3958E', basic: 'hours_of_service', unit: 'D', is_out_of_service: true },
    ])
  })
})

describe('trap 9: the licensing files are frozen', () => {
  it('without --as-of the facts of a frozen file have the newest date in it, and a note says so', async () => {
    const { printed } = await read('li-authority-history', [{}, { FINAL_SERVED_DATE: '05/20/2026' }], {
      asOf: undefined,
    })
    expect(printed).toContain('facts of 2016-05-02 (the newest date in its rows)')
    expect(await authority()).toMatchObject([{ as_of: '2016-05-02' }])
  })
  it('a day given by --as-of is used', async () => {
    await read('li-authority-history', [{}], { asOf: '2026-06-02' })
    expect(await authority()).toMatchObject([{ as_of: '2026-06-02' }])
  })
  it('the state of an authority and its history each have the day of their file', async () => {
    await read('li-carrier', [{}], { asOf: '2026-06-02' })
    await read('li-authority-history', [{}], { asOf: '2026-03-02' })
    expect(
      await select(sql`select common, source_file, as_of, granted_on, granted_source_file, granted_as_of
        from carrier_authorities`),
    ).toEqual([
      {
        common: 'A',
        source_file: 'L&I Carrier',
        as_of: '2026-06-02',
        granted_on: '2016-05-02',
        granted_source_file: 'L&I AuthHist',
        granted_as_of: '2026-03-02',
      },
    ])
  })
  it('every fact has its day', async () => {
    const files = ['sms-inspections', 'sms-violations', 'sms-crashes', 'li-carrier', 'li-insurance-active']
    for (const file of [...files, 'li-insurance-history', 'li-authority-history', 'li-revocation'])
      await read(file)
    for (const table of [
      'inspections',
      'listed_violations',
      'crashes',
      'carrier_dockets',
      'carrier_insurances',
      'authority_history',
      'revocations',
      'carrier_authorities',
    ])
      expect({ table, rows: await select(sql`select distinct as_of from ${sql.table(table)}`) }).toEqual({
        table,
        rows: [{ as_of: '2026-05-01' }],
      })
  })
})
