import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, census, rejected, select, dotOf, policies } = importsBeforeEach()

describe('trap 1: DOT numbers are padded in some files, and 00000000 is none', () => {
  it('a padded DOT number names the same carrier', async () => {
    await census([1_234])
    await read('li-authority-history', [{ USDOT: '00001234', DOCKET: 'MC' }])
    expect(await select(sql`select ${dotOf} as dot from authority_history t`)).toEqual([{ dot: '1234' }])
  })
  it('with the DOT number 00000000 the docket names the carrier', async () => {
    await read('li-carrier')
    const { counts } = await read('li-authority-history', [{ USDOT: '00000000' }])
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
  })
  it('a row with neither number is refused', async () => {
    await read('li-authority-history', [{ USDOT: '00000000', DOCKET: 'MC' }])
    expect(rejected()).toEqual([['1', 'DOCKET', 'MC', 'neither a docket nor a DOT number']])
  })
  it('a number that no census has is refused with line and value', async () => {
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
      expect(await select(sql`select docket from carrier_dockets`)).toEqual([{ docket: 'MC9000001' }])
      expect(
        await select(sql`select value_key as value from carrier_identifiers where is_type = 'MC'`),
      ).toEqual([{ value: '9000001' }])
    },
  )
  it('with a bare MC the DOT number names the carrier', async () => {
    await read('li-insurance-active', [{ DOCKET_NUMBER: 'MC' }])
    expect(await select(sql`select docket, ${dotOf} as dot from carrier_insurances t`)).toEqual([
      { docket: null, dot: '90000001' },
    ])
  })
  it('a docket in another form is refused with line and column', async () => {
    await read('li-insurance-active', [{ DOCKET_NUMBER: 'XX123' }])
    expect(rejected()).toEqual([['1', 'DOCKET_NUMBER', 'XX123', 'not a docket number']])
  })
})

describe('trap 3: dates have four forms', () => {
  it.each(['04-MAR-25', '20250304', '20250304 0000', '03/04/2025', '2025-03-04'])(
    '%s is March 4, 2025',
    async date => {
      await read('sms-crashes', [{ REPORT_DATE: date }])
      expect(await select(sql`select occurred_on from crashes`)).toEqual([{ occurred_on: '2025-03-04' }])
    },
  )
  it('a future cancellation is a notice; a future inspection is an error', async () => {
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '12/31/2026' }])
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-12-31', is_pending: false }])
    await read('sms-inspections', [{ INSP_DATE: '31-DEC-2026' }])
    expect(rejected()).toEqual([['2', 'INSP_DATE', '31-DEC-2026', 'a day that is yet to come']])
  })
  it('the bulk-load day does not count as the day a carrier was added', async () => {
    await census([90_000_003], { add_date: '01-JUN-74' })
    const added = sql`select add_date from carrier_census t where ${dotOf} = '90000003'`
    expect(await select(added)).toEqual([{ add_date: null }])
  })
})

