import { readAddDate } from '../../cells/add-date.ts'
import { readCode } from '../../cells/code.ts'
import { type Docket, readDocket } from '../../cells/docket.ts'
import { readEmail } from '../../cells/email.ts'
import { readFederalDate } from '../../cells/federal-date.ts'
import { readFlag } from '../../cells/flag.ts'
import { readPhone } from '../../cells/phone.ts'
import { readSafetyRating } from '../../cells/safety-rating.ts'
import { readText } from '../../cells/text.ts'
import type { Row } from '../../rows/row.ts'
import { CARGO_COLUMNS, OTHER_CARGO } from './cargo-keywords.ts'
import { censusKind } from './census-kind.ts'
import type { CensusRecord } from './census-record.ts'
import { readClassdef } from './operation-keywords.ts'
import { readAddress, readCount, readIdentity, readMailingAddress, readMileage } from './read-shared.ts'

const PHYSICAL = {
  street: 'PHY_STREET',
  city: 'PHY_CITY',
  state: 'PHY_STATE',
  zip: 'PHY_ZIP',
  country: 'PHY_COUNTRY',
}
const MAILING = {
  street: 'CARRIER_MAILING_STREET',
  city: 'CARRIER_MAILING_CITY',
  state: 'CARRIER_MAILING_STATE',
  zip: 'CARRIER_MAILING_ZIP',
  country: 'CARRIER_MAILING_COUNTRY',
}
const DOCKETS = [
  ['DOCKET1', 'DOCKET1PREFIX'],
  ['DOCKET2', 'DOCKET2PREFIX'],
  ['DOCKET3', 'DOCKET3PREFIX'],
] as const
const OFFICERS = ['COMPANY_OFFICER_1', 'COMPANY_OFFICER_2'] as const

/** Each docket once. A docket of any status is kept: a broker may search for a number that is active no more. */
const readDockets = (row: Row): readonly Docket[] => {
  const found = new Map<string, Docket>()
  for (const [column, prefix] of DOCKETS) {
    const docket = row.read(column, cell => readDocket(cell, row.cell(prefix)))
    if (docket !== null) found.set(`${docket.type}${docket.value}`, docket)
  }
  return [...found.values()]
}

const readCargo = (row: Row): readonly string[] => {
  const found: string[] = []
  for (const [column, words] of CARGO_COLUMNS) if (row.read(column, readFlag) === true) found.push(words)
  const isOther = row.read(OTHER_CARGO.flag, readFlag) === true
  const words = row.read(OTHER_CARGO.words, readText)
  if (words !== null) found.push(`Other: ${words}`)
  else if (isOther) found.push('Other')
  return found
}

const read = (row: Row): CensusRecord => {
  const identity = readIdentity(row)
  const physical = readAddress(row, PHYSICAL)
  return {
    ...identity,
    dbaName: row.read('DBA_NAME', readText),
    carrierOperation: row.read('CARRIER_OPERATION', readCode),
    hazmat: row.read('HM_IND', readFlag),
    physical,
    mailing: readMailingAddress(row, MAILING),
    phone: row.read('PHONE', cell => readPhone(cell, physical.country)),
    email: row.read('EMAIL_ADDRESS', readEmail),
    powerUnits: readCount(row, 'POWER_UNITS'),
    drivers: readCount(row, 'TOTAL_DRIVERS'),
    ...readMileage(row),
    mcs150Date: row.read('MCS150_DATE', readFederalDate),
    addDate: row.read('ADD_DATE', readAddDate),
    operationClassifications: readClassdef(row.cell('CLASSDEF')),
    registration: {
      statusCode: row.read('STATUS_CODE', readCode),
      dockets: readDockets(row),
      officers: OFFICERS.map(column => row.read(column, readText)).filter(name => name !== null),
      cargoCarried: readCargo(row),
      safetyRating: row.read('SAFETY_RATING', readSafetyRating),
      safetyRatingDate: row.read('SAFETY_RATING_DATE', readFederalDate),
    },
  }
}

/**
 * The "Company Census File": the register itself, with status, dockets, cargo, officers and the safety rating.
 *
 * Choice: EIN_NO and DUN_BRADSTREET_NO are never read. The equipment counts (OWNTRUCK, TRMTRACT, ...) are not
 *   either: they tell trucks, tractors and trailers apart, and which of a broker's kinds (van, reefer, flatbed ...) a
 *   trailer is they do not say. Their vans carry passengers. Nor does DOCKETn_STATUS_CODE make an authority: common,
 *   contract and broker authority, and since when, are facts of the licensing record.
 */
export const COMPANY_CENSUS = censusKind({
  name: 'company-census',
  title: 'Company Census File',
  hallmarks: ['STATUS_CODE', 'POWER_UNITS', 'TOTAL_DRIVERS', 'CLASSDEF'],
  columns: [
    'DOT_NUMBER',
    'LEGAL_NAME',
    'DBA_NAME',
    'STATUS_CODE',
    'CARRIER_OPERATION',
    'HM_IND',
    ...Object.values(PHYSICAL),
    ...Object.values(MAILING),
    'PHONE',
    'EMAIL_ADDRESS',
    'MCS150_DATE',
    'MCS150_MILEAGE',
    'MCS150_MILEAGE_YEAR',
    'ADD_DATE',
    'POWER_UNITS',
    'TOTAL_DRIVERS',
    'CLASSDEF',
    ...DOCKETS.flat(),
    ...OFFICERS,
    'SAFETY_RATING',
    'SAFETY_RATING_DATE',
    ...CARGO_COLUMNS.map(([column]) => column),
    OTHER_CARGO.flag,
    OTHER_CARGO.words,
  ],
  read,
})
