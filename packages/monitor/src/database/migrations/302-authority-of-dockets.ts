import { type Migration, sql } from 'kysely'

const ENDS = `('revoked', 'suspended', 'withdrawn', 'transferred', 'inactive')`
const KINDS = `'common', 'household', 'passenger', 'border', 'enterprise', 'other'`

/** The columns of a day, each with the file whose publication moves it. */
const DAYS = {
  as_of: 'source_file',
  granted_as_of: 'granted_source_file',
  ended_as_of: 'ended_source_file',
  notice_as_of: 'notice_source_file',
  notice_read_to: 'notice_history',
}

/** As in migration 299. */
const dayOf = (day: string, file: string) =>
  `greatest(t.${day}, (select p.as_of from published_days as p where p.source_file = t.${file})) as ${day}`

/**
 * Authority by docket and kind: for what it is, whether it is in revocation, and whether its docket went to another carrier.
 *
 * A notice is no end: it has columns of its own, with the day to which the history that would tell its end was read. What
 * was stored as an end by a notice alone is such a notice.
 */
export const authorityOfDockets: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table motus_authorities drop constraint motus_authorities_authority_check,
        add constraint motus_authorities_authority_check
          check (authority in (${KINDS}, 'broker', 'forwarder')),
        add column terms text;
      alter table carrier_dockets add column kind text check (kind in (${KINDS}));
      alter table carrier_identifiers add column given_to_dot text, add column given_as_of date,
        add column given_source_file file_title;
      drop view listed_authorities;
      alter table carrier_authorities drop constraint carrier_authorities_end_kind_check,
        add constraint carrier_authorities_end_kind_check check (end_kind in ${ENDS}),
        add column other_kind text check (other_kind in (${KINDS})),
        add column other_terms text,
        add column in_revocation_on date,
        add column given_docket text,
        add column given_to_dot text,
        add column notice_on date,
        add column notice_kind text check (notice_kind in ${ENDS}),
        add column notice_as_of date,
        add column notice_source_file file_title,
        add column notice_history file_title,
        add column notice_read_to date;
      update carrier_authorities set notice_on = ended_on, notice_kind = end_kind, notice_as_of = ended_as_of,
        notice_source_file = ended_source_file,
        notice_history = (case when ended_source_file = 'L&I Revocation' then 'L&I AuthHist' else 'Motus AuthHist' end)::file_title,
        ended_on = null, end_kind = null, ended_as_of = null, ended_source_file = null
      where ended_source_file in ('L&I Revocation', 'Motus RevokeSuspend');
      create index carrier_authorities_by_notice on carrier_authorities (notice_on) where notice_on is not null;
      do
      $$
      begin
        execute (
          select 'create view listed_authorities as select ' || string_agg(case attname
              ${Object.entries(DAYS)
                .map(([day, file]) => `when '${day}' then '${dayOf(day, file)}'`)
                .join(' ')}
              else 't.' || quote_ident(attname) end, ', ' order by attnum)
            || ' from carrier_authorities as t'
          from pg_attribute where attrelid = 'carrier_authorities'::regclass and attnum > 0 and not attisdropped);
      end
      $$;`)
      .execute(db)
  },
}
