import { describe, expect, it } from 'vitest'
import { Row, RowRefused } from '../../rows/row.ts'
import { CENSUS_HEADERS } from '../../testing/generate-census.ts'
import type { FileKind } from '../file-kind.ts'
import { FILE_KINDS } from '../index.ts'
import { recognise } from '../recognise.ts'
import { CARGO_COLUMNS } from './cargo-keywords.ts'
import type { CensusRecord } from './census-record.ts'
import { readClassdef, readOtherOperation } from './operation-keywords.ts'

const TODAY = '2026-11-21'

/** One row of a kind of file, all cells blank but those named. */
const rowOf = (kind: 'sms' | 'company', cells: Readonly<Record<string, string>>) => {
  const header = CENSUS_HEADERS[kind].split(',')
  const found = recognise(header)
  if (found.kind === 'unknown') throw new Error(found.reason)
  const row = new Row(
    found.layout,
    header.map(name => cells[name.toUpperCase()] ?? ''),
    TODAY,
  )
  return { row, read: (): CensusRecord => (found.file as FileKind<CensusRecord>).read(row) }
}
const read = (kind: 'sms' | 'company', cells: Readonly<Record<string, string>>) => {
  const { row, read } = rowOf(kind, { DOT_NUMBER: '123', LEGAL_NAME: 'AMBER MESA FREIGHT LLC', ...cells })
  return { record: read(), warnings: row.warnings.map(({ column, value }) => `${column} ${value}`) }
}
const refusal = (kind: 'sms' | 'company', cells: Readonly<Record<string, string>>) => {
  try {
    rowOf(kind, cells).read()
  } catch (error) {
    if (error instanceof RowRefused) return error.complaint
    throw error
  }
  return undefined
}

describe('the SMS census', () => {
  it('is read with its facts, and nothing that it does not have', () => {
    const { record, warnings } = read('sms', {
      DBA_NAME: 'AMBER',
      CARRIER_OPERATION: 'A',
      HM_FLAG: 'false',
      PHY_STREET: '1  ELM ROAD',
      PHY_CITY: 'MEDFORD',
      PHY_STATE: 'NJ',
      PHY_ZIP: '8055',
      PHY_COUNTRY: 'US',
      TELEPHONE: '(555) 555-0142',
      EMAIL_ADDRESS: 'X@Y.EXAMPLE',
      MCS150_DATE: '15-MAY-25',
      MCS150_MILEAGE: '150000.0',
      MCS150_MILEAGE_YEAR: '2024.0',
      ADD_DATE: '12-JUN-15',
      NBR_POWER_UNIT: '0',
      DRIVER_TOTAL: '',
      AUTHORIZED_FOR_HIRE: 'True',
      PRIVATE_PROPERTY: 'X',
      EXEMPT_FOR_HIRE: 'False',
      OP_OTHER: 'N',
    })
    expect(warnings).toEqual([])
    expect(record).toEqual({
      dotNumber: '123',
      legalName: 'AMBER MESA FREIGHT LLC',
      dbaName: 'AMBER',
      carrierOperation: 'A',
      hazmat: false,
      physical: { street: '1 ELM ROAD', city: 'MEDFORD', state: 'NJ', postalCode: '08055', country: 'US' },
      mailing: null,
      phone: '+15555550142',
      email: 'x@y.example',
      powerUnits: 0,
      drivers: null,
      mileage: 150_000,
      mileageYear: 2024,
      mcs150Date: '2025-05-15',
      addDate: '2015-06-12',
      operationClassifications: ['Authorized For Hire', 'Private Property'],
      registration: null,
    })
  })

  it.each([
    ['0', '', null, null],
    ['0', '0', null, null],
    ['0', '2024', 0, 2024],
    ['5000', '', 5000, null],
    ['', '2024', null, null],
  ])('miles %j in the year %j are %j in %j', (miles, year, mileage, mileageYear) => {
    const { record } = read('sms', { MCS150_MILEAGE: miles, MCS150_MILEAGE_YEAR: year })
    expect(record).toMatchObject({ mileage, mileageYear })
  })

  it('an unreadable value is left out with a warning; the row is stored', () => {
    const { record, warnings } = read('sms', {
      ADD_DATE: '31-FEB-20',
      NBR_POWER_UNIT: 'some',
      HM_FLAG: 'maybe',
      PHY_COUNTRY: 'US',
      PHY_STATE: 'TX',
      PHY_ZIP: '7',
    })
    expect(record).toMatchObject({ addDate: null, powerUnits: null, hazmat: null })
    expect(record.physical).toMatchObject({ postalCode: null, state: 'TX' })
    expect(warnings).toEqual(['PHY_ZIP 7', 'HM_FLAG maybe', 'NBR_POWER_UNIT some', 'ADD_DATE 31-FEB-20'])
  })

  it('a mailing address of a country alone is read as none', () => {
    expect(read('sms', { MAILING_COUNTRY: 'US' }).record.mailing).toBeNull()
  })
})

