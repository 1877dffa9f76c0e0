import { markForSafety } from '../../../safety/refresh-safety.ts'
import { recordInspected } from '../../../vehicles/record-inspected.ts'
import { readFew } from '../../cells/amount.ts'
import { readDotNumber } from '../../cells/dot-number.ts'
import { readFederalDate } from '../../cells/federal-date.ts'
import { readFlag } from '../../cells/flag.ts'
import { readLettersOfState, type StateWithCountry } from '../../cells/letters-of-state.ts'
import { readText } from '../../cells/text.ts'
import { readWholeNumber } from '../../cells/whole-number.ts'
import { findCarriers, type CarrierNumbers } from '../../store/find-carriers.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { Row } from '../../rows/row.ts'
import type { FileKind } from '../file-kind.ts'
import { readUnits, UNIT_COLUMNS } from './units.ts'

/** The number that an inspection has in all files of the measurement system. */
export const readUniqueId = (cell: string) => readWholeNumber(cell, Number.MAX_SAFE_INTEGER)

/** One inspection as the file tells it. */
export interface InspectionRecord extends CarrierNumbers {
  readonly uniqueId: number
  readonly reportNumber: string
  readonly inspectedOn: string
  readonly level: number | null
  readonly place: StateWithCountry | null
  readonly units: ReturnType<typeof readUnits>
  readonly outOfService: {
    readonly vehicle: number | null
    readonly driver: number | null
    readonly hazmat: number | null
  }
  readonly violations: number
}

/** Source: the agency's levels; 4, 7, 8 and 99 do not say what was looked at. */
const LOOKS_AT_VEHICLE: ReadonlySet<number | null> = new Set([1, 2, 5, 6])
const LOOKS_AT_DRIVER: ReadonlySet<number | null> = new Set([1, 2, 3, 6])

/** A count counts where the inspection looked; one above nought shows that it did, whatever its level. */
const seen = (count: number | null, looked: boolean) => (looked || (count ?? 0) > 0 ? (count ?? 0) : null)

const read = (row: Row): InspectionRecord => {
  const level = row.read('INSP_LEVEL_ID', readFew)
  const carriesHazmat =
    (row.read('TOTAL_HAZMAT_SENT', readFew) ?? 0) > 0 || row.read('HAZMAT_PLACARD_REQ', readFlag) === true
  const uniqueId = row.actionItem('UNIQUE_ID', readUniqueId, 'no number')
  return {
    uniqueId,
    reportNumber: row.read('REPORT_NUMBER', readText) ?? String(uniqueId),
    dotNumber: row.actionItem('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    inspectedOn: row.actionItem('INSP_DATE', readFederalDate, 'no date'),
    level,
    place: row.read('REPORT_STATE', readLettersOfState),
    units: readUnits(row),
    outOfService: {
      vehicle: seen(row.read('VEHICLE_OOS_TOTAL', readFew), LOOKS_AT_VEHICLE.has(level)),
      driver: seen(row.read('DRIVER_OOS_TOTAL', readFew), LOOKS_AT_DRIVER.has(level)),
      hazmat: seen(row.read('HAZMAT_OOS_TOTAL', readFew), carriesHazmat),
    },
    violations: row.read('BASIC_VIOL', readFew) ?? 0,
  }
}

const INSPECTIONS: FactTable = {
  table: 'inspections',
  columns: {
    report_number: 'text',
    inspected_on: 'date',
    level: 'int',
    country: 'text',
    state: 'text',
    units: 'jsonb',
    vehicle_oos: 'int',
    driver_oos: 'int',
    hazmat_oos: 'int',
    violations_count: 'int',
  },
}

const valuesOf = (record: InspectionRecord) => ({
  report_number: record.reportNumber,
  inspected_on: record.inspectedOn,
  level: record.level,
  country: record.place?.country ?? null,
  state: record.place?.state ?? null,
  units: record.units,
  vehicle_oos: record.outOfService.vehicle,
  driver_oos: record.outOfService.driver,
  hazmat_oos: record.outOfService.hazmat,
  violations_count: record.violations,
})

/** The "SMS Input - Inspection": two years of inspections. What was found in them is told by `sms-violations`. */
export const SMS_INSPECTIONS: FileKind<InspectionRecord> = {
  name: 'sms-inspections',
  title: 'SMS Input - Inspection',
  hasHeader: true,
  hallmarks: ['REPORT_NUMBER', 'INSP_LEVEL_ID', 'VEHICLE_OOS_TOTAL', 'BASIC_VIOL'],
  columns: [
    'UNIQUE_ID',
    'REPORT_NUMBER',
    'REPORT_STATE',
    'DOT_NUMBER',
    'INSP_DATE',
    'INSP_LEVEL_ID',
    'DRIVER_OOS_TOTAL',
    'VEHICLE_OOS_TOTAL',
    'TOTAL_HAZMAT_SENT',
    'HAZMAT_OOS_TOTAL',
    'HAZMAT_PLACARD_REQ',
    ...UNIT_COLUMNS.flatMap(columns => Object.values(columns)),
    'BASIC_VIOL',
  ],
  read,
  async write(tx, batch, { asOf }) {
    const { found, refused } = await findCarriers(tx, batch)
    const { touched, written, ...counts } = await writeFacts(
      tx,
      INSPECTIONS,
      found.map(({ carrierId, record }) => ({
        carrierId,
        key: String(record.uniqueId),
        rank: '',
        values: valuesOf(record),
      })),
      asOf,
    )
    await recordInspected(
      tx,
      written.map(({ carrierId, values: { inspected_on, units } }) => ({
        carrierId,
        inspectedOn: inspected_on,
        units,
      })),
    )
    await markForSafety(tx, touched)
    return { ...counts, skipped: 0, refused }
  },
}
