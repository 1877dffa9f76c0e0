import { type Cell, readCode, readFlag, tidy } from '../../cells/cell.ts'
import { readFew, readWholeNumber } from '../../cells/numbers.ts'
import { type Row, RowRefused } from '../../rows/row.ts'
import { keyOf, shortKey } from '../../store/digest.ts'
import { knownViolations, writeViolations } from '../../store/write-violations.ts'
import type { FileKind } from '../file-kind.ts'
import { keyOfNumber, readInspectionNumber } from './inspections.ts'
import { inspectionsOf, type OfInspection } from './of-inspection.ts'

/** One violation of an inspection. */
export interface NumberedViolation extends OfInspection {
  readonly violationNumber: number
  /** As the measurement system writes it: 3922SLLS4. */
  readonly code: string
  /** The agency's number of the category, 1 to 99. */
  readonly category: number | null
  /** D driver, C co-driver, 1 to 9 the unit. */
  readonly unit: string | null
  /** Null: it cannot be read. */
  readonly isOutOfService: boolean | null
}

/** Y: the unit was stopped; Z: the driver; N or nothing: neither. */
const readMark = (cell: string): Cell<boolean> => {
  const mark = cell.trim().toUpperCase()
  if (mark === 'Z') return true
  return mark === '' ? false : readFlag(cell)
}

const codeOf = (row: Row) => {
  const code = `${tidy(row.cell('PART_NO')) ?? ''}${tidy(row.cell('PART_NO_SECTION')) ?? ''}`
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  if (code === '') throw new RowRefused({ column: 'PART_NO', value: row.cell('PART_NO'), reason: 'no code' })
  return code
}

const read = (row: Row): NumberedViolation => ({
  inspectionNumber: readInspectionNumber(row),
  violationNumber: row.required(
    'INSP_VIOLATION_ID',
    cell => readWholeNumber(cell),
    'no number of a violation',
  ),
  code: codeOf(row),
  category: row.read('INSP_VIOLATION_CATEGORY_ID', readFew),
  unit: row.read('INSP_VIOL_UNIT', readCode),
  isOutOfService: row.read('OUT_OF_SERVICE_INDICATOR', readMark),
})

/**
 * What was found in the inspections of the inspection file.
 *
 * Choice: where the measurement system tells of the inspection, its violations stand, as both count the same ones under
 * different numbers.
 */
export const INSPECTION_VIOLATIONS: FileKind<NumberedViolation> = {
  name: 'inspection-violations',
  title: 'Vehicle Inspections and Violations',
  hasHeader: true,
  dependsOn: ['inspections', 'sms-inspections'],
  hallmarks: ['INSP_VIOLATION_ID', 'PART_NO_SECTION'],
  columns: [
    'INSPECTION_ID',
    'INSP_VIOLATION_ID',
    'PART_NO',
    'PART_NO_SECTION',
    'INSP_VIOL_UNIT',
    'INSP_VIOLATION_CATEGORY_ID',
    'OUT_OF_SERVICE_INDICATOR',
  ],
  // Its rows name no carrier: of a refused one it is not known whose it is.
  numbers: {},
  read,
  async write(tx, batch, day) {
    const { found, refused } = await inspectionsOf(tx, batch)
    const own = found.filter(
      ({ inspection, record }) => inspection.federal_key === keyOfNumber(record.inspectionNumber),
    )
    const counts = await writeViolations(
      tx,
      own.map(({ inspection, record }) => ({
        inspection,
        key: shortKey(keyOf(`I${record.violationNumber}`)),
        kind: { code: record.code, category: record.category, description: null, basic: null },
        unit: record.unit,
        isOutOfService: record.isOutOfService,
      })),
      await knownViolations(
        tx,
        own.map(({ inspection }) => inspection),
      ),
      day,
    )
    return { ...counts, skipped: batch.length - own.length - refused.length, refused }
  },
}
