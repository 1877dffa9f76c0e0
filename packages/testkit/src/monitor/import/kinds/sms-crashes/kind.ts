import { readFlag, readText } from '../../cells/cell.ts'
import { readLettersOfState, type StateWithCountry } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readFew } from '../../cells/numbers.ts'

import type { Row } from '../../rows/row.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'

/** One vehicle of a carrier in one crash. */
export interface CrashRecord extends CarrierNumbers {
  readonly reportNumber: string
  readonly sequence: number
  readonly occurredOn: string
  readonly place: StateWithCountry | null
  readonly fatalities: number
  readonly injuries: number
  readonly isTowAway: boolean
  readonly isHazmatReleased: boolean
  readonly isNotPreventable: boolean | null
}

const read = (row: Row): CrashRecord => ({
  reportNumber: row.required('REPORT_NUMBER', readText, 'no report number'),
  sequence: row.read('REPORT_SEQ_NO', readFew) ?? 1,
  dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
  docket: null,
  occurredOn: row.required('REPORT_DATE', readFederalDate, 'no date'),
  place: row.read('REPORT_STATE', readLettersOfState),
  fatalities: row.must('FATALITIES', readFew) ?? 0,
  injuries: row.must('INJURIES', readFew) ?? 0,
  isTowAway: row.read('TOW_AWAY', readFlag) === true,
  isHazmatReleased: row.read('HAZMAT_RELEASED', readFlag) === true,
  // Choice: the file says no for every crash that was not reviewed, so only yes means something.
  isNotPreventable: row.read('NOT_PREVENTABLE', readFlag) === true ? true : null,
})

const CRASHES: FactTable = {
  table: 'crashes',
  columns: {
    report_number: 'text',
    report_sequence: 'int',
    occurred_on: 'date',
    country: 'text',
    state: 'text',
    fatalities: 'int',
    injuries: 'int',
    is_tow_away: 'boolean',
    is_hazmat_released: 'boolean',
    is_not_preventable: 'boolean',
  },
}

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
  read,
  async write(tx, batch, { asOf }) {
    const { found, refused } = await findCarriers(tx, batch)
    const {
      touched: _,
      written: __,
      ...counts
    } = await writeFacts(
      tx,
      CRASHES,
      found.map(({ carrierId, record }) => ({
        carrierId,
        key: `${record.reportNumber} ${record.sequence}`,
        rank: record.isNotPreventable === true ? '1' : '0',
        values: {
          report_number: record.reportNumber,
          report_sequence: record.sequence,
          occurred_on: record.occurredOn,
          country: record.place?.country ?? null,
          state: record.place?.state ?? null,
          fatalities: record.fatalities,
          injuries: record.injuries,
          is_tow_away: record.isTowAway,
          is_hazmat_released: record.isHazmatReleased,
          is_not_preventable: record.isNotPreventable,
        },
      })),
      asOf,
    )
    return { ...counts, skipped: 0, refused }
  },
}
