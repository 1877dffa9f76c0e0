import { readFlag, readText } from '../../cells/cell.ts'
import { readLettersOfState } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readFew } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { type CrashRecord, readHarm, writeCrashes } from '../crash-facts.ts'
import type { FileKind } from '../file-kind.ts'

const read = (row: Row): CrashRecord => ({
  reportNumber: row.required('REPORT_NUMBER', readText, 'no report number'),
  sequence: row.read('REPORT_SEQ_NO', readFew) ?? 1,
  dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
  docket: null,
  occurredOn: row.required('REPORT_DATE', readFederalDate, 'no date'),
  place: row.read('REPORT_STATE', readLettersOfState),
  city: null,
  ...readHarm(row, readFlag),
  isHazmatReleased: row.read('HAZMAT_RELEASED', readFlag) === true,
  // Choice: the file says no for every crash that was not reviewed, so only yes means something.
  isNotPreventable: row.read('NOT_PREVENTABLE', readFlag) === true ? true : null,
})

/** The "SMS Input - Crash": two years of crashes, one row a vehicle. */
export const SMS_CRASHES: FileKind<CrashRecord> = {
  name: 'sms-crashes',
  title: 'SMS Input - Crash',
  hasHeader: true,
  hallmarks: ['REPORT_SEQ_NO', 'FATALITIES', 'TOW_AWAY', 'NOT_PREVENTABLE'],
  columns: [
    'REPORT_NUMBER',
    'REPORT_SEQ_NO',
    'DOT_NUMBER',
    'REPORT_DATE',
    'REPORT_STATE',
    'FATALITIES',
    'INJURIES',
    'TOW_AWAY',
    'HAZMAT_RELEASED',
    'NOT_PREVENTABLE',
  ],
  numbers: { dot: 'DOT_NUMBER' },
  read,
  listed: { days: [{ table: 'crashes', day: 'as_of', listing: 'listing_id' }] },
  write: (tx, batch, day) => writeCrashes(tx, batch, day, 'measurement system'),
}
