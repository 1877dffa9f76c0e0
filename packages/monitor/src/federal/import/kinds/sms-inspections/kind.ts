import { markForLaterDay, markForSafety } from '../../../../carriers/safety/refresh-safety.ts'
import { recordInspected } from '../../../../carriers/vehicles/record-inspected.ts'
import type { InspectedUnit } from '../../../../database/unit-lists.ts'
import { readCode, readFlag, readText } from '../../cells/cell.ts'
import { readUnitType } from '../../cells/code-tables.ts'
import { readLettersOfState, readState } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readFew, readWholeNumber } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'
import {
  INSPECTION_COLUMNS,
  type InspectionFacts,
  inspectionValues,
  outOfServiceCounts,
  withUnitLists,
} from '../inspection-facts.ts'
import { joinInspections } from '../inspection-file/inspections.ts'

const columnsOf = (end: string) => ({
  type: `UNIT_TYPE_DESC${end}`,
  make: `UNIT_MAKE${end}`,
  plate: `UNIT_LICENSE${end}`,
  plateState: `UNIT_LICENSE_STATE${end}`,
  vin: `VIN${end}`,
})

/** The columns of the two units of a row. */
const UNIT_COLUMNS = [columnsOf(''), columnsOf('2')] as const

/** The units of a row, as the report numbers them. The violations say which was put out of service. */
const readUnits = (row: Row): readonly InspectedUnit[] =>
  UNIT_COLUMNS.flatMap((columns, at) => {
    const unit = {
      unit_type: row.read(columns.type, readUnitType),
      vin: row.read(columns.vin, readCode),
      make: row.read(columns.make, readText),
      plate: row.read(columns.plate, readCode),
      plate_state: row.read(columns.plateState, cell => readState(cell, null)),
    }
    return Object.values(unit).every(value => value === null)
      ? []
      : [{ number: at + 1, ...unit, is_out_of_service: false }]
  })

/** The number that an inspection has in all files of the measurement system. */
export const readUniqueId = (cell: string) => readWholeNumber(cell, Number.MAX_SAFE_INTEGER)

/** One inspection in the file. */
export interface InspectionRecord extends CarrierNumbers, InspectionFacts {
  readonly uniqueId: number
}

const read = (row: Row): InspectionRecord => {
  const level = row.read('INSP_LEVEL_ID', readFew)
  const carriesHazmat =
    (row.read('TOTAL_HAZMAT_SENT', readFew) ?? 0) > 0 || row.read('HAZMAT_PLACARD_REQ', readFlag) === true
  const uniqueId = row.required('UNIQUE_ID', readUniqueId, 'no number')
  return {
    uniqueId,
    reportNumber: row.read('REPORT_NUMBER', readText) ?? String(uniqueId),
    dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    inspectedOn: row.required('INSP_DATE', readFederalDate, 'no date'),
    level,
    place: row.read('REPORT_STATE', readLettersOfState),
    units: readUnits(row),
    outOfService: outOfServiceCounts(row, level, carriesHazmat),
    violations: row.read('BASIC_VIOL', readFew) ?? 0,
  }
}

const INSPECTIONS: FactTable = {
  table: 'inspections',
  columns: INSPECTION_COLUMNS,
  storedAs: withUnitLists,
  short: 'keys and digests',
  listedIn: 'listed_inspections',
}

/** The "SMS Input - Inspection": two years of inspections. The violations are in `sms-violations`. */
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
  numbers: { dot: 'DOT_NUMBER' },
  read,
  fills: ['vehicles', 'carrier_vehicles'],
  listed: {
    days: [
      { table: 'inspections', day: 'as_of', listing: 'listing_id' },
      { table: 'carrier_safety', day: 'inspections_as_of', listing: 'inspections_listing_id' },
    ],
    onLaterDay: markForLaterDay,
  },
  async write(tx, batch, day) {
    const { found, refused } = await findCarriers(tx, batch)
    const { touched, written, ...counts } = await writeFacts(
      tx,
      INSPECTIONS,
      found.map(({ carrierId, record }) => ({
        carrierId,
        key: record.uniqueId,
        rank: 0,
        values: inspectionValues(record),
      })),
      day,
    )
    await joinInspections(
      tx,
      written.map(({ carrierId, key, values }) => ({ carrierId, key, reportNumber: values.report_number })),
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
