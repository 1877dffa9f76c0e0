import { sql, type Transaction } from 'kysely'
import { addMonths } from '../../../../kernel/calendar.ts'
import type { Schema } from '../../../../database/schema.ts'
import { markForSafety } from '../../../../carriers/safety/refresh-safety.ts'
import { readCode, readFlag, readText } from '../../cells/cell.ts'
import { readLettersOfState } from '../../cells/contact.ts'
import { readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readFew, readWholeNumber } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import { type CarrierNumbers, type Found, findCarriers } from '../../store/find-carriers.ts'
import { shortKey } from '../../store/digest.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'
import {
  INSPECTION_COLUMNS,
  type InspectionFacts,
  inspectionValues,
  withUnitLists,
  outOfServiceCounts,
} from '../inspection-facts.ts'

/** Inspections of how many months are stored, as the measurement system has. */
const STORED_MONTHS = 24

/** Whether something happened too long ago to be stored, seen from the day of the file. */
export const isTooOld = (happenedOn: string, asOf: string): boolean =>
  happenedOn < addMonths(asOf, -STORED_MONTHS)

/** One inspection in the file. */
export interface NumberedInspection extends CarrierNumbers, InspectionFacts {
  readonly inspectionNumber: number
  /** Whether it is a duplicate, or of no motor carrier, or of one that no one could find. */
  readonly hasNoCarrier: boolean
}

const OF_NO_CARRIER: ReadonlySet<string | null> = new Set(['D', 'N', 'X'])

/** Whether a row says nothing of a carrier: a duplicate, no match, no motor carrier. */
export const isOfNoCarrier = (row: Row): boolean => OF_NO_CARRIER.has(row.read('CI_STATUS_CODE', readCode))

export const readInspectionNumber = (row: Row): number =>
  row.required('INSPECTION_ID', cell => readWholeNumber(cell), 'no number of an inspection')

const read = (row: Row): NumberedInspection => {
  const inspectionNumber = readInspectionNumber(row)
  const hasNoCarrier = isOfNoCarrier(row)
  const level = row.read('INSP_LEVEL_ID', readFew)
  return {
    inspectionNumber,
    hasNoCarrier,
    reportNumber: row.read('REPORT_NUMBER', readText) ?? String(inspectionNumber),
    dotNumber: hasNoCarrier ? null : row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    inspectedOn: row.required('INSP_DATE', readFederalDate, 'no date'),
    level,
    place: row.read('REPORT_STATE', readLettersOfState),
    units: [],
    outOfService: outOfServiceCounts(row, level, row.read('HAZMAT_PLACARD_REQ', readFlag) === true),
    violations: row.read('VIOL_TOTAL', readFew) ?? 0,
  }
}

const INSPECTIONS: FactTable = {
  table: 'inspections',
  columns: { ...INSPECTION_COLUMNS, inspection_number: 'int' },
  storedAs: withUnitLists,
  short: 'keys and digests',
}

/** The key of an inspection that only this file has: below zero, where the measurement system has its own number. */
export const keyOfNumber = (inspectionNumber: number): number => -1 - inspectionNumber

type FoundInspections = readonly Found<NumberedInspection>[]

const NUMBERED = { carrier_id: 'int', inspection_number: 'int', report_number: 'text' }
const numbered = (found: FoundInspections) =>
  rowsOf(
    NUMBERED,
    found.map(({ carrierId, record }) => ({
      carrier_id: carrierId,
      inspection_number: record.inspectionNumber,
      report_number: record.reportNumber,
    })),
  )

/** An inspection whose carrier was corrected leaves the one that it was recorded for. */
const removeFromOthers = async (
  tx: Transaction<Schema>,
  found: FoundInspections,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ carrier_id: number }>`
    with wrong as (
      select inspection_number, i.carrier_id, federal_key < 0 as is_own from inspections as i
      join ${numbered(found)} using (inspection_number) where i.carrier_id <> n.carrier_id
    ), gone as (
      delete from inspections where inspection_number in (select inspection_number from wrong where is_own)
    ), cleared as (
      update inspections set inspection_number = null
      where inspection_number in (select inspection_number from wrong where not is_own)
    )
    select distinct carrier_id from wrong`.execute(tx)
  return rows.map(row => row.carrier_id)
}

const WITHOUT_NUMBER = 'inspections_without_number'

/**
 * Makes the index by which inspections of the measurement system get their number. Only this file reads it, and most leave it
 * with their number: a database that never reads the file has none.
 */
