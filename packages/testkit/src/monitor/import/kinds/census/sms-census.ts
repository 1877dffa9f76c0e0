import { readAddDate } from '../../cells/add-date.ts'
import { readCode } from '../../cells/code.ts'
import { readEmail } from '../../cells/email.ts'
import { readFederalDate } from '../../cells/federal-date.ts'
import { readFlag } from '../../cells/flag.ts'
import { readPhone } from '../../cells/phone.ts'
import { readText } from '../../cells/text.ts'
import type { Row } from '../../rows/row.ts'
import { censusKind } from './census-kind.ts'
import type { CensusRecord } from './census-record.ts'
import { OPERATION_COLUMNS, readOtherOperation } from './operation-keywords.ts'
import { readAddress, readCount, readIdentity, readMailingAddress, readMileage } from './read-shared.ts'

const PHYSICAL = {
  street: 'PHY_STREET',
  city: 'PHY_CITY',
  state: 'PHY_STATE',
  zip: 'PHY_ZIP',
  country: 'PHY_COUNTRY',
}
const MAILING = {
  street: 'MAILING_STREET',
  city: 'MAILING_CITY',
  state: 'MAILING_STATE',
  zip: 'MAILING_ZIP',
  country: 'MAILING_COUNTRY',
}

const read = (row: Row): CensusRecord => {
  const identity = readIdentity(row)
  const physical = readAddress(row, PHYSICAL)
  return {
    ...identity,
    dbaName: row.read('DBA_NAME', readText),
    carrierOperation: row.read('CARRIER_OPERATION', readCode),
    hazmat: row.read('HM_FLAG', readFlag),
    physical,
    mailing: readMailingAddress(row, MAILING),
    phone: row.read('TELEPHONE', cell => readPhone(cell, physical.country)),
    email: row.read('EMAIL_ADDRESS', readEmail),
    powerUnits: readCount(row, 'NBR_POWER_UNIT'),
    drivers: readCount(row, 'DRIVER_TOTAL'),
    ...readMileage(row),
    mcs150Date: row.read('MCS150_DATE', readFederalDate),
    addDate: row.read('ADD_DATE', readAddDate),
    operationClassifications: [
      ...OPERATION_COLUMNS.filter(([column]) => row.read(column, readFlag) === true).map(
        ([, words]) => words,
      ),
      ...readOtherOperation(row.cell('OP_OTHER')),
    ],
    registration: null,
  }
}

/**
 * The "SMS Input - Motor Carrier Census": every carrier in the agency's monthly safety measures.
 *
 * It has no status code, dockets, cargo, officers or safety rating. PRIVATE_ONLY, RECENT_MILEAGE, VMT_SOURCE_ID and
 * OIC_STATE are the agency's own derivations and are not read; neither is FAX, so it need not be there.
 */
export const SMS_CENSUS = censusKind({
  name: 'sms-census',
  title: 'SMS Input - Motor Carrier Census',
  hallmarks: ['NBR_POWER_UNIT', 'DRIVER_TOTAL', 'HM_FLAG'],
  columns: [
    'DOT_NUMBER',
    'LEGAL_NAME',
    'DBA_NAME',
    'CARRIER_OPERATION',
    'HM_FLAG',
    ...Object.values(PHYSICAL),
    ...Object.values(MAILING),
    'TELEPHONE',
    'EMAIL_ADDRESS',
    'MCS150_DATE',
    'MCS150_MILEAGE',
    'MCS150_MILEAGE_YEAR',
    'ADD_DATE',
    'NBR_POWER_UNIT',
    'DRIVER_TOTAL',
    ...OPERATION_COLUMNS.map(([column]) => column),
    'OP_OTHER',
  ],
  read,
})
