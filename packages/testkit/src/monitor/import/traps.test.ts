import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import { importing } from './testing/import-files.ts'

let database: Database
const { run, read, census, rejected, close } = importing(() => database.db)
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  close()
})
beforeEach(async () => {
  await database.db.deleteFrom('carriers').execute()
  await census([90_000_001, 90_000_002])
})

const ask = async <T = Record<string, unknown>>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(database.db)).rows
const dotOf = sql`(select value from carrier_identifiers i where i.carrier_id = t.carrier_id and is_type = 'DOT')`
const policies = () =>
  ask(sql`select kind, is_primary, amount, underlying_amount, effective_on, cancelled_on, is_pending, as_of
    from carrier_insurances order by id`)
const authority = () => ask(sql`select common, contract, broker, granted_on, as_of from carrier_authorities`)

describe('trap 1: DOT numbers are padded in some files, and 00000000 is none', () => {
  it('a padded number is the number', async () => {
    await census([1_234])
    await read('li-authority-history', [{ USDOT: '00001234', DOCKET: 'MC' }])
    expect(await ask(sql`select ${dotOf} as dot from authority_history t`)).toEqual([{ dot: '1234' }])
  })
  it('00000000 is none: the docket tells the carrier', async () => {
    await read('li-carrier')
    const { counts } = await read('li-authority-history', [{ USDOT: '00000000' }])
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
  })
  it('neither number is no carrier', async () => {
    await read('li-authority-history', [{ USDOT: '00000000', DOCKET: 'MC' }])
    expect(rejected()).toEqual([['1', 'DOCKET', 'MC', 'neither a docket nor a DOT number']])
  })
  it('a number that no census told of is refused by line and value', async () => {
    await read('sms-crashes', [{}, { DOT_NUMBER: '00000777' }])
    expect(rejected()).toEqual([
      ['3', '', 'DOT 777', 'no carrier on record has this number: read a census file first'],
    ])
  })
})

describe('trap 2: dockets come in many spellings', () => {
  it.each(['MC09000001', 'MC-9000001', 'MC009000001', 'mc 9000001', 'MC-9000001 -C'])(
    '%s is MC 9000001',
    async docket => {
      await read('li-carrier', [{ DOCKET_NUMBER: docket }])
      expect(await ask(sql`select docket from carrier_dockets`)).toEqual([{ docket: 'MC9000001' }])
      expect(await ask(sql`select value from carrier_identifiers where is_type = 'MC'`)).toEqual([
        { value: '9000001' },
      ])
    },
  )
  it('a bare MC is none: the DOT number tells the carrier', async () => {
    await read('li-insurance-active', [{ DOCKET_NUMBER: 'MC' }])
    expect(await ask(sql`select docket, ${dotOf} as dot from carrier_insurances t`)).toEqual([
      { docket: null, dot: '90000001' },
    ])
  })
  it('another text is refused by line and column', async () => {
    await read('li-insurance-active', [{ DOCKET_NUMBER: 'XX123' }])
    expect(rejected()).toEqual([['1', 'DOCKET_NUMBER', 'XX123', 'not a docket number']])
  })
})

describe('trap 3: dates have four forms', () => {
  it.each(['04-MAR-25', '20250304', '20250304 0000', '03/04/2025', '2025-03-04'])(
    '%s is 4 March 2025',
    async date => {
      await read('sms-crashes', [{ REPORT_DATE: date }])
      expect(await ask(sql`select occurred_on from crashes`)).toEqual([{ occurred_on: '2025-03-04' }])
    },
  )
  it('a cancellation to come is a notice; an inspection to come is an error', async () => {
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '12/31/2026' }])
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-12-31', is_pending: false }])
    await read('sms-inspections', [{ INSP_DATE: '31-DEC-2026' }])
    expect(rejected()).toEqual([['2', 'INSP_DATE', '31-DEC-2026', 'a day that is yet to come']])
  })
  it('the bulk-load day is no day a carrier was added', async () => {
    await census([90_000_003], { add_date: '01-JUN-74' })
    const added = sql`select add_date from carrier_census t where ${dotOf} = '90000003'`
    expect(await ask(added)).toEqual([{ add_date: null }])
  })
})