const indexReports = async (tx: Transaction<Schema>) => {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass(${WITHOUT_NUMBER})::text as name`.execute(tx)
  if (rows[0]?.name == null)
    await sql`
      create index ${sql.ref(WITHOUT_NUMBER)} on inspections (carrier_id, hashtext(report_number))
      where inspection_number is null and federal_key >= 0`.execute(tx)
}

/** Numbers the inspections that the measurement system tells of, whose facts stand. Returns how many got their number. */
const numberKnown = async (tx: Transaction<Schema>, found: FoundInspections) => {
  await indexReports(tx)
  const { numAffectedRows } = await sql`
    update inspections as i set inspection_number = first.inspection_number
    from (
      select distinct on (carrier_id, report_number) carrier_id, known.federal_key, n.inspection_number
      from inspections as known join ${numbered(found)} using (carrier_id, report_number)
      where hashtext(known.report_number) = hashtext(n.report_number) and known.federal_key >= 0
        and known.inspection_number is null and not exists (
          select from inspections as numbered where numbered.inspection_number = n.inspection_number)
      order by carrier_id, report_number, known.id, n.inspection_number
    ) as first
    where i.carrier_id = first.carrier_id and i.federal_key = first.federal_key`.execute(tx)
  const { rows } = await sql<{ inspection_number: number }>`
    select inspection_number from inspections join ${numbered(found)} using (inspection_number)
    where federal_key >= 0`.execute(tx)
  return { changed: Number(numAffectedRows ?? 0), known: new Set(rows.map(row => row.inspection_number)) }
}

/**
 * The agency's file of inspections: the same inspections as in the measurement system, by their number, newer by up to a
 * month, and those that do not count there. Units and violations come in files of their own.
 *
 * Choice: inspections older than 24 months are left out, and so are rows of no carrier.
 */
export const INSPECTION_FILE: FileKind<NumberedInspection> = {
  name: 'inspections',
  title: 'Vehicle Inspection File',
  hasHeader: true,
  hallmarks: ['INSPECTION_ID', 'INSP_LEVEL_ID', 'CI_STATUS_CODE', 'VIOL_TOTAL'],
  columns: [
    'INSPECTION_ID',
    'DOT_NUMBER',
    'REPORT_STATE',
    'REPORT_NUMBER',
    'INSP_DATE',
    'CI_STATUS_CODE',
    'INSP_LEVEL_ID',
    'HAZMAT_PLACARD_REQ',
    'VIOL_TOTAL',
    'DRIVER_OOS_TOTAL',
    'VEHICLE_OOS_TOTAL',
    'HAZMAT_OOS_TOTAL',
  ],
  numbers: { dot: 'DOT_NUMBER' },
  read,
  async write(tx, batch, day) {
    const stored = batch.filter(
      ({ record }) => !record.hasNoCarrier && !isTooOld(record.inspectedOn, day.asOf),
    )
    const { found: every, refused } = await findCarriers(tx, stored)
    const found = [...new Map(every.map(it => [it.record.inspectionNumber, it])).values()]
    const left = await removeFromOthers(tx, found)
    const { changed, known } = await numberKnown(tx, found)
    const {
      touched,
      written: _,
      ...counts
    } = await writeFacts(
      tx,
      INSPECTIONS,
      found
        .filter(({ record }) => !known.has(record.inspectionNumber))
        .map(({ carrierId, record }) => ({
          carrierId,
          key: keyOfNumber(record.inspectionNumber),
          rank: 0,
          values: { ...inspectionValues(record), inspection_number: record.inspectionNumber },
        })),
      day,
    )
    await markForSafety(tx, new Set([...touched, ...left]))
    return {
      ...counts,
      changed: counts.changed + changed,
      unchanged: counts.unchanged + known.size - changed + every.length - found.length,
      skipped: batch.length - stored.length,
      refused,
    }
  },
}

/**
 * What the measurement system tells of an inspection comes before the row of the inspection file: the two become one,
 * with the number and the units of the other. Call it when rows of the measurement system were written.
 */
export async function joinInspections(
  tx: Transaction<Schema>,
  written: readonly { readonly carrierId: number; readonly key: number; readonly reportNumber: string }[],
): Promise<void> {
  if (written.length === 0) return
  const reports = rowsOf(
    { carrier_id: 'int', report_number: 'text' },
    written.map(({ carrierId, reportNumber }) => ({ carrier_id: carrierId, report_number: reportNumber })),
  )
  const { rows } = await sql<{ carrier_id: number; report_number: string }>`
    delete from inspections as i using ${reports}
    where i.carrier_id = n.carrier_id and hashtext(i.report_number) = hashtext(n.report_number)
      and i.report_number = n.report_number and i.federal_key < 0
    returning i.carrier_id, i.report_number, i.inspection_number, i.unit_records, i.units_as_of`.execute(tx)
  if (rows.length === 0) return
  const byReport = new Map(rows.map(row => [`${row.carrier_id} ${row.report_number}`, row]))
  const joined = written.flatMap(({ carrierId, key, reportNumber }) => {
    const row = byReport.get(`${carrierId} ${reportNumber}`)
    return row === undefined ? [] : [{ ...row, federal_key: shortKey(key) }]
  })
  await sql`
    update inspections as i set inspection_number = first.inspection_number, unit_records = first.unit_records,
      units_as_of = first.units_as_of
    from (
      select distinct on (carrier_id, report_number) carrier_id, known.federal_key, n.inspection_number, n.unit_records,
        n.units_as_of
      from inspections as known
      join ${rowsOf({ ...NUMBERED, federal_key: 'int', unit_records: 'text', units_as_of: 'date' }, joined)}
        using (carrier_id, federal_key, report_number)
      order by carrier_id, report_number, known.id, n.inspection_number
    ) as first
    where i.carrier_id = first.carrier_id and i.federal_key = first.federal_key`.execute(tx)
}
