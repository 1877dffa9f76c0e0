import { type Migration, sql } from 'kysely'

/** Rows are locked in one order, to avoid deadlocks. */
const touch = (which: string) => `
    with touched as (
      select o.company_id, o.carrier_id from own_carriers as o where ${which}
      order by o.company_id, o.carrier_id for update)
    update own_carriers as o set changes = changes + 1
    from touched as t where t.company_id = o.company_id and t.carrier_id = o.carrier_id;`

const OF_REGISTER = `exists (select from carriers as c where c.id = o.carrier_id and c.source = 'federal')`

/** An order that is not in a file of a later day is a fact of that day, where a company limits how old facts may be. */
const LIMITED = `exists (select from rule_sets as r where r.company_id = o.company_id and r.fact_ages <> '{}')`

const refused = (write: 'insert' | 'delete', rows: 'new' | 'old') => `
  create trigger refused_rows_${write}_touch_buckets after ${write} on refused_rows
    referencing ${rows} table as changed for each statement execute function refused_rows_touch_buckets();
  create trigger refused_rows_${write}_fact_changes after ${write} on refused_rows
    referencing ${rows} table as changed for each statement execute function refused_rows_fact_changes();
  alter table refused_rows enable always trigger refused_rows_${write}_fact_changes;`

/**
 * What was read of the files that decide rules, as a reason to assess carriers again: a kind that is no longer whole, of all
 * carriers of the register; a file that was read, of those of which an assessment waits for one; a refused row, of the carriers
 * that it names.
 */
export const filesOfAssessments: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table own_carriers add column waits_for_files boolean not null default false;
      create or replace function federal_files_touch_buckets() returns trigger language plpgsql as
      $$
      begin
        if tg_op = 'DELETE' then
          ${touch(OF_REGISTER)}
        else
          ${touch(`o.waits_for_files or ${LIMITED}`)}
        end if;
        return null;
      end
      $$;
      create trigger federal_files_delete_touch_buckets after delete on federal_files
        for each statement execute function federal_files_touch_buckets();

      create function refused_rows_touch_buckets() returns trigger language plpgsql as
      $$
      begin
        ${touch(`o.carrier_id in (
          select i.carrier_id from changed as r join carrier_identifiers as i
            on i.is_type = split_part(r.number, ' ', 1) and i.value_key = split_part(r.number, ' ', 2))`)}
        return null;
      end
      $$;
      create function refused_rows_fact_changes() returns trigger language plpgsql as
      $$
      begin
        insert into fact_changes (carrier_id) select null where exists (select from changed);
        return null;
      end
      $$;
      ${refused('insert', 'new')}
      ${refused('delete', 'old')}
      update own_carriers as o set changes = changes + 1 where ${OF_REGISTER};`)
      .execute(db)
  },
}
