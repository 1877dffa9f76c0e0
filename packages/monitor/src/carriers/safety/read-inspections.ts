import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { unitsOfLists } from '../../database/unit-lists.ts'
import { violationsOfLists } from '../../database/violation-lists.ts'
import { type PageParams, pageOf } from '../../http/paging.ts'
import type { WireInspection } from './wire-safety-records.ts'

/**
 * The units of a report, by number. What the measurement system leaves blank, and the units that it has no columns for,
 * come from the file of units.
 */
const unitsOf = (units: string, more: string | null) => {
  const known = new Map(unitsOfLists(units).map(unit => [unit.number, unit]))
  for (const unit of unitsOfLists(more)) {
    const stated = Object.entries(known.get(unit.number) ?? {}).filter(([, value]) => value !== null)
    known.set(unit.number, { ...unit, ...Object.fromEntries(stated) })
  }
  return [...known.values()].toSorted((one, other) => one.number - other.number)
}

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
    }): WireInspection => {
      const found = violationsOfLists({ violations, violations_as_of: null, violations_listing_id: null })
      // Some files name the stopped unit only in its violations.
      const stopped = new Set(found.filter(it => it.is_out_of_service).map(({ unit }) => unit))
      return {
        ...row,
        inspection_date: inspected_on,
        // The report's own count, or the violations that are on record where those are more.
        violations_count: Math.max(row.violations_count, found.length),
        units: unitsOf(units, unit_records).map(unit => ({
          ...unit,
          is_out_of_service: unit.is_out_of_service || stopped.has(String(unit.number)),
        })),
        out_of_service: { vehicle: isAny(vehicle_oos), driver: isAny(driver_oos), hazmat: isAny(hazmat_oos) },
        out_of_service_counts: { vehicle: vehicle_oos, driver: driver_oos, hazmat: hazmat_oos },
      }
    },
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
