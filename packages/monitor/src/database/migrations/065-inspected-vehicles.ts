import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Federal codes of units, by what they are to a carrier. Any other says neither truck nor trailer. */
const POWER_UNITS = '1, 4, 8, 10, 11, 12'
const TRAILERS = `(2, 'Dolly converter'), (3, 'Full trailer'), (7, 'Pole trailer'), (9, 'Semi-trailer'),
  (14, 'Intermodal chassis'), (15, 'Crib log trailer')`

/**
 * What inspections tell of vehicles: each unit with a VIN that can be read is a vehicle, and one of its carrier's,
 * since the newest inspection of the two together. The inspections that are on record already are added here.
 *
 * Also which carriers have a safety summary to be counted anew, because their inspections changed since.
 */
export const inspectedVehicles: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table vehicles add column plate_as_of date;
      create unique index carrier_vehicles_by_inspection on carrier_vehicles (carrier_id, vehicle_id)
        where source = 'inspection' and vehicle_id is not null;

      create table carrier_safety_to_count (
        carrier_id integer primary key references carriers on delete cascade
      );

      create table unit_types (
        code integer primary key,
        is_type text not null check (is_type in ('power_unit', 'trailer')),
        trailer_type text,
        power_unit_type text
      );
      insert into unit_types (code, is_type, power_unit_type)
      select code, 'power_unit',
        case code when 11 then 'tractor' when 10 then 'straight_truck' when 12 then 'cargo_van' end
      from unnest(array[${POWER_UNITS}]) as code;
      insert into unit_types (code, is_type, trailer_type)
      select code, 'trailer', word from (values ${TRAILERS}) as trailers (code, word);

      create function pg_temp.readable_vin(written text) returns text language sql immutable parallel safe as
      $$
        select case when vin ~ '^[A-HJ-NPR-Z0-9]{17}$' and vin ~ '[A-Z]' and vin ~ '[0-9]'
          and (select count(distinct sign) from regexp_split_to_table(vin, '') as sign) >= 5 then vin end
        from (select upper(translate(written, ' -', '') collate "C") as vin) as tidied
      $$;

      create temporary table inspected_units on commit drop as
        select i.carrier_id, pg_temp.readable_vin(unit ->> 'vin') as vin, (unit ->> 'unit_type')::int as unit_type,
          unit ->> 'make' as make, unit ->> 'plate' as plate, unit ->> 'plate_state' as plate_state,
          i.inspected_on, i.id as inspection_id
        from inspections as i, jsonb_array_elements(i.units) as unit
        where pg_temp.readable_vin(unit ->> 'vin') is not null;
      insert into vehicles (vin, make, unit_type, plate, plate_state, plate_as_of)
      select distinct on (vin) vin, make, unit_type, plate, plate_state,
        case when plate is not null then inspected_on end
      from inspected_units order by vin, inspected_on desc, inspection_id desc
      on conflict (vin) where vin is not null do nothing;
      insert into carrier_vehicles
        (carrier_id, vehicle_id, vin, is_type, trailer_type, power_unit_type, source, date)
      select distinct on (u.carrier_id, v.id) u.carrier_id, v.id, v.vin, t.is_type, t.trailer_type,
        t.power_unit_type, 'inspection', u.inspected_on
      from inspected_units as u join vehicles as v on v.vin = u.vin
      join unit_types as t on t.code = coalesce(u.unit_type, v.unit_type)
      order by u.carrier_id, v.id, u.inspected_on desc, u.inspection_id desc
      on conflict (carrier_id, vehicle_id) where source = 'inspection' and vehicle_id is not null
      do update set date = greatest(carrier_vehicles.date, excluded.date);
      drop function pg_temp.readable_vin(text);
    `)
      .execute(db)
  },
}
