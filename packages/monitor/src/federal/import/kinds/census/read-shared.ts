import { readCode, readFlag, readText } from '../../cells/cell.ts'
import {
  type Address,
  isAddressEmpty,
  readCity,
  readCountry,
  readEmail,
  readPostalCode,
  readState,
  readStreet,
} from '../../cells/contact.ts'
import { readAddDate, readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readPhone } from '../../cells/phone.ts'
import { readWholeNumber, readYear } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import type { CensusRecord } from './census-record.ts'

/** Names of the five columns of an address. */
export interface AddressColumns {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}

/** The columns that both census files have under different names. */
export interface SharedColumns {
  readonly hazmat: string
  readonly phone: string
  readonly powerUnits: string
  readonly drivers: string
  readonly physical: AddressColumns
  readonly mailing: AddressColumns
}

export const addressColumns = (prefix: string): AddressColumns => ({
  street: `${prefix}_STREET`,
  city: `${prefix}_CITY`,
  state: `${prefix}_STATE`,
  zip: `${prefix}_ZIP`,
  country: `${prefix}_COUNTRY`,
})

/** Every column that `readShared` reads. */
export const sharedColumns = (columns: SharedColumns): readonly string[] => [
  'DOT_NUMBER',
  'LEGAL_NAME',
  'DBA_NAME',
  'CARRIER_OPERATION',
  columns.hazmat,
  ...Object.values(columns.physical),
  ...Object.values(columns.mailing),
  columns.phone,
  'EMAIL_ADDRESS',
  'MCS150_DATE',
  'MCS150_MILEAGE',
  'MCS150_MILEAGE_YEAR',
  'ADD_DATE',
  columns.powerUnits,
  columns.drivers,
]

/** The largest fleets report some billions of miles. */
const MILES_MAX = 999_999_999_999

/** An address; each part that cannot be read is left out. */
export const readAddress = (row: Row, columns: AddressColumns): Address => {
  const country = row.read(columns.country, readCountry)
  return {
    street: row.read(columns.street, readStreet),
    city: row.read(columns.city, readCity),
    state: row.read(columns.state, cell => readState(cell, country)),
    postalCode: row.read(columns.zip, cell => readPostalCode(cell, country)),
    country,
  }
}

/** As `readAddress`; null where the file gives none. */
const readMailingAddress = (row: Row, columns: AddressColumns): Address | null => {
  const address = readAddress(row, columns)
  return isAddressEmpty(address) ? null : address
}

/** Choice: zero miles without a year is what an empty form leaves behind, so it counts as not on record. */
const readMileage = (row: Row) => {
  const mileage = row.read('MCS150_MILEAGE', cell => readWholeNumber(cell, MILES_MAX))
  const mileageYear = row.read('MCS150_MILEAGE_YEAR', readYear)
  if (mileage === 0 && mileageYear === null) return { mileage: null, mileageYear: null }
  return { mileage, mileageYear: mileage === null ? null : mileageYear }
}

const readCount = (row: Row, column: string) => row.read(column, cell => readWholeNumber(cell))

/** What both census files say of a carrier. Refuses: a row without a DOT number or a legal name. */
export const readShared = (
  row: Row,
  columns: SharedColumns,
): Omit<CensusRecord, 'operationClassifications' | 'registration'> => {
  const dotNumber = row.required('DOT_NUMBER', readDotNumber, 'no DOT number')
  const legalName = row.required('LEGAL_NAME', readText, 'no legal name')
  const physical = readAddress(row, columns.physical)
  return {
    dotNumber,
    legalName,
    dbaName: row.read('DBA_NAME', readText),
    carrierOperation: row.read('CARRIER_OPERATION', readCode),
    hazmat: row.read(columns.hazmat, readFlag),
    physical,
    mailing: readMailingAddress(row, columns.mailing),
    phone: row.read(columns.phone, cell => readPhone(cell, physical.country)),
    email: row.read('EMAIL_ADDRESS', readEmail),
    powerUnits: readCount(row, columns.powerUnits),
    drivers: readCount(row, columns.drivers),
    ...readMileage(row),
    mcs150Date: row.read('MCS150_DATE', readFederalDate),
    addDate: row.read('ADD_DATE', readAddDate),
  }
}