describe('trap 4: money is in thousands, or in whole dollars, and nought has two meanings', () => {
  it.each([
    ['00750', 750_000],
    ['750', 750_000],
    ['1000', 1_000_000],
    ['750000', 750_000],
    ['1000000', 1_000_000],
    ['5,000,000', 5_000_000],
  ])('%s is %i dollars', async (cell, amount) => {
    await read('li-insurance-active', [{ MAX_COV_AMOUNT: cell }])
    expect(await policies()).toMatchObject([{ amount }])
  })
  it.each(['34', '82', '83', '91'])('0 on form %s is not stated', async form => {
    await read('li-insurance-active', [{ INS_FORM_CODE: form, MAX_COV_AMOUNT: '0', MOD_COL_1: '' }])
    expect(await policies()).toMatchObject([{ amount: null }])
  })
  it.each(['84', '85'])('a policy on form %s is no cover of a carrier, and left aside', async form => {
    const { counts, printed } = await read('li-insurance-active', [{ INS_FORM_CODE: form }])
    expect(counts).toMatchObject({ added: 0, leftAside: 1, rejected: 0 })
    expect(printed).toContain('1 left aside')
    expect(await policies()).toEqual([])
  })
  it('00000 on file means that none is filed', async () => {
    await read('li-carrier', [{ BIPD_FILE: '00000', MIN_COV_AMOUNT: '00750' }])
    expect(await ask(sql`select bipd_on_file, bipd_required from carrier_dockets`)).toEqual([
      { bipd_on_file: 0, bipd_required: 750_000 },
    ])
  })
})

describe('trap 5: what proves cover', () => {
  it('a blank cancellation does not, where the register has none on file', async () => {
    await read('li-insurance-active')
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: false }])
    await read('li-carrier', [{ BIPD_FILE: '00000' }])
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: true }])
    await read('li-carrier', [{}], { asOf: '2026-05-02' })
    expect(await policies()).toMatchObject([{ is_pending: false }])
  })
  it('an older register does not speak against a newer policy', async () => {
    await read('li-carrier', [{ BIPD_FILE: '00000' }], { asOf: '2026-04-30' })
    await read('li-insurance-active')
    expect(await policies()).toMatchObject([{ is_pending: false }])
  })
  it.each([
    ['before', ['li-insurance-active', 'li-insurance-history']],
    ['after', ['li-insurance-history', 'li-insurance-active']],
  ])('nor where the history has its end, read %s it', async (_, files) => {
    for (const file of files) await read(file)
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-03-04' }])
  })
  it('an end without a day, in the history alone, does not either', async () => {
    await read('li-insurance-history', [{ CANCEL_EFFECTIVE_DATE: '' }])
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: true }])
  })
  it('a list without a column for cancellations takes none away', async () => {
    await read('li-carrier')
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '12/31/2026' }])
    await read('li-insurance', [{}], { asOf: '2026-05-09' })
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-12-31', as_of: '2026-05-09' }])
    await read('li-insurance-active', [{}], { asOf: '2026-05-10' })
    expect(await policies()).toMatchObject([{ cancelled_on: null }])
  })
  it('a daily row that is blank but for its docket takes the policies away', async () => {
    await read('li-carrier')
    await read('li-insurance')
    const blank = { INS_TYPE: '', CLASS_CODE: '', MAX_COV_AMOUNT: '00000', POLICY_NO: '' }
    const rest = { EFFECTIVE_DATE: '', INS_FORM_CODE: '', NAME_COMPANY: '' }
    await read('li-insurance', [{ ...blank, ...rest }], { asOf: '2026-05-03' })
    expect(await policies()).toMatchObject([{ is_pending: true }])
  })
  it.each([
    ['its description says so', { MOD_COL_1: 'BIPD/Excess', UNDERL_LIM_AMOUNT: '1000' }, false],
    ['it says nothing but lies upon something', { MOD_COL_1: '', UNDERL_LIM_AMOUNT: '750' }, false],
    ['its description says primary', {}, true],
  ])('excess never stands in for primary: %s', async (_, cells, is_primary) => {
    await read('li-insurance-active', [cells])
    expect(await policies()).toMatchObject([{ is_primary }])
  })
  it('excess by the letter of the other two files', async () => {
    await read('li-carrier')
    await read('li-insurance', [{ CLASS_CODE: 'E', UNDERL_LIM_AMOUNT: '01000' }])
    await read('li-insurance-history', [{ CLASS_CODE: 'E', POLICY_NUMBER: 'OTHER' }])
    expect(await policies()).toMatchObject([{ is_primary: false }, { is_primary: false }])
  })
  it('a policy that the history repeats is one, and its last end counts', async () => {
    const { counts } = await read('li-insurance-history', [
      {},
      {},
      { CANCEL_EFFECTIVE_DATE: '04/01/2026', CANCELLATION_METHOD: 'REPLACED' },
      { CANCEL_EFFECTIVE_DATE: '02/01/2026' },
    ])
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-04-01' }])
  })
})

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
  ])('discontinued, it changes nothing; with the notices read %s', async (_, files) => {
    for (const file of files)
      await read(
        file,
        file === 'li-revocation' ? [{}] : [{}, { ...notice, FINAL_ACTION: 'DISCONTINUED REVOCATION' }],
      )
    expect(await authority()).toMatchObject([{ granted_on: '2016-05-02' }])
    expect(await ask(sql`select from authority_gaps`)).toEqual([])
  })
  it('carried out, it ends the grant; a later one begins anew, and between them is a gap', async () => {
    await read('li-authority-history', [
      {},
      { ...notice, FINAL_ACTION: 'REVOKED' },
      { ORIGINAL_ACTION: 'REINSTATED', ORIGINAL_SERVED_DATE: '06/15/2020' },
    ])
    expect(await authority()).toMatchObject([{ granted_on: '2020-06-15' }])
    expect(await ask(sql`select from_on, to_on from authority_gaps`)).toEqual([
      { from_on: '2020-04-01', to_on: '2020-06-15' },
    ])
  })
  it('a carrier without authority, private or inside one state, has no revocation and no row', async () => {
    await census([90_000_003], { carrier_operation: 'C', private_property: 'X' })
    await read('li-authority-history')
    expect(await ask(sql`select ${dotOf} as dot from carrier_authorities t`)).toEqual([{ dot: '90000001' }])
  })
  it('an action told twice, once without its end, has ended, in either order', async () => {
    const ended = { FINAL_ACTION: 'REVOKED', FINAL_DECISION_DATE: '04/01/2020' }
    for (const rows of [
      [{}, ended],
      [ended, {}],
    ]) {
      await read('li-authority-history', rows)
      expect(await ask(sql`select final_on from authority_history`)).toEqual([{ final_on: '2020-04-01' }])
      await database.db.deleteFrom('authority_history').execute()
    }
  })
})

