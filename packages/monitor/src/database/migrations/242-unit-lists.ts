import { type Migration, sql } from 'kysely'

/** The values of a unit in the order of its list, as JSON. */
const VALUES = ['number', 'unit_type', 'vin', 'make', 'plate', 'plate_state'].map(
  field => `coalesce((unit -> '${field}')::text, 'null')`,
)

/** The same lists as `listsOf` makes: see there. */
const LIST_OF = String.raw`
  create function pg_temp.list_of(unit jsonb) returns text language sql immutable as
  $$
    select case when unit -> 'is_out_of_service' = 'true' then '[' || written || ',true]'
      else '[' || regexp_replace(written, '(,null)+$', '') || ']' end
    from (select concat_ws(',', ${VALUES.join(', ')}) as written) as list
  $$;

  create function pg_temp.lists_of(units jsonb) returns json language sql immutable as
  $$
    select ('[' || coalesce(string_agg(pg_temp.list_of(unit), ',' order by place), '') || ']')::json
    from jsonb_array_elements(units) with ordinality as listed (unit, place)
  $$;

  create function pg_temp.lists_of_records(units jsonb) returns json language sql immutable as
  $$ select case when units is not null then pg_temp.lists_of((select jsonb_agg(value order by key::int) from jsonb_each(units))) end $$;`

/** The units of an inspection are lists: the names of their values took most of the table. */
export const unitLists: Migration = {
  async up(db) {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_viewdef('listed_inspections'::regclass) as definition`.execute(db)
    await sql
      .raw(`
      ${LIST_OF}
      drop view listed_inspections;
      alter table inspections alter column units drop default;
      alter table inspections
        alter column units type json using pg_temp.lists_of(units),
        alter column unit_records type json using pg_temp.lists_of_records(unit_records);
      alter table inspections alter column units set default '[]';
      create view listed_inspections as ${rows[0]?.definition}
      drop function pg_temp.lists_of_records(jsonb), pg_temp.lists_of(jsonb), pg_temp.list_of(jsonb);`)
      .execute(db)
  },
}
