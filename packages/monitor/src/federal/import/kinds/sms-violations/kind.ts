import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../database/schema.ts'
import { markForSafety } from '../../../../carriers/safety/refresh-safety.ts'
import { readCode, readFlag, readText } from '../../cells/cell.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import type { Row } from '../../rows/row.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import { type CarrierNumbers, type Found, findCarriers } from '../../store/find-carriers.ts'
import { shortKey } from '../../store/digest.ts'
import {
  type InspectionKey,
  type KnownViolations,
  knownViolations,
  nameOfInspection,
  writeViolations,
} from '../../store/write-violations.ts'
import type { FileKind } from '../file-kind.ts'
import { readUniqueId } from '../sms-inspections/kind.ts'

/** How the files begin the name of each behaviour category. */
const BASICS: readonly (readonly [RegExp, string])[] = [
  [/^UNSAFE/, 'unsafe_driving'],
  [/^(?:HOURS|HOS|FATIGUED)/, 'hours_of_service'],
  [/^DRIVER FIT/, 'driver_fitness'],
  [/^(?:CONTROLLED|DRUG|SUBST)/, 'controlled_substances'],
  [/^VEHICLE/, 'vehicle_maintenance'],
  [/^CRASH/, 'crash_indicator'],
  [/^(?:HM|HAZ)/, 'hazmat_compliance'],
]

/** The behavior category that a text names. Null: an unknown one. */
const basicNamed = (text: string): string | null => {
  const terms = text.trim().toUpperCase()
  return BASICS.find(([begins]) => begins.test(terms))?.[1] ?? null
}

/** One violation in the file. */
export interface ViolationRecord extends CarrierNumbers {
  readonly uniqueId: number
  readonly foundOn: string
  readonly code: string
  readonly description: string | null
  readonly basic: string | null
  readonly unit: string | null
  /** Null: the file does not say, or it cannot be read. */
  readonly isOutOfService: boolean | null
}

const read = (row: Row): ViolationRecord => {
  return {
    uniqueId: row.required('UNIQUE_ID', readUniqueId, 'no number of an inspection'),
    dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    foundOn: row.required('INSP_DATE', readFederalDate, 'no date'),
    code: row.required('VIOL_CODE', readText, 'no code'),
    description: row.read('SECTION_DESC', readText),
    basic: basicNamed(row.cell('BASIC_DESC')),
    unit: row.read('VIOL_UNIT', readCode),
    isOutOfService: row.read('OOS_INDICATOR', readFlag),
  }
}

const inspectionOf = (carrierId: number, { uniqueId }: ViolationRecord): InspectionKey => ({
  carrier_id: carrierId,
  federal_key: shortKey(uniqueId),
})

/**
 * The inspections that violations were found in. One that is not on record yet is added by its number and day, and
 * completed by the file of inspections: the order in which the two are read makes no difference.
 */
const inspectionsOf = async (
  tx: Transaction<Schema>,
  found: readonly Found<ViolationRecord>[],
  asOf: string,
): Promise<KnownViolations> => {
  const requests = found.map(({ carrierId, record }) => ({
    ...inspectionOf(carrierId, record),
    report_number: String(record.uniqueId),
    inspected_on: record.foundOn,
  }))
  const known = await knownViolations(tx, requests)
  const missing = requests.filter(it => !known.has(nameOfInspection(it)))
  if (missing.length === 0) return known
  await sql`
    insert into inspections (carrier_id, federal_key, federal_digest, report_number, inspected_on, as_of)
    select distinct on (n.carrier_id, n.federal_key) n.carrier_id, n.federal_key, 0, n.report_number, n.inspected_on, ${asOf}::date
    from ${rowsOf({ carrier_id: 'int', federal_key: 'int', report_number: 'text', inspected_on: 'date' }, missing)}
    order by n.carrier_id, n.federal_key, n.inspected_on
    on conflict (carrier_id, federal_key) do nothing`.execute(tx)
  await markForSafety(tx, new Set(missing.map(it => it.carrier_id)))
  return new Map([...known, ...(await knownViolations(tx, missing))])
}

/**
 * The "SMS Input - Violation": what was found in two years of inspections.
 *
 * Choice: the same code on the same unit of one inspection is one violation, however many lines repeat it, as the
 * measure counts it once. The file has no federal category, so none is stored.
 */
export const SMS_VIOLATIONS: FileKind<ViolationRecord> = {
  name: 'sms-violations',
  title: 'SMS Input - Violation',
  hasHeader: true,
  hallmarks: ['VIOL_CODE', 'BASIC_DESC', 'OOS_INDICATOR', 'VIOL_UNIT'],
  columns: [
    'UNIQUE_ID',
    'INSP_DATE',
    'DOT_NUMBER',
    'VIOL_CODE',
    'BASIC_DESC',
    'OOS_INDICATOR',
    'SECTION_DESC',
    'VIOL_UNIT',
  ],
  numbers: { dot: 'DOT_NUMBER' },
  read,
  listed: {
    days: [{ table: 'inspections', day: 'violations_as_of', listing: 'violations_listing_id' }],
  },
  async write(tx, batch, day) {
    const { found, refused } = await findCarriers(tx, batch)
    const known = await inspectionsOf(tx, found, day.asOf)
    const counts = await writeViolations(
      tx,
      found.map(({ carrierId, record }) => ({
        inspection: inspectionOf(carrierId, record),
        key: undefined,
        kind: {
          code: record.code,
          description: record.description,
          category: null,
          basic: record.basic,
        },
        unit: record.unit,
        isOutOfService: record.isOutOfService,
      })),
      known,
      day,
    )
    return { ...counts, skipped: 0, refused }
  },
}
