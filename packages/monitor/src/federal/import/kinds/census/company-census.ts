import { readCode, readFlag, readText } from '../../cells/cell.ts'
import { readSafetyRating } from '../../cells/code-tables.ts'
import { readPersonName } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { type Docket, readDocket, readDotNumber } from '../../cells/identifiers.ts'

import type { Row } from '../../rows/row.ts'
import { CARGO_COLUMNS, OTHER_CARGO } from './cargo-keywords.ts'
import type { CensusRecord } from './census-record.ts'
import { censusKind } from './census-kind.ts'

import { readClassdef } from './operation-keywords.ts'
import { laterInSms } from './write/later-in-sms.ts'
import { addressColumns, readShared, sharedColumns } from './read-shared.ts'

const SHARED = {
  hazmat: 'HM_IND',
  phone: 'PHONE',
  powerUnits: 'POWER_UNITS',
  drivers: 'TOTAL_DRIVERS',
  physical: addressColumns('PHY'),
  mailing: addressColumns('CARRIER_MAILING'),
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
  for (const [column, text] of CARGO_COLUMNS) if (row.read(column, readFlag) === true) found.push(text)
  const isOther = row.read(OTHER_CARGO.flag, readFlag) === true
  const text = row.read(OTHER_CARGO.text, readText)
  if (text !== null) found.push(`Other: ${text}`)
  else if (isOther) found.push('Other')
  return found
}

const read = (row: Row): CensusRecord => ({
  ...readShared(row, SHARED),
  operationClassifications: row.read('CLASSDEF', readClassdef) ?? [],
  registration: {
    statusCode: row.read('STATUS_CODE', readCode),
    dockets: readDockets(row),
    officers: OFFICERS.map(column => row.read(column, readPersonName)).filter(name => name !== null),
    cargoCarried: readCargo(row),
    safetyRating: row.must('SAFETY_RATING', readSafetyRating),
    safetyRatingDate: row.read('SAFETY_RATING_DATE', readFederalDate),
    isPriorRevoked: row.read('PRIOR_REVOKE_FLAG', readFlag),
    priorRevokedDot: row.must('PRIOR_REVOKE_DOT_NUMBER', readDotNumber),
  },
})

/**
 * The "Company Census File": the register itself, with status, dockets, cargo, officers and the safety rating.
 *
 * Choice: EIN_NO and DUN_BRADSTREET_NO are never read. The equipment counts (OWNTRUCK, TRMTRACT, ...) are not
 *   either: they tell trucks, tractors and trailers apart, and which of a broker's kinds (van, reefer, flatbed ...) a
 *   trailer is they do not say. Their vans carry passengers. Nor does DOCKETn_STATUS_CODE make an authority: common,
 *   contract and broker authority, and since when, are facts of the licensing record.
 *   A rating that cannot be read refuses the row, as none is "unrated"; and so does the number of an earlier registration.
 */
export const COMPANY_CENSUS = censusKind({
  name: 'company-census',
  title: 'Company Census File',
  hallmarks: ['STATUS_CODE', 'POWER_UNITS', 'TOTAL_DRIVERS', 'CLASSDEF'],
  columns: [
    ...sharedColumns(SHARED),
    'STATUS_CODE',
    'CLASSDEF',
    ...DOCKETS.flat(),
    ...OFFICERS,
    'SAFETY_RATING',
    'SAFETY_RATING_DATE',
    'PRIOR_REVOKE_FLAG',
    'PRIOR_REVOKE_DOT_NUMBER',
    ...CARGO_COLUMNS.map(([column]) => column),
    OTHER_CARGO.flag,
    OTHER_CARGO.text,
  ],
  read,
  listed: {
    days: [
      { table: 'carrier_census', day: 'as_of', listing: 'listing_id' },
      { table: 'carrier_safety', day: 'as_of', listing: 'listing_id' },
    ],
    changedByDay: laterInSms,
  },
})
