import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { UnitList } from '../database/tables/safety-record-tables.ts'
import { unitsOfLists } from '../database/unit-lists.ts'
import type { ViolationLists } from '../database/violation-lists.ts'
import { type PageParams, pageOf } from '../http/paging.ts'
import type { WireInspection } from './wire-safety-records.ts'

/**
 * The units of a report, by number. What the measurement system leaves blank, and the units that it has no columns for,
 * come from the file of units.
 */
const unitsOf = (units: readonly UnitList[], more: readonly UnitList[] | null) => {
  const known = new Map(unitsOfLists(units).map(unit => [unit.number, unit]))
  for (const unit of unitsOfLists(more)) {
    const stated = Object.entries(known.get(unit.number) ?? {}).filter(([, value]) => value !== null)
    known.set(unit.number, { ...unit, ...Object.fromEntries(stated) })
  }
  return [...known.values()].toSorted((one, other) => one.number - other.number)
}

/** Some files name the stopped unit only in its violations. */
const isStopped = (violations: ViolationLists['violations'], unit: number) =>
  (violations ?? []).some(([, of, isOut]) => of === String(unit) && isOut === true)

const isAny = (count: number | null) => (count === null ? null : count > 0)

/** A page of a carrier's inspections, the newest first. */
export async function inspectionsOf(db: Kysely<Schema>, carrierId: number, params: PageParams) {
  const { rows, headers } = await pageOf(
    db
      .selectFrom('listed_inspections as inspections')
      .select(['id', 'carrier_id', 'report_number', 'inspected_on', 'level', 'country', 'state', 'place'])
      .select(['units', 'unit_records', 'vehicle_oos', 'driver_oos', 'hazmat_oos', 'as_of'])
      .select(['violations', 'violations_count'])
      .where('carrier_id', '=', carrierId)
      .orderBy('inspected_on', 'desc')
      .orderBy('id', 'desc'),
    params,
  )
  const body = rows.map(
    ({
      inspected_on,
      vehicle_oos,
      driver_oos,
      hazmat_oos,
      units,
      unit_records,
      violations,
      ...row
    }): WireInspection => ({
      ...row,
      inspection_date: inspected_on,
      // The report's own count, or the violations that are on record where those are more.
      violations_count: Math.max(row.violations_count, violations?.length ?? 0),
      units: unitsOf(units, unit_records).map(unit => ({
        ...unit,
        is_out_of_service: unit.is_out_of_service || isStopped(violations, unit.number),
      })),
      out_of_service: { vehicle: isAny(vehicle_oos), driver: isAny(driver_oos), hazmat: isAny(hazmat_oos) },
      out_of_service_counts: { vehicle: vehicle_oos, driver: driver_oos, hazmat: hazmat_oos },
    }),
  )
  return { body, headers }
}

/** A page of a carrier's violations, newest first. */
export async function violationsOf(db: Kysely<Schema>, carrierId: number, params: PageParams) {
  const { rows, headers } = await pageOf(
    db
      .selectFrom('listed_violations')
      .selectAll()
      .where('carrier_id', '=', carrierId)
      .orderBy('found_on', 'desc')
      .orderBy('inspection_id', 'desc')
      .orderBy('id', 'desc'),
    params,
  )
  return { body: [...rows], headers }
}

/** A page of the crashes of a carrier's vehicles, the newest first. */
export async function crashesOf(db: Kysely<Schema>, carrierId: number, params: PageParams) {
  const { rows, headers } = await pageOf(
    db
      .selectFrom('listed_crashes')
      .selectAll()
      .where('carrier_id', '=', carrierId)
      .orderBy('occurred_on', 'desc')
      .orderBy('id', 'desc'),
    params,
  )
  return { body: rows.map(({ occurred_on, ...row }) => ({ ...row, crash_date: occurred_on })), headers }
}