describe('the Company Census File', () => {
  it('is read with the facts that only it has', () => {
    const { record, warnings } = read('company', {
      STATUS_CODE: 'a',
      HM_IND: 'N',
      POWER_UNITS: '12',
      TOTAL_DRIVERS: '10',
      MCS150_DATE: '20250515 0000',
      ADD_DATE: '19740601',
      PHY_COUNTRY: 'CA',
      PHY_STATE: 'PQ',
      PHY_ZIP: 'G1R4P5',
      CLASSDEF: 'AUTHORIZED FOR HIRE;PRIVATE(PROPERTY)',
      DOCKET1PREFIX: 'MC',
      DOCKET1: '029910',
      DOCKET2PREFIX: 'FF',
      DOCKET2: '77',
      DOCKET3PREFIX: 'MC',
      DOCKET3: '29910',
      COMPANY_OFFICER_1: 'ELM RIDGE',
      CRGO_GENFREIGHT: 'X',
      CRGO_COLDFOOD: 'X',
      CRGO_MEAT: 'N',
      CRGO_CARGOOTHR: 'X',
      CRGO_CARGOOTHR_DESC: 'STAGE SETS',
      SAFETY_RATING: 'C',
      SAFETY_RATING_DATE: '20210203',
      PRIOR_REVOKE_FLAG: 'Y',
      PRIOR_REVOKE_DOT_NUMBER: '0012345',
      DUN_BRADSTREET_NO: '123456789',
      OWNTRUCK: '4',
    })
    expect(warnings).toEqual([])
    expect(record).toMatchObject({
      physical: { state: 'QC', country: 'CA', postalCode: 'G1R 4P5' },
      hazmat: false,
      powerUnits: 12,
      drivers: 10,
      mcs150Date: '2025-05-15',
      addDate: null,
      operationClassifications: ['Authorized For Hire', 'Private Property'],
      registration: {
        statusCode: 'A',
        dockets: [
          { type: 'MC', value: '29910' },
          { type: 'FF', value: '77' },
        ],
        officers: ['ELM RIDGE'],
        cargoCarried: ['General Freight', 'Refrigerated Food', 'Other: STAGE SETS'],
        safetyRating: 'C',
        safetyRatingDate: '2021-02-03',
        isPriorRevoked: true,
        priorRevokedDot: '12345',
      },
    })
    expect(JSON.stringify(record)).not.toContain('123456789')
  })

  it('blank cells are read as null or an empty list', () => {
    expect(read('company', {}).record.registration).toEqual({
      statusCode: null,
      dockets: [],
      officers: [],
      cargoCarried: [],
      safetyRating: null,
      safetyRatingDate: null,
      isPriorRevoked: null,
      priorRevokedDot: null,
    })
  })

  it('an unreadable docket is left out with a warning', () => {
    const { record, warnings } = read('company', {
      DOCKET1PREFIX: 'MC',
      DOCKET1: 'PENDING',
      DOCKET2PREFIX: 'MC',
      DOCKET2: 'MC',
    })
    expect(record.registration?.dockets).toEqual([])
    expect(warnings).toEqual(['DOCKET1 PENDING'])
  })

  it('every cargo column in its header has a name', () => {
    const inHeader = CENSUS_HEADERS.company
      .split(',')
      .filter(name => name.startsWith('CRGO_') && !name.includes('OTHR'))
    expect(CARGO_COLUMNS.map(([column]) => column)).toEqual(inHeader)
  })
})