describe('trap 7: flags, letters of states and codes are spelled in many ways', () => {
  it.each([
    ...['X', 'Y', 'true', 'TRUE', '1', '1.0', 'yes'].map(flag => [flag, true] as const),
    ...['N', 'false', 'False', '0', '0.0', ''].map(flag => [flag, false] as const),
  ])('the flag %j is %s', async (flag, expected) => {
    await read('sms-crashes', [{ TOW_AWAY: flag }])
    expect(await select(sql`select is_tow_away from crashes`)).toEqual([{ is_tow_away: expected }])
  })
  it.each([
    ['sms-crashes', { TOW_AWAY: '?' }],
    ['crashes', { TOW_AWAY: '?' }],
    ['sms-inspections', { VEHICLE_OOS_TOTAL: '?' }],
    ['inspections', { DRIVER_OOS_TOTAL: '#N/A' }],
    ['li-carrier', { HHG_CHK: '?' }],
    ['li-carrier', { MX_TYPE: '#N/A' }],
  ])('a row of %s with %j is refused, as that is not no', async (file, cells) => {
    const [column, value] = Object.entries(cells)[0] ?? []
    await read(file, [cells])
    expect(rejected().map(cell => cell.slice(1, 3))).toEqual([[column, value]])
    expect(await select(sql`select kind from refused_rows`)).toContainEqual({ kind: file })
  })
  it.each([
    ['sms-crashes', '', '0', true],
    ['crashes', 'U', '0', true],
    ['crashes', 'U', '1', false],
    ['crashes', 'N', '0', false],
  ])('in %s a tow %j of a crash with %s injuries: %j', async (file, TOW_AWAY, INJURIES, expected) => {
    await read(file, [{ TOW_AWAY, INJURIES }])
    expect(await select(sql`select is_tow_away from crashes`)).toEqual([{ is_tow_away: expected }])
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
  ])('the state %s is %s, in the country %s', async (letters, state, country) => {
    await read('sms-inspections', [{ REPORT_STATE: letters }])
    expect(await select(sql`select state, country from inspections`)).toEqual([{ state, country }])
  })
  it.each([
    ['NL', 'MX'],
    ['NL', 'CA'],
    ['CO', 'US'],
    ['CO', 'MX'],
  ])('a census stores the state %s with its country %s', async (phy_state, phy_country) => {
    await census([90_000_003], { phy_state, phy_country, phy_zip: '' })
    const place = sql`select physical_state, physical_country from carriers order by id desc limit 1`
    expect(await select(place)).toEqual([{ physical_state: phy_state, physical_country: phy_country }])
  })
})

describe('trap 10: unit types are codes, letters or names', () => {
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
      await select(
        sql`select nullif(split_part(units, chr(9), 2), '')::int as code, cardinality(string_to_array(units, chr(10))) as many from inspections`,
      ),
    ).toEqual([{ code, many: 1 }])
  })
  it('an unknown unit type is left out with a warning', async () => {
    await read('sms-inspections', [{ UNIT_TYPE_DESC: 'SPACESHIP' }])
    expect(rejected()).toEqual([['2', 'UNIT_TYPE_DESC', 'SPACESHIP', 'no unit type; the value is left out']])
    expect(
      await select(sql`select nullif(split_part(units, chr(9), 2), '')::int as code from inspections`),
    ).toEqual([{ code: null }])
  })
})

describe('trap 9 of Motus: errors of a spreadsheet are no text', () => {
  const ERRORS = ['#NAME?', '#REF!', '#VALUE!', '#N/A', '#DIV/0!', '#NULL!', '#NUM!', ' #name? ']
  const named = () =>
    select(sql`select legal_name, dba_name, physical_city as city from carriers as c
      join carrier_identifiers as i on i.carrier_id = c.id and i.is_type = 'DOT' where i.value_key = '90000003'`)

  it.each(ERRORS)('a carrier without a name but %j is refused', async error => {
    const { counts } = await census([90_000_003], { legal_name: error })
    expect(counts).toMatchObject({ added: 0, rejected: 1 })
    expect(rejected()).toEqual([['2', 'LEGAL_NAME', error, 'an error of a spreadsheet']])
    expect(await named()).toEqual([])
  })
  it.each(ERRORS)('any other cell with %j is empty, and noted', async error => {
    const { counts } = await census([90_000_003], { dba_name: error, phy_city: error, op_other: error })
    expect(counts).toMatchObject({ added: 1, rejected: 0, valuesLeftOut: 3 })
    expect(rejected()).toEqual(
      ['PHY_CITY', 'DBA_NAME', 'OP_OTHER'].map(column => [
        '2',
        column,
        error,
        'an error of a spreadsheet; the value is left out',
      ]),
    )
    expect(await named()).toMatchObject([{ dba_name: null, city: null }])
  })
  it('a name that only begins with the sign is a name', async () => {
    await census([90_000_003], { legal_name: '#1 NAME? LLC', dba_name: '#REFRIGERATED' })
    expect(await named()).toMatchObject([{ legal_name: '#1 NAME? LLC', dba_name: '#REFRIGERATED' }])
  })
})
