import { type Address, readState, saysNothing } from '../../cells/address.ts'
import { readCountry } from '../../cells/country.ts'
import { readDotNumber } from '../../cells/dot-number.ts'
import { readPostalCode } from '../../cells/postal-code.ts'
import { readText } from '../../cells/text.ts'
import { readWholeNumber } from '../../cells/whole-number.ts'
import { readYear } from '../../cells/year.ts'
import type { Row } from '../../rows/row.ts'

/** Names of the five columns of an address; the two files name theirs differently. */
export interface AddressColumns {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}

/** Miles of the largest fleets are some billions. */
const MOST_MILES = 999_999_999_999

/** Without either of these two there is no carrier to speak of: the row is refused. */
export const readIdentity = (row: Row) => ({
  dotNumber: row.actionItem('DOT_NUMBER', readDotNumber, 'no DOT number'),
  legalName: row.actionItem('LEGAL_NAME', readText, 'no legal name'),
})

export const readAddress = (row: Row, columns: AddressColumns): Address => {
  const country = row.read(columns.country, readCountry)
  return {
    street: row.read(columns.street, readText),
    city: row.read(columns.city, readText),
    state: row.read(columns.state, cell => readState(cell, country)),
    postalCode: row.read(columns.zip, cell => readPostalCode(cell, country)),
    country,
  }
}

/** As `readAddress`; null where the file gives none. */
export const readMailingAddress = (row: Row, columns: AddressColumns): Address | null => {
  const address = readAddress(row, columns)
  return saysNothing(address) ? null : address
}

/** Miles and their year. Choice: no miles in no year is what an empty form leaves behind, hence not on record. */
export const readMileage = (row: Row) => {
  const mileage = row.read('MCS150_MILEAGE', cell => readWholeNumber(cell, MOST_MILES))
  const mileageYear = row.read('MCS150_MILEAGE_YEAR', readYear)
  if (mileage === 0 && mileageYear === null) return { mileage: null, mileageYear: null }
  return { mileage, mileageYear: mileage === null ? null : mileageYear }
}

export const readCount = (row: Row, column: string) => row.read(column, cell => readWholeNumber(cell))
