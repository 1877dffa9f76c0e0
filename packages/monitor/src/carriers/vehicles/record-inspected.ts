import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { rowsOf } from '../../database/rows-of.ts'
import type { InspectedUnit } from '../../database/unit-lists.ts'
import { isVin } from './vin-of.ts'
import { readableVin } from './vin.ts'

/** The units of one inspection of a carrier. */
export interface InspectedUnits {
  readonly carrierId: number
  readonly inspectedOn: string
  readonly units: readonly Pick<InspectedUnit, 'vin' | 'unit_type' | 'make' | 'plate' | 'plate_state'>[]
}

/** One vehicle in one inspection. */
interface Seen {
  readonly carrier_id: number
  readonly inspected_on: string
  readonly vin: string
  readonly unit_type: number | null
  readonly make: string | null
  readonly plate: string | null
  readonly plate_state: string | null
}

const SEEN = {
  carrier_id: 'int',
  inspected_on: 'date',
  vin: 'text',
  unit_type: 'int',
  make: 'text',
  plate: 'text',
  plate_state: 'text',
}

const seenIn = (inspections: readonly InspectedUnits[]): readonly Seen[] =>
  inspections.flatMap(({ carrierId, inspectedOn, units }) =>
    units.flatMap(({ vin: written, unit_type, make, plate, plate_state }) => {
      const vin = readableVin(written)
      return vin === null
        ? []
        : [{ carrier_id: carrierId, inspected_on: inspectedOn, vin, unit_type, make, plate, plate_state }]
    }),
  )

/**
 * Updates vehicles from new inspections: each unit with a readable VIN is a vehicle, and a vehicle of its carrier with
 * the day of their newest inspection. Two statements for any number; call it in the transaction that wrote the
 * inspections. The order of inspections does not change the result, and a newer day or plate is never replaced by an
 * older one.
 *
 * Empty: a unit without such a VIN exists only in its inspection.
 * Choice: known make and type of a vehicle are kept, and missing ones are filled in; the plate is that of the newest
 * inspection that has one. A unit that may be a truck or a trailer becomes a vehicle without a carrier. An inspection
 * has a state and no ZIP, so it adds no sighting.
 */
export async function recordInspected(
  db: Kysely<Schema>,
  inspections: readonly InspectedUnits[],
): Promise<void> {
  const seen = seenIn(inspections)
  if (seen.length === 0) return
  const rows = rowsOf(SEEN, seen)
  const isNewerPlate = sql`(excluded.plate_as_of is not null and (known.plate_as_of is null
    or (excluded.plate_as_of, excluded.plate collate "C") > (known.plate_as_of, known.plate collate "C")))`
  const newest = sql`order by inspected_on desc, plate collate "C" desc) filter (where plate is not null`
  await sql`
    insert into vehicles as known (vin, make, unit_type, plate, plate_state, plate_as_of)
    select vin, max(make collate "C"), max(kinds.code),
      (array_agg(plate ${newest}))[1], (array_agg(plate_state ${newest}))[1],
      max(inspected_on) filter (where plate is not null)
    from ${rows} left join unit_types as kinds on kinds.code = n.unit_type
    group by vin order by vin collate "C"
    on conflict (hashtext(vin), hashtext(vin || '.')) where vin is not null do update set
      make = coalesce(known.make, excluded.make),
      unit_type = coalesce(known.unit_type, excluded.unit_type),
      plate = case when ${isNewerPlate} then excluded.plate else known.plate end,
      plate_state = case when ${isNewerPlate} then excluded.plate_state else known.plate_state end,
      plate_as_of = case when ${isNewerPlate} then excluded.plate_as_of else known.plate_as_of end
    where ${isNewerPlate} or (known.make is null and excluded.make is not null)
      or (known.unit_type is null and excluded.unit_type is not null)`.execute(db)
  await sql`
    insert into carrier_vehicles as known
      (carrier_id, vehicle_id, is_type, trailer_type, power_unit_type, source, date)
    select distinct on (n.carrier_id, v.id) n.carrier_id, v.id, kinds.is_type, kinds.trailer_type,
      kinds.power_unit_type, 'inspection', n.inspected_on
    from ${rows} join vehicles as v on ${isVin('v', sql.ref('n.vin'))}
    left join unit_types as stated on stated.code = n.unit_type
    join unit_types as kinds on kinds.code = coalesce(stated.code, v.unit_type)
    order by n.carrier_id, v.id, n.inspected_on desc, kinds.code desc
    on conflict (vehicle_id, (case when source = 'inspection' then carrier_id else -id end)) do update set
      date = excluded.date, is_type = excluded.is_type, trailer_type = excluded.trailer_type,
      power_unit_type = excluded.power_unit_type
    where known.date < excluded.date`.execute(db)
}
