import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { markForSafety } from '../../../safety/refresh-safety.ts'
import { readCode, readFlag, readText } from '../../cells/cell.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import type { Row } from '../../rows/row.ts'
import { rowsOf } from '../../store/columns.ts'
import { type CarrierNumbers, type Found, findCarriers } from '../../store/find-carriers.ts'
import { keyOf } from '../../store/digest.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'
import { ofKinds } from '../violations-of-kinds.ts'
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
  /** By which it is found again: of its inspection, unit and code. */
  readonly key: number
  readonly foundOn: string
  readonly code: string
  readonly description: string | null
  readonly basic: string | null
  readonly unit: string | null
  readonly isOutOfService: boolean
}

const read = (row: Row): ViolationRecord => {
  const violation = {
    uniqueId: row.required('UNIQUE_ID', readUniqueId, 'no number of an inspection'),
    dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    foundOn: row.required('INSP_DATE', readFederalDate, 'no date'),
    code: row.required('VIOL_CODE', readText, 'no code'),
    description: row.read('SECTION_DESC', readText),
    basic: basicNamed(row.cell('BASIC_DESC')),
    unit: row.read('VIOL_UNIT', readCode),
    isOutOfService: row.read('OOS_INDICATOR', readFlag) === true,
  }
  return {
    ...violation,
    key: keyOf(`${violation.uniqueId} ${violation.unit ?? '-'} ${violation.code}`),
  }
}

const VIOLATIONS: FactTable = {
  table: 'inspection_violations',
  owner: 'inspection_id',
  short: 'keys and digests',
  columns: {
    violation_kind_id: 'int',
    unit: 'text',
    is_out_of_service: 'boolean',
  },
  listedIn: 'listed_violations',
}

const KEYS = { carrier_id: 'int', federal_key: 'bigint' }

/** The ids of inspections on record, by carrier and key. */
const knownInspections = async (
  tx: Transaction<Schema>,
  requests: readonly { readonly carrier_id: number; readonly federal_key: number }[],
) => {
  const { rows } = await sql<{ id: number; carrier_id: number; federal_key: number }>`
    select distinct i.id, i.carrier_id, i.federal_key from inspections as i
    join ${rowsOf(KEYS, requests)} using (carrier_id, federal_key)`.execute(tx)
  return new Map(rows.map(row => [`${row.carrier_id} ${row.federal_key}`, row.id]))
}

/**
 * The inspections that violations were found in. One that is not on record yet is added by its number and day, and
 * completed by the file of inspections: the order in which the two are read makes no difference.
 */
const inspectionsOf = async (
  tx: Transaction<Schema>,
  found: readonly Found<ViolationRecord>[],
  asOf: string,
): Promise<ReadonlyMap<string, number>> => {
  const requests = found.map(({ carrierId, record }) => ({
    carrier_id: carrierId,
    federal_key: record.uniqueId,
    inspected_on: record.foundOn,
  }))
  const known = await knownInspections(tx, requests)
  const missing = requests.filter(it => !known.has(`${it.carrier_id} ${it.federal_key}`))
  if (missing.length === 0) return known
  await sql`
    insert into inspections (carrier_id, federal_key, federal_digest, report_number, inspected_on, as_of)
    select distinct on (n.carrier_id, n.federal_key) n.carrier_id, n.federal_key, 0, n.federal_key::text, n.inspected_on, ${asOf}::date
    from ${rowsOf({ ...KEYS, inspected_on: 'date' }, missing)} order by n.carrier_id, n.federal_key, n.inspected_on
    on conflict (carrier_id, federal_key) where federal_key is not null do nothing`.execute(tx)
  await markForSafety(tx, new Set(missing.map(it => it.carrier_id)))
  return new Map([...known, ...(await knownInspections(tx, missing))])
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
  read,
  listed: {
    days: [{ table: 'inspection_violations', owner: 'inspections', day: 'as_of', listing: 'listing_id' }],
  },
  async write(tx, batch, day) {
    const { found, refused } = await findCarriers(tx, batch)
    const inspections = await inspectionsOf(tx, found, day.asOf)
    const table = await ofKinds(
      tx,
      VIOLATIONS,
      found.map(({ record }) => ({ ...record, category: null })),
    )
    const {
      touched: _,
      written: __,
      ...counts
    } = await writeFacts(
      tx,
      table,
      found.map(({ carrierId, record }) => ({
        carrierId,
        key: record.key,
        rank: Number(record.isOutOfService),
        values: {
          inspection_id: inspections.get(`${carrierId} ${record.uniqueId}`),
          found_on: record.foundOn,
          code: record.code,
          description: record.description,
          basic: record.basic,
          unit: record.unit,
          is_out_of_service: record.isOutOfService,
        },
      })),
      day,
    )
    return { ...counts, skipped: 0, refused }
  },
}