describe('trap 7: flags, letters of states and codes are spelled in many ways', () => {
  it.each([
    ...['X', 'Y', 'true', 'TRUE', '1', '1.0', 'yes'].map(flag => [flag, true] as const),
    ...['N', 'false', 'False', '0', '0.0', ''].map(flag => [flag, false] as const),
  ])('%j says %s', async (flag, expected) => {
    await read('sms-crashes', [{ TOW_AWAY: flag }])
    expect(await ask(sql`select is_tow_away from crashes`)).toEqual([{ is_tow_away: expected }])
  })
  it.each([
    ['PQ', 'QC', 'CA'],
    ['QC', 'QC', 'CA'],
    ['TX', 'TX', 'US'],
    ['ON', 'ON', 'CA'],
    ['JA', 'JA', 'MX'],
    ['NL', 'NL', null],
    ['CO', 'CO', null],
    ['BC', 'BC', null],
    ['ZQ', 'ZQ', null],
  ])('%s is %s, in the country %s', async (letters, state, country) => {
    await read('sms-inspections', [{ REPORT_STATE: letters }])
    expect(await ask(sql`select state, country from inspections`)).toEqual([{ state, country }])
  })
  it.each([
    ['NL', 'MX'],
    ['NL', 'CA'],
    ['CO', 'US'],
    ['CO', 'MX'],
  ])('a census keeps %s with its country %s', async (phy_state, phy_country) => {
    await census([90_000_003], { phy_state, phy_country, phy_zip: '' })
    const place = sql`select physical_state, physical_country from carriers order by id desc limit 1`
    expect(await ask(place)).toEqual([{ physical_state: phy_state, physical_country: phy_country }])
  })
})

