import { type Migration, sql } from 'kysely'

/** Columns of few values that only migrations add to, and their type. */
const TYPES = {
  vehicle_type: "'power_unit', 'trailer'",
  power_unit_type: "'tractor', 'straight_truck', 'cargo_van', 'hotshot'",
  vehicle_source: "'inspection', 'eld', 'insurance_certificate', 'load'",
}
const COLUMNS = [
  ['carrier_vehicles', 'is_type', 'vehicle_type'],
  ['carrier_vehicles', 'power_unit_type', 'power_unit_type'],
  ['carrier_vehicles', 'source', 'vehicle_source'],
  ['unit_types', 'is_type', 'vehicle_type'],
  ['unit_types', 'power_unit_type', 'power_unit_type'],
] as const

const retyped = (table: string) => `
  alter table ${table} ${COLUMNS.filter(([of]) => of === table)
    .map(
      ([, column, type]) => `drop constraint if exists ${table}_${column}_check,
        alter column ${column} type ${type} using ${column}::${type}`,
    )
    .join(', ')};`

/** The indexes whose conditions name a value. */
const NAMING = {
  carrier_vehicles_by_source: "source, date desc, id desc) where (source <> 'inspection'",
  carrier_vehicles_by_source_and_type: "source, is_type, date desc, id desc) where (source <> 'inspection'",
  carrier_vehicles_by_source_and_trailer_type:
    "source, trailer_type, date desc, id desc) where (source <> 'inspection' and trailer_type is not null",
  carrier_vehicles_by_source_and_power_unit_type:
    "source, power_unit_type, date desc, id desc) where (source <> 'inspection' and power_unit_type is not null",
  carrier_vehicles_by_power_unit_type:
    "power_unit_type, date desc, id desc) where (power_unit_type not in ('tractor', 'straight_truck')",
}

/**
 * Types and sources of vehicles take 4 bytes each, and their indexes less: those of one day are sorted when they are read, and
 * an inspected vehicle stands once for a carrier by two numbers in place of three. Plates need no order beside their own.
 *
 * Choice: the type of a trailer stays a text, as sources have words of their own.
 */
export const smallerVehicles: Migration = {
  async up(db) {
    await sql
      .raw(`
      ${Object.entries(TYPES)
        .map(([name, values]) => `create type ${name} as enum (${values});`)
        .join('\n')}
      drop index ${Object.keys(NAMING).join(', ')}, carrier_vehicles_by_vehicle, carrier_vehicles_by_date,
        vehicles_by_plate_key;
      ${retyped('carrier_vehicles')}
      ${retyped('unit_types')}
      ${Object.entries(NAMING)
        .map(([name, rest]) => `create index ${name} on carrier_vehicles (${rest});`)
        .join('\n')}
      create unique index carrier_vehicles_by_vehicle on carrier_vehicles
        (vehicle_id, (case when source = 'inspection' then carrier_id else -id end));
      create index carrier_vehicles_by_date on carrier_vehicles (date);
      create index vehicles_by_plate_key on vehicles ((upper(translate(plate, ' -', '') collate "C")))
        where plate is not null;
      delete from index_builds where table_name in ('vehicles', 'carrier_vehicles');`)
      .execute(db)
  },
}
