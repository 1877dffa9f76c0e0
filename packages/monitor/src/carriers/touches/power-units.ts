import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { addMonths, daysBefore } from '../../kernel/calendar.ts'
import { ELD_SILENT_DAYS } from '../eld/read-eld.ts'
import { listedTrucks, listsOf } from '../vehicles/scheduled.ts'
import { vinOf } from '../vehicles/vin-of.ts'

/** Source: section 3, "Power units". */
const INSPECTED_MONTHS = 24

export interface PowerUnitRow {
  readonly carrier_id: number
  readonly reported: number | null
  readonly inspected: number | null
  readonly on_eld: number | null
  readonly insured: number | null
}

/**
 * How many trucks a carrier has, by source: reported to the agency, inspected in 24 months, reported by logging
 * devices, and listed by its insurance. A truck without a VIN counts separately.
 *
 * Empty: null for a source without data, never 0.
 */
export async function powerUnitsOf(
  db: Kysely<Schema>,
  carrierId: number,
  day: string,
): Promise<PowerUnitRow> {
  const { rows } = await sql<Omit<PowerUnitRow, 'carrier_id'>>`
    select (select power_units from carrier_census where carrier_id = ${carrierId}) as reported,
      case when bool_or(source = 'inspection') then (count(distinct truck)
        filter (where source = 'inspection' and date >= ${addMonths(day, -INSPECTED_MONTHS)}))::int end as inspected,
      case when bool_or(source = 'eld')
          or exists (select from carrier_eld_connections where carrier_id = ${carrierId})
        then (count(distinct truck)
          filter (where source = 'eld' and date >= ${daysBefore(day, ELD_SILENT_DAYS)}))::int end as on_eld,
      case when exists (${listsOf(carrierId, day)})
        then (select count(*)::int from (${listedTrucks(carrierId, day)}) as listed) end as insured
    from (
      select source, date, coalesce(${vinOf('carrier_vehicles')}, '#' || id) as truck from carrier_vehicles
      where carrier_id = ${carrierId} and is_type = 'power_unit'
    ) as trucks`.execute(db)
  const [counts] = rows
  return {
    carrier_id: carrierId,
    reported: counts?.reported ?? null,
    inspected: counts?.inspected ?? null,
    on_eld: counts?.on_eld ?? null,
    insured: counts?.insured ?? null,
  }
}
