import { type Cell, readFlag, readText } from '../../cells/cell.ts'
import { readLettersOfState } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readFew } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { type CrashRecord, readHarm, writeCrashes } from '../crash-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { isOfNoCarrier, isTooOld } from '../inspection-file/inspections.ts'

/** One vehicle in the crash file. */
interface FiledCrash extends CrashRecord {
  /** Whether it is a carrier's, and someone died or was hurt, or a vehicle was towed: only such crashes count federally. */
  readonly counts: boolean
}

/** A flag, or how many vehicles it is true of. U: unknown. */
const readSome = (cell: string): Cell<boolean> => {
  const text = cell.trim().toUpperCase()
  if (text === 'U') return null
  return /^\d+$/.test(text) ? Number(text) > 0 : readFlag(cell)
}

const read = (row: Row): FiledCrash => {
  const counts = !isOfNoCarrier(row) && row.read('FEDERAL_RECORDABLE', readSome) !== false
  return {
    counts,
    reportNumber: row.required('REPORT_NUMBER', readText, 'no report number'),
    sequence: row.read('REPORT_SEQ_NO', readFew) ?? 1,
    dotNumber: counts
      ? row.required('DOT_NUMBER', readDotNumber, 'no DOT number')
      : row.read('DOT_NUMBER', readDotNumber),
    docket: null,
    occurredOn: row.required('REPORT_DATE', readFederalDate, 'no date'),
    place: row.read('REPORT_STATE', readLettersOfState),
    city: row.read('CITY', readText),
    ...readHarm(row, readSome),
    isHazmatReleased: row.read('HAZMAT_RELEASED', readSome) === true,
    isNotPreventable: null,
  }
}

/**
 * The agency's file of crashes: newer by up to a month than that of the measurement system, and with the city.
 *
 * Choice: crashes older than 24 months, those that do not count federally and rows of no carrier are left out.
 */
export const CRASH_FILE: FileKind<FiledCrash> = {
  name: 'crashes',
  title: 'Crash File',
  hasHeader: true,
  hallmarks: ['CI_STATUS_CODE', 'FEDERAL_RECORDABLE'],
  columns: [
    'REPORT_STATE',
    'REPORT_NUMBER',
    'REPORT_DATE',
    'REPORT_SEQ_NO',
    'DOT_NUMBER',
    'CI_STATUS_CODE',
    'CITY',
    'HAZMAT_RELEASED',
    'FATALITIES',
    'INJURIES',
    'TOW_AWAY',
    'FEDERAL_RECORDABLE',
  ],
  numbers: { dot: 'DOT_NUMBER' },
  read,
  async write(tx, batch, day) {
    const stored = batch.filter(({ record }) => record.counts && !isTooOld(record.occurredOn, day.asOf))
    const { skipped, ...result } = await writeCrashes(tx, stored, day, 'crash file')
    return { ...result, skipped: skipped + batch.length - stored.length }
  },
}
