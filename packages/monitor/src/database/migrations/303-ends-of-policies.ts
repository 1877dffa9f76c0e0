import { type Migration, sql } from 'kysely'

/** The day of a row: its own, or the later one to which the agency has published the file that it is from. */
const dayOf = (day: string, file: string, condition: string) =>
  `greatest(t.${day}, (select p.as_of from published_days as p where p.source_file = t.${file} and ${condition})) as ${day}`

/** The day of each column that has one. A policy that the last list no longer had keeps the day of the last that had it. */
const DAYS = {
  as_of: dayOf('as_of', 'source_file', `(t.listed_as_of is not null or p.source_file = 'Motus InsHist')`),
  ended_as_of: dayOf('ended_as_of', 'ended_source_file', 'true'),
}

/**
 * How a policy ended and which file tells so, and why it is not confirmed. A row that is another spelling of a policy stays, and
 * is in no list. Carriers with several filings are marked: what follows from all of them is found once, by the next import.
 */
export const endsOfPolicies: Migration = {
  async up(db) {
    await sql
      .raw(`
      drop view listed_insurances;
      alter table carrier_insurances
        add column history_kind text,
        add column history_file file_title,
        add column unlisted_on date,
        add column end_kind text,
        add column ended_source_file file_title,
        add column ended_as_of date,
        add column unconfirmed text,
        add column unconfirmed_on date;
      update carrier_insurances set
          history_kind = case when is_replaced then 'replaced' when history_cancelled_on is not null or has_ended then 'canceled' end,
          history_file = (case when history_as_of > date '2026-05-14' then 'Motus InsHist' else 'InsHist' end)::file_title
        where history_as_of is not null;
      update carrier_insurances set end_kind = coalesce(history_kind, 'canceled'), ended_source_file = history_file,
          ended_as_of = history_as_of
        where cancelled_on is not null or has_ended or is_replaced;
      update carrier_insurances set unconfirmed = case when listed_as_of is not null then 'none_on_file'
          when motus_as_of is not null then 'no_longer_listed' else 'history_only' end
        where is_pending and not has_ended and federal_key is not null;
      alter table carrier_insurances drop column is_replaced;
      do
      $$
      begin
        execute (
          select 'create view listed_insurances as select ' || string_agg(case attname
              ${Object.entries(DAYS)
                .map(([day, text]) => `when '${day}' then '${text.replaceAll("'", "''")}'`)
                .join(' ')}
              else 't.' || quote_ident(attname) end, ', ' order by attnum)
            || ' from carrier_insurances as t where t.unconfirmed is distinct from ''same_policy'''
          from pg_attribute where attrelid = 'carrier_insurances'::regclass and attnum > 0 and not attisdropped);
      end
      $$;
      create table carrier_insurances_to_settle (carrier_id integer primary key);
      insert into carrier_insurances_to_settle (carrier_id)
        select carrier_id from carrier_insurances where federal_key is not null group by carrier_id;`)
      .execute(db)
  },
}
