import { readFlag } from '../../cells/cell.ts'

import type { Row } from '../../rows/row.ts'
import type { CensusRecord } from './census-record.ts'
import { censusKind } from './census-kind.ts'

import { OPERATION_COLUMNS, readOtherOperation } from './operation-keywords.ts'
import { addressColumns, readShared, sharedColumns } from './read-shared.ts'

const SHARED = {
  hazmat: 'HM_FLAG',
  phone: 'TELEPHONE',
  powerUnits: 'NBR_POWER_UNIT',
  drivers: 'DRIVER_TOTAL',
  physical: addressColumns('PHY'),
  mailing: addressColumns('MAILING'),
}

const read = (row: Row): CensusRecord => ({
  ...readShared(row, SHARED),
  operationClassifications: [
    ...OPERATION_COLUMNS.filter(([column]) => row.read(column, readFlag) === true).map(([, name]) => name),
    ...(row.read('OP_OTHER', readOtherOperation) ?? []),
  ],
  registration: null,
})

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
  columns: [...sharedColumns(SHARED), ...OPERATION_COLUMNS.map(([column]) => column), 'OP_OTHER'],
  read,
})
