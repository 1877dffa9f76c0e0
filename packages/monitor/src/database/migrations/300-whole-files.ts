import { type Migration, sql } from 'kysely'

/** The kinds of files that decide a rule, by their titles. */
const TITLES = {
  'company-census': 'Company Census File',
  'sms-census': 'SMS Input - Motor Carrier Census',
  'li-carrier': 'L&I Carrier',
  'li-insurance-active': 'L&I ActPendInsur',
  'li-insurance': 'L&I Insur',
  'li-insurance-history': 'L&I InsHist',
  'li-authority-history': 'L&I AuthHist',
  'li-revocation': 'L&I Revocation',
  'motus-carrier': 'Motus Carrier',
  'motus-authority-history': 'Motus AuthHist',
  'motus-revocation': 'Motus RevokeSuspend',
  'motus-insurance': 'Motus Insur',
  'motus-insurance-history': 'Motus InsHist',
  'out-of-service-orders': 'Out of Service Orders',
  'sms-inspections': 'SMS Input - Inspection',
  inspections: 'Vehicle Inspection File',
}

const values = Object.entries(TITLES)
  .map(([kind, title]) => `('${kind}', '${title}')`)
  .join(', ')

/**
 * Which kinds of files were read whole, up to which day, and since when; and of which carriers a row could not be taken. What
 * is in no row means something only of a carrier that was on record when the reading of a whole file began.
 *
 * Choice: of files that were read before, those count that the agency published whole, and of which no row was rejected: whose
 * rows the others were is not on record. The next whole file of their kind says it.
 */
export const wholeFiles: Migration = {
  async up(db) {
    await sql
      .raw(`
      delete from federal_files;
      alter table federal_files add column begun_at timestamptz not null default now();
      insert into federal_files (kind, as_of, begun_at)
        select distinct on (k.kind) k.kind, r.as_of, r.started_at
        from import_runs as r join (values ${values}) as k (kind, title) on k.title = r.kind
        where r.data_set is not null and not r.is_difference and r.finished_at is not null and r.as_of is not null
          and r.rejected = 0
          and not exists (select from import_runs as later
            where later.kind = r.kind and later.id > r.id and later.data_set is not null and later.rejected > 0)
        order by k.kind, r.id desc;

      create table refused_rows (
        kind text not null,
        source text not null,
        number text not null,
        primary key (kind, source, number)
      );
      create index refused_rows_by_number on refused_rows (number);`)
      .execute(db)
  },
}
