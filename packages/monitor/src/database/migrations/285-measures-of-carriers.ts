import { type Migration, sql } from 'kysely'

/**
 * The measures of a carrier stand in one row, each as a list of its category, measure, percentile and, where it is another than
 * that of the row, its day. A row for each took four times as much.
 */
export const measuresOfCarriers: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table carrier_basic_measures rename to single_measures;
      alter table single_measures rename constraint carrier_basic_measures_pkey to single_measures_pkey;
      create table carrier_basic_measures (
        carrier_id integer primary key,
        measured_on date not null,
        measures json not null
      );
      insert into carrier_basic_measures (carrier_id, measured_on, measures)
        select carrier_id, newest, json_agg(
          case when measured_on < newest then json_build_array(basic, measure, percentile, measured_on)
            when percentile is not null then json_build_array(basic, measure, percentile)
            else json_build_array(basic, measure) end order by basic)
        from (select *, max(measured_on) over (partition by carrier_id) as newest from single_measures) as dated
        group by carrier_id, newest order by carrier_id;
      drop table single_measures;
      delete from index_builds where table_name = 'carrier_basic_measures';
      create view listed_measures as
        select m.carrier_id, v.list ->> 0 as basic, (v.list ->> 1)::float8 as measure, (v.list ->> 2)::integer as percentile,
          coalesce((v.list ->> 3)::date, m.measured_on) as measured_on
        from carrier_basic_measures as m cross join lateral json_array_elements(m.measures) as v (list);`)
      .execute(db)
  },
}
