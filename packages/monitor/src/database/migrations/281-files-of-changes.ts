import { type Migration, sql } from 'kysely'

/** A federal file by its name: of the licensing files of before 14 May 2026 policies have the short one. */
const FILE = `case when a.source_file ~ '^(Motus |L&I |QCMobile$)' then a.source_file else 'L&I ' || a.source_file end`

/** The tables of facts that name their file: their facts, and the source without one, as before. */
const TABLES = [
  {
    table: 'carrier_authorities',
    kind: 'authority',
    key: 'carrier_id',
    facts: `('broker', b.broker, a.broker), ('common', b.common, a.common), ('contract', b.contract, a.contract)`,
    otherwise: 'FMCSA licensing and insurance',
  },
  {
    table: 'carrier_insurances',
    kind: 'insurance',
    key: 'id',
    facts: `(a.kind || '_amount', b.amount::text, a.amount::text),
      (a.kind || '_cancelled_on', b.cancelled_on::text, a.cancelled_on::text)`,
    otherwise: 'Insurance on record',
  },
]

/** A change of authority or insurance that was seen names the file that it was read from. */
export const filesOfChanges: Migration = {
  async up(db) {
    for (const { table, kind, key, facts, otherwise } of TABLES)
      await sql
        .raw(`
        create or replace function ${table}_seen() returns trigger language plpgsql as
        $$
        begin
          if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
            insert into carrier_facts_seen (carrier_id, company_id, kind, subject, was, now, source)
            select a.carrier_id, null::integer, '${kind}', f.subject, f.was, f.now,
              coalesce(${FILE}, '${otherwise}')
            from was_rows as b join now_rows as a using (${key})
            cross join lateral (values ${facts}) as f(subject, was, now)
            where f.was is not null and f.was is distinct from f.now
            order by ${key}, f.subject;
          end if;
          return null;
        end
        $$;`)
        .execute(db)
  },
}