describe('trap 8: what may be compared', () => {
  it('an inspection counts only for what it looked at', async () => {
    await read('sms-inspections', [
      { UNIQUE_ID: '1', INSP_LEVEL_ID: '3', VEHICLE_OOS_TOTAL: '0', DRIVER_OOS_TOTAL: '1' },
      { UNIQUE_ID: '2', INSP_LEVEL_ID: '5' },
      { UNIQUE_ID: '3', INSP_LEVEL_ID: '99', VEHICLE_OOS_TOTAL: '0' },
      { UNIQUE_ID: '4', HAZMAT_PLACARD_REQ: 'Y', HAZMAT_OOS_TOTAL: '1' },
      { UNIQUE_ID: '5', INSP_DATE: '01-APR-24' },
    ])
    expect(await ask(sql`select vehicle_oos, driver_oos, hazmat_oos from inspections order by id`)).toEqual([
      { vehicle_oos: null, driver_oos: 1, hazmat_oos: null },
      { vehicle_oos: 1, driver_oos: null, hazmat_oos: null },
      { vehicle_oos: null, driver_oos: null, hazmat_oos: null },
      { vehicle_oos: 1, driver_oos: 0, hazmat_oos: 1 },
      { vehicle_oos: 1, driver_oos: 0, hazmat_oos: null },
    ])
    // The last is more than 24 months before the file's day.
    expect(
      await ask(sql`select inspections_24_months as many, vehicle_inspections as vehicle, vehicle_oos_inspections as out,
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
  it('violations of an inspection not read yet put it on record, and its own file fills it in', async () => {
    await read('sms-violations', [
      {},
      { VIOL_UNIT: 'D', VIOL_CODE: '3958E', BASIC_DESC: 'HOS Compliance' },
      {},
    ])
    const inspections = sql`select report_number, inspected_on, level, vehicle_oos from inspections`
    expect(await ask(inspections)).toEqual([
      { report_number: '800000001', inspected_on: '2026-01-30', level: null, vehicle_oos: null },
    ])
    await read('sms-inspections', [{}], { asOf: '2026-03-01' })
    expect(await ask(inspections)).toMatchObject([
      { report_number: 'TX9000000001', level: 1, vehicle_oos: 1 },
    ])
    expect(
      await ask(sql`select code, basic, unit, is_out_of_service from inspection_violations order by id`),
    ).toEqual([
      { code: '39347E', basic: 'vehicle_maintenance', unit: '1', is_out_of_service: true },
      { code: '3958E', basic: 'hours_of_service', unit: 'D', is_out_of_service: true },
    ])
  })
})

describe('trap 9: the licensing files are frozen', () => {
  it('without a day of its own such a file tells no later one, and says so', async () => {
    const { printed } = await read('li-authority-history', [{}], { asOf: undefined })
    expect(printed).toContain('facts of 2026-05-01')
    expect(printed).toContain('frozen')
    expect(await authority()).toMatchObject([{ as_of: '2026-05-01' }])
  })
  it('a day that is told stands', async () => {
    await read('li-authority-history', [{}], { asOf: '2026-06-02' })
    expect(await authority()).toMatchObject([{ as_of: '2026-06-02' }])
  })
  it('standing and history of two days carry the earlier one', async () => {
    await read('li-carrier', [{}], { asOf: '2026-06-02' })
    await read('li-authority-history', [{}], { asOf: '2026-03-02' })
    expect(await authority()).toEqual([
      { common: 'A', contract: 'N', broker: 'N', granted_on: '2016-05-02', as_of: '2026-03-02' },
    ])
  })
  it('every fact has its day', async () => {
    const files = ['sms-inspections', 'sms-violations', 'sms-crashes', 'li-carrier', 'li-insurance-active']
    for (const file of [...files, 'li-insurance-history', 'li-authority-history', 'li-revocation'])
      await read(file)
    for (const table of [
      'inspections',
      'inspection_violations',
      'crashes',
      'carrier_dockets',
      'carrier_insurances',
      'authority_history',
      'revocations',
      'carrier_authorities',
    ])
      expect({ table, rows: await ask(sql`select distinct as_of from ${sql.table(table)}`) }).toEqual({
        table,
        rows: [{ as_of: '2026-05-01' }],
      })
  })
})

describe('trap 10: unit types are codes, letters or words', () => {
  it.each([
    ['9', 9],
    ['SEMI-TRAILER', 9],
    ['Semi Trailer', 9],
    ['10', 10],
    ['STRAIGHT TRUCK', 10],
    ['TR', 10],
    ['11', 11],
    ['11.0', 11],
    ['TRUCK TRACTOR', 11],
    ['TT', 11],
  ])('%s is %i', async (text, code) => {
    await read('sms-inspections', [{ UNIT_TYPE_DESC: text, UNIT_TYPE_DESC2: '' }])
    expect(
      await ask(
        sql`select units->0->'unit_type' as code, jsonb_array_length(units) as many from inspections`,
      ),
    ).toEqual([{ code, many: 1 }])
  })
  it('what is none is left out and told', async () => {
    await read('sms-inspections', [{ UNIT_TYPE_DESC: 'SPACESHIP' }])
    expect(rejected()).toEqual([['2', 'UNIT_TYPE_DESC', 'SPACESHIP', 'no unit type; the value is left out']])
    expect(await ask(sql`select units->0->'unit_type' as code from inspections`)).toEqual([{ code: null }])
  })
})

describe('a file without a header', () => {
  it.each([
    ['li-carrier', 43],
    ['li-insurance-active', 11],
    ['li-insurance', 9],
    ['li-insurance-history', 17],
    ['li-authority-history', 9],
    ['li-revocation', 6],
  ])('%s has %i columns: another number is refused with file and line', async (fileKind, width) => {
    const short = `${Array.from({ length: width - 1 }, () => '"x"').join(',')}\n`
    const { printed, refusedFiles } = await run(short, { fileKind })
    expect(refusedFiles).toBe(1)
    expect(printed).toContain(`file.csv was not read: line 1 has ${width - 1} cells, where the L&I`)
  })
  it('a later line of another width is refused by its line, and the others are kept', async () => {
    const lines = [
      '"MC9","90000001","COMMON","03/01/2020","INVOLUNTARY","04/01/2020"',
      '"MC9","90000001"',
      '',
    ]
    const { counts } = await run([lines[0], lines[1], lines[0], ''].join('\n'), { fileKind: 'li-revocation' })
    expect(counts).toMatchObject({ added: 1, unchanged: 1, rejected: 1 })
    expect(rejected()).toEqual([['2', '', '', '2 cells where the file has 6']])
  })
  it('is not told apart without its name, and the names are said', async () => {
    const { printed } = await run('"MC9","1","COMMON","03/01/2020","INVOLUNTARY","04/01/2020"\n')
    expect(printed).toMatch(/not the header of a file.*--kind \(li-carrier, .*li-revocation\)/)
  })
  it('a header that a download has all the same is no row', async () => {
    const header = 'docket_number,dot_number,type,serve_date,revocation_type,effective_date\n'
    const { counts } = await run(`${header}MC9,90000001,COMMON,03/01/2020,INVOLUNTARY,04/01/2020\n`, {
      fileKind: 'li-revocation',
    })
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
  })
  it('a file with a header is held to the kind it is said to be', async () => {
    const { printed } = await read('sms-crashes', [{}], { fileKind: 'sms-violations' })
    expect(printed).toMatch(
      /was not read: (it looks like the SMS Input - Violation, but|its first line is not)/,
    )
  })
})

describe('a file that is read again', () => {
  const FILES = [
    'sms-inspections',
    'sms-violations',
    'sms-crashes',
    'li-carrier',
    'li-insurance-active',
    'li-insurance',
    'li-insurance-history',
    'li-authority-history',
    'li-revocation',
  ]
  const TABLES = [
    'inspections',
    'inspection_violations',
    'crashes',
    'carrier_dockets',
    'carrier_insurances',
    'authority_history',
    'revocations',
    'authority_gaps',
    'carrier_authorities',
    'carrier_safety',
    'carrier_identifiers',
  ]
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(
          async table => [table, await ask(sql`select * from ${sql.table(table)} order by 1, 2`)] as const,
        ),
      ),
    )

  it('changes nothing, not even an id', async () => {
    for (const file of FILES) await read(file, [{}, {}])
    const before = await everything()
    for (const file of FILES) {
      const { counts } = await read(file, [{}, {}])
      expect({ file, counts }).toMatchObject({
        file,
        counts: { added: 0, changed: 0, unchanged: 2, rejected: 0 },
      })
    }
    expect(await everything()).toEqual(before)
  })

  it.each(FILES)('%s of an earlier day takes nothing back', async file => {
    await read('li-carrier', [{}], { asOf: '2026-03-01' })
    await read(file)
    const before = await everything()
    const late = {
      INJURIES: '2',
      VEHICLE_OOS_TOTAL: '0',
      COMMON_STAT: 'I',
      SECTION_DESC: 'Else',
      NAME_COMPANY: 'ELSE',
    }
    await read(file, [{ ...late, EFFECTIVE_DATE: '01/01/2025', SERVE_DATE: '03/01/2020' }], {
      asOf: '2026-02-01',
    })
    const after = await everything()
    // A notice with another end is another fact of the day before: the later word stands.
    expect(after).toEqual(before)
  })
})