describe.each(['sms', 'company'] as const)('a row of %s is refused', kind => {
  it.each([
    [{ DOT_NUMBER: '', LEGAL_NAME: 'A' }, 'DOT_NUMBER', 'no DOT number'],
    [{ DOT_NUMBER: '00000000', LEGAL_NAME: 'A' }, 'DOT_NUMBER', 'no DOT number'],
    [{ DOT_NUMBER: '12x', LEGAL_NAME: 'A' }, 'DOT_NUMBER', 'a DOT number is 1 to 8 digits'],
    [{ DOT_NUMBER: '12', LEGAL_NAME: '  ' }, 'LEGAL_NAME', 'no legal name'],
    [{ DOT_NUMBER: '12', LEGAL_NAME: 'A'.repeat(301) }, 'LEGAL_NAME', 'more than 300 characters'],
  ])('%o: %s, %s', (cells, column, reason) => {
    expect(refusal(kind, cells)).toMatchObject({ column, reason })
  })
})

describe('the operation classifications of a carrier', () => {
  it.each([
    ['AUTHORIZED FOR HIRE;EXEMPT FOR HIRE', ['Authorized For Hire', 'Exempt For Hire']],
    [
      'Auth. For Hire; Priv. Pass. (Business);Priv. Pass.(Non-business)',
      ['Authorized For Hire', 'Private Passenger Business', 'Private Passenger Non-business'],
    ],
    [
      "U.S. Mail;Fed. Gov't;State Gov't;Local Gov't;Indian Nation;Migrant;Other",
      ['US Mail', 'Federal', 'State', 'Local Government', 'Indian Tribe', 'Migrant', 'Other'],
    ],
    ['PRIVATE PROPERTY;;PRIVATE(PROPERTY);', ['Private Property']],
    ['HORSE SHOWS', ['HORSE SHOWS']],
    ['', []],
  ])('CLASSDEF %j is %j', (cell, expected) => {
    expect(readClassdef(cell)).toEqual(expected)
  })
  it.each([
    ['N', []],
    ['', []],
    ['0.0', []],
    ['Y', ['Other']],
    ['FARM', ['Other: FARM']],
  ])('OP_OTHER %j is %j', (cell, expected) => {
    expect(readOtherOperation(cell)).toEqual(expected)
  })
})

describe('a header', () => {
  const sms = CENSUS_HEADERS.sms.split(',')
  const title = (header: readonly string[]) => {
    const found = recognise(header)
    return found.kind === 'known' ? found.file.title : found.reason
  }
  it.each([
    ['as published, with fax last', sms],
    ['in capitals, in another order', sms.map(it => it.toUpperCase()).toReversed()],
    ['with blanks for underscores', sms.map(it => ` ${it.replaceAll('_', ' ')} `)],
    ['without fax, with a column of its own', [...sms.filter(it => it !== 'fax'), 'my notes']],
  ])('%s is the SMS census', (_, header) => {
    expect(title(header)).toBe('SMS Input - Motor Carrier Census')
  })
  it('of the Company Census File is recognized', () => {
    expect(title(CENSUS_HEADERS.company.split(','))).toBe('Company Census File')
  })
  it.each([
    [
      'a column missing',
      sms.filter(it => it !== 'phy_zip'),
      'it looks like the SMS Input - Motor Carrier Census, but a column is missing: PHY_ZIP. Files that can be read: SMS Input - Motor Carrier Census, Company Census File,',
    ],
    [
      'another file',
      ['Unique_ID', 'Report_Number', 'DOT_Number', 'Insp_Date'],
      'its first line is not the header of a file that can be read. Files that can be read:',
    ],
    ['a first row instead of a header', ['1261235', 'AMBER LLC', 'A'], 'its first line is not the header'],
    ['semicolons', [sms.join(';')], 'Its columns are separated by ";", not by commas.'],
    ['a column twice', [...sms, 'LEGAL_NAME'], 'its header names LEGAL_NAME more than once.'],
  ])('with %s is refused', (_, header, reason) => {
    expect(title(header)).toContain(reason)
  })
  it('is refused with the names of at most a dozen columns', () => {
    const reason = title([...sms.slice(0, 24)])
    expect(reason).toMatch(/columns are missing: (\w+, ){11}\w+ and \d+ more\./)
  })
  it('every kind is recognized by columns that it requires', () => {
    for (const kind of FILE_KINDS) expect(kind.columns).toEqual(expect.arrayContaining([...kind.hallmarks]))
  })
})
