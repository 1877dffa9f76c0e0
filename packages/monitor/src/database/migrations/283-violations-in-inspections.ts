import { type Migration, sql } from 'kysely'

/** The columns that stay as they are. */
const SAME = `id, carrier_id, inspected_on, as_of, listing_id, report_number, country, state, place, units, inspection_number,
  units_as_of, unit_records`
const COUNTS = ['level', 'vehicle_oos', 'driver_oos', 'hazmat_oos', 'violations_count']
const COUNT_MAX = 32_767

/** What separates values and lists. */
const SIGNS = 'chr(9) || chr(10)'

/** Of two inspections of a carrier that come to have one key, the first stays; keys are far below 31 bits so far. */
const FIRST_OF_A_KEY = `
  delete from wide_inspections where id in (
    select id from (
      select id, row_number() over (partition by carrier_id, federal_key % 2147483648 order by id) as place
      from wide_inspections where federal_key is not null
    ) as rows where place > 1);`

/**
 * The same lists as `violationLists` makes: see there. Of those that stand in a listing, the greatest listing is that of the
 * inspection, and the others have a day of their own.
 */
const LISTS = `
  create temporary table violation_lists as
    with rows as (
      select v.*, case when i.federal_key < 0 then v.federal_key end as own_key,
        max(v.listing_id) over of_inspection as listing
      from inspection_violations as v join wide_inspections as i on i.id = v.inspection_id
      window of_inspection as (partition by v.inspection_id)
    ), shared as (
      select inspection_id, case when max(listing) is null then max(as_of) else min(as_of) end as day
      from rows where listing_id is not distinct from listing group by inspection_id
    ), dated as (
      select rows.*, shared.day, listing_id is not distinct from listing as is_listed,
        greatest(as_of, (select l.as_of from federal_listings as l where l.id = listing_id and listing_id <> listing)) as own_day
      from rows join shared using (inspection_id)
    ), written as (
      select inspection_id, listing, day, id, rtrim(array_to_string(array[violation_kind_id::text, translate(unit, ${SIGNS}, '  '),
        case when is_out_of_service then 't' end, own_key::text, case when is_dismissed then 't' end] || case
          when is_listed and coalesce(as_of, day) is not distinct from day then '{}'
          else array[own_day::text, case when is_listed and listing is not null then 't' end] end, chr(9), ''), chr(9)) as list
      from dated
    )
    select inspection_id, max(listing) as listing, max(day) as day, string_agg(list, chr(10) order by id) as lists
    from written group by inspection_id;`

/** The same text as `listsOf` makes of units: see there. */
const TEXT_OF_UNITS = `
  create function pg_temp.text_of_units(units json) returns text language sql immutable as
  $$
    select coalesce(string_agg(line, chr(10) order by place), '') from (
      select place, rtrim((
        select string_agg(case at when 7 then 't' else coalesce(translate(value, ${SIGNS}, '  '), '') end, chr(9) order by at)
        from json_array_elements_text(unit) with ordinality as listed (value, at)), chr(9)) as line
      from json_array_elements(units) with ordinality as listed (unit, place)
    ) as lines
  $$;`

const VIEWS = `
  create view listed_inspections as
    select ${SAME.replace(
      ' as_of,',
      ' greatest(as_of, (select l.as_of from federal_listings as l where l.id = listing_id)) as as_of,',
    )}, ${COUNTS.join(', ')}, federal_key, federal_digest, violations, violations_as_of, violations_listing_id
    from inspections;
  create view listed_violations as
    select i.id * 1000::bigint + v.place as id, i.carrier_id, i.id as inspection_id, i.inspected_on as found_on, k.code,
      k.description, k.category, k.basic, nullif(v.list[2], '') as unit, coalesce(v.list[3] = 't', false) as is_out_of_service,
      coalesce(v.list[5] = 't', false) as is_dismissed,
      case when v.list[6] <> '' and v.list[7] is null then v.list[6]::date
        else greatest(nullif(v.list[6], '')::date, i.violations_as_of,
          (select l.as_of from federal_listings as l where l.id = i.violations_listing_id)) end as as_of
    from inspections as i
    cross join lateral (
      select place, string_to_array(line, chr(9)) as list
      from unnest(string_to_array(i.violations, chr(10))) with ordinality as lines (line, place)
    ) as v
    left join violation_kinds as k on k.id = v.list[1]::integer;`

/**
 * The violations of an inspection stand in its row, as its units do: a row of their own took five times as much. Their day and
 * listing are written once. Both are texts of lists, of which JSON was a quarter.
 *
 * An inspection is found by its carrier and a key of 31 bits, and by nothing else: not by its id, and the few of a carrier are
 * sorted when they are read. Only the inspection file looks for a report number: what the measurement system has not is
 * found by `inspections_by_report`, and for the others the file makes an index when it is read (`numberKnown`).
 *
 * Choice: a new table, so that no row has gaps.
 */
export const violationsInInspections: Migration = {
  async up(db) {
    await sql
      .raw(`
      drop view listed_violations, listed_inspections;
      drop trigger inspections_take_their_violations on inspections;
      drop function inspections_take_their_violations();
      drop index inspections_by_federal_key, inspections_by_carrier, inspections_by_report, inspections_by_inspection_number;
      alter table inspections rename to wide_inspections;
      alter sequence inspections_id_seq rename to wide_inspections_id_seq;
      alter table wide_inspections drop constraint inspections_pkey;
      ${FIRST_OF_A_KEY}
      ${LISTS}
      ${TEXT_OF_UNITS}
      create table inspections (
        id integer not null generated by default as identity,
        carrier_id integer not null,
        federal_key integer,
        federal_digest integer,
        inspected_on date not null,
        as_of date,
        listing_id integer,
        violations_as_of date,
        violations_listing_id integer,
        inspection_number integer,
        units_as_of date,
        ${COUNTS.map(column =>
          column === 'level'
            ? 'level smallint,'
            : `${column} smallint ${column === 'violations_count' ? 'not null default 0' : ''} check (${column} >= 0),`,
        ).join('\n')}
        report_number text not null check (report_number <> ''),
        country text,
        state text,
        place text,
        units text not null default '',
        violations text,
        unit_records text
      );
      insert into inspections (${SAME}, ${COUNTS.join(', ')}, federal_key, federal_digest, violations, violations_as_of,
          violations_listing_id)
        select ${SAME.replace(' units,', ' pg_temp.text_of_units(units),').replace(
          ' unit_records',
          ' case when unit_records is not null then pg_temp.text_of_units(unit_records) end',
        )}, ${COUNTS.map(column => `case when ${column} > ${COUNT_MAX} then ${COUNT_MAX} else ${column} end`).join(', ')}, federal_key % 2147483648,
          case when federal_digest > 0 then greatest(1, federal_digest / 256) else federal_digest end, lists, day, listing
        from wide_inspections left join violation_lists on inspection_id = id order by id;
      select setval(pg_get_serial_sequence('inspections', 'id'), greatest(max(id), 1), max(id) is not null) from inspections;
      drop table inspection_violations, wide_inspections, violation_lists;
      drop function pg_temp.text_of_units(json);
      create unique index inspections_by_federal_key on inspections (carrier_id, federal_key);
      create unique index inspections_by_inspection_number on inspections (inspection_number)
        where inspection_number is not null;
      create index inspections_by_report on inspections (carrier_id, hashtext(report_number)) where federal_key < 0;
      delete from index_builds where table_name in ('inspections', 'inspection_violations');
      ${VIEWS}`)
      .execute(db)
  },
}
