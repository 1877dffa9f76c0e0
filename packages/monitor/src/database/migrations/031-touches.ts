import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Whose sightings are counted. */
const everyArea = (rows: string) => `
  select level.area_id, seen.carrier_id, bool_or(level.area_id = seen.area_id),
    sum(seen.touches), max(seen.last_on), sum(seen.eld), max(seen.eld_last_on), max(seen.other_last_on)
  from (
    select carrier_id, area_id, count(*)::int as touches, max(seen_on) as last_on,
      (count(*) filter (where source = 'eld'))::int as eld,
      max(seen_on) filter (where source = 'eld') as eld_last_on,
      max(seen_on) filter (where source <> 'eld') as other_last_on
    from ${rows} group by carrier_id, area_id
  ) as seen
  join areas as leaf on leaf.id = seen.area_id
  left join areas as three on leaf.is_type = 'five_zip' and three.is_type = 'three_zip'
    and three.country = leaf.country and three.code = left(leaf.code, 3)
  left join areas as land on land.is_type = 'country' and land.country = leaf.country and land.code = leaf.country
  cross join lateral (
    select distinct id from unnest(array[leaf.id, three.id, leaf.kma_area_id, leaf.state_area_id, land.id]) as id
    where id is not null
  ) as level (area_id)
  group by level.area_id, seen.carrier_id
  order by level.area_id, seen.carrier_id`

const COLUMNS = 'area_id, carrier_id, is_leaf, touches_count, last_on, eld_count, eld_last_on, other_last_on'

/** What is left of some carriers' sightings, counted anew. A carrier that is being removed itself is left out. */
const recount = (carriers: string) => `
  delete from carrier_area_touches where carrier_id in (${carriers});
  insert into carrier_area_touches (${COLUMNS})
  ${everyArea(`(
    select sighting.* from carrier_vehicle_areas as sighting
    where sighting.carrier_id in (${carriers})
      and exists (select from carriers where carriers.id = sighting.carrier_id)
  ) as left_over`)};`

/**
 * How often each carrier was seen in each area, at every level: the ZIP itself, the three-digit ZIP, the market, the
 * state and the country it lies in. Kept by the database with every sighting, so that no writer can forget it: a lane
 * is then two ranges of one index, whatever kinds of area its ends are.
 */
export const touches: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table carrier_area_touches (
        area_id integer not null,
        carrier_id integer not null references carriers on delete cascade,
        is_leaf boolean not null,
        touches_count integer not null check (touches_count > 0),
        last_on date not null,
        eld_count integer not null check (eld_count between 0 and touches_count),
        eld_last_on date,
        other_last_on date,
        primary key (area_id, carrier_id) include (touches_count, last_on)
      );
      create index carrier_area_touches_of_carrier on carrier_area_touches (carrier_id, last_on desc, area_id)
        where is_leaf;

      create function count_carrier_area_touches() returns trigger language plpgsql as $body$
      begin
        insert into carrier_area_touches as kept (${COLUMNS})
        ${everyArea('added')}
        on conflict (area_id, carrier_id) do update set
          touches_count = kept.touches_count + excluded.touches_count,
          last_on = greatest(kept.last_on, excluded.last_on),
          eld_count = kept.eld_count + excluded.eld_count,
          eld_last_on = greatest(kept.eld_last_on, excluded.eld_last_on),
          other_last_on = greatest(kept.other_last_on, excluded.other_last_on);
        return null;
      end $body$;
      create trigger sightings_added after insert on carrier_vehicle_areas
        referencing new table as added for each statement execute function count_carrier_area_touches();

      create function recount_after_removal() returns trigger language plpgsql as $body$
      begin
        ${recount('select carrier_id from removed')}
        return null;
      end $body$;
      create trigger sightings_removed after delete on carrier_vehicle_areas
        referencing old table as removed for each statement execute function recount_after_removal();

      create function recount_after_change() returns trigger language plpgsql as $body$
      begin
        ${recount('select carrier_id from removed union select carrier_id from added')}
        return null;
      end $body$;
      create trigger sightings_changed after update on carrier_vehicle_areas
        referencing old table as removed new table as added
        for each statement execute function recount_after_change();

      create index carrier_vehicle_areas_on_eld on carrier_vehicle_areas (carrier_id, seen_on desc, carrier_vehicle_id)
        where source = 'eld';
      create index areas_by_place on areas (latitude, longitude) where latitude is not null;

      create index carrier_vehicles_by_type on carrier_vehicles (is_type, date desc, id desc);
      create index carrier_vehicles_by_trailer_type on carrier_vehicles (trailer_type, date desc, id desc)
        where trailer_type is not null;
      create index carrier_vehicles_by_power_unit_type on carrier_vehicles (power_unit_type, date desc, id desc)
        where power_unit_type is not null;
      create index carrier_vehicles_by_source on carrier_vehicles (source, date desc, id desc);

      create table carrier_eld_connections (
        carrier_id integer primary key references carriers on delete cascade,
        provider text,
        has_valid_credentials boolean,
        connected_on date
      );

      create table carrier_contact_checks (
        carrier_id integer primary key references carriers on delete cascade,
        verified_on date not null
      );
    `)
      .execute(db)
  },
}
