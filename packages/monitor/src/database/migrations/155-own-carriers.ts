import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Which carriers of which companies have to be assessed anew after rows of a table changed; `o` is the row of one. */
const TOUCHED = {
  ...Object.fromEntries(
    [
      'carrier_census',
      'carrier_authorities',
      'carrier_insurances',
      'carrier_safety',
      'carrier_facts',
      'identity_alerts',
    ].map(table => [table, 'o.carrier_id in (select carrier_id from changed)']),
  ),
  rule_overrides: '(o.company_id, o.carrier_id) in (select company_id, carrier_id from changed)',
  rule_sets: 'o.company_id in (select company_id from changed)',
  classifications:
    'exists (select from changed where changed.company_id is null or changed.company_id = o.company_id)',
}

/** Rows are locked in one order, to avoid deadlocks. */
const touch = (which: string) => `
    with touched as (
      select o.company_id, o.carrier_id from own_carriers as o where ${which}
      order by o.company_id, o.carrier_id for update)
    update own_carriers as o set changes = changes + 1
    from touched as t where t.company_id = o.company_id and t.carrier_id = o.carrier_id;`

const touches = (name: string, body: string) => `
  create or replace function ${name}_touch_buckets() returns trigger language plpgsql as
  $$
  begin
    ${body}
    return null;
  end
  $$;`

/** The file of out-of-service orders: the first one decides a fact of every carrier of the register. */
const touchedByOrders = `
    if exists (select from changed where kind = 'out-of-service-orders') then
      if tg_op = 'INSERT' then
        ${touch(`exists (select from carriers as c where c.id = o.carrier_id and c.source = 'federal')`)}
      else
        ${touch(`exists (select from rule_sets as r where r.company_id = o.company_id and r.fact_ages <> '{}')`)}
      end if;
    end if;`

/**
 * A company's carrier that is no longer monitored nor connected to. First the locks, then a statement of its own, which
 * sees a connection that was made meanwhile.
 */
const drops = (table: string, company: string) => `
  create function ${table}_drop_own() returns trigger language plpgsql as
  $$
  begin
    perform 1 from own_carriers as o join removed as r on r.${company} = o.company_id and r.carrier_id = o.carrier_id
      order by o.company_id, o.carrier_id for update of o;
    delete from own_carriers as o using removed as r where r.${company} = o.company_id and r.carrier_id = o.carrier_id
      and not exists (select from subscriptions as s where s.company_id = o.company_id and s.carrier_id = o.carrier_id)
      and not exists (select from connections as c where c.issuer_id = o.company_id and c.carrier_id = o.carrier_id);
    return null;
  end
  $$;
  create trigger ${table}_drop_own after delete on ${table}
    referencing old table as removed for each statement execute function ${table}_drop_own();`

/** It always runs, also while a world is seeded, which skips other triggers. */
const adds = (table: string, company: string, again: string) => `
  create function ${table}_add_own() returns trigger language plpgsql as
  $$
  begin
    insert into own_carriers as o (company_id, carrier_id)
    select ${company}, carrier_id from added order by 1, 2
    on conflict (company_id, carrier_id) do update set ${again};
    return null;
  end
  $$;
  create trigger ${table}_add_own after insert on ${table}
    referencing new table as added for each statement execute function ${table}_add_own();
  alter table ${table} enable always trigger ${table}_add_own;`

const ASSESSED = 'changes, bucket, verdict, turned_on, cover_ends_on, watched'

/**
 * The assessment of each carrier that a company monitors or is connected to, moved from the subscriptions, which only
 * the monitored ones have: its verdict and bucket, why, and since when. Any list of a company's own carriers is narrowed
 * to a verdict, ordered and counted by it, whatever its size.
 *
 * Choice: stored, with a number of changes that triggers raise in the transaction of each write of a fact, an override, a
 * rule set or a classification. Whoever reads it first assesses the rows of another number, and those whose day has come.
 */
export const ownCarriers: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table own_carriers (
        company_id integer not null references companies,
        carrier_id integer not null references carriers on delete cascade,
        changes integer not null default 0,
        assessed_changes integer,
        assessed_until timestamptz,
        bucket text check (bucket in ('pass', 'partial_pass', 'fail', 'incomplete')),
        verdict text check (verdict in ('fail', 'incomplete', 'override', 'pass')),
        severity smallint not null generated always as
          (case verdict when 'fail' then 0 when 'incomplete' then 1 when 'override' then 2 when 'pass' then 3 else 4 end)
          stored,
        reasons jsonb not null default '[]',
        turned_from text,
        turned_on date,
        cover_ends_on date,
        watched jsonb,
        primary key (company_id, carrier_id)
      ) with (fillfactor = 80);
      create index own_carriers_by_carrier on own_carriers (carrier_id);
      create index own_carriers_by_verdict on own_carriers (company_id, verdict, carrier_id);
      create index own_carriers_changed on own_carriers (company_id, carrier_id)
        where assessed_changes is distinct from changes;
      create index own_carriers_by_turn on own_carriers (company_id, assessed_until);

      insert into own_carriers (company_id, carrier_id, ${ASSESSED})
        select company_id, carrier_id, ${ASSESSED} from subscriptions;
      insert into own_carriers (company_id, carrier_id)
        select issuer_id, carrier_id from connections on conflict do nothing;

      drop trigger subscriptions_seen on subscriptions;
      drop function subscriptions_seen();
      alter table subscriptions
        drop column severity, drop column ${ASSESSED.replaceAll(', ', ', drop column ')},
        drop column assessed_changes, drop column assessed_until;

      ${Object.entries(TOUCHED)
        .map(([table, which]) => touches(table, touch(which)))
        .join('')}
      ${touches('federal_files', touchedByOrders)}
      ${touches('carriers', 'update own_carriers set changes = changes + 1 where carrier_id = new.id;')}
      create trigger carriers_of_another_source_touch_buckets after update on carriers
        for each row when (old.source is distinct from new.source) execute function carriers_touch_buckets();

      ${adds('subscriptions', 'company_id', 'watched = null, assessed_changes = null')}
      ${adds('connections', 'issuer_id', 'changes = o.changes')}
      ${drops('subscriptions', 'company_id')}
      ${drops('connections', 'issuer_id')}

      create function own_carriers_seen() returns trigger language plpgsql as
      $$
      begin
        if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
          insert into carrier_facts_seen (carrier_id, company_id, kind, subject, was, now, source)
          select a.carrier_id, a.company_id, 'verdict', 'verdict', b.verdict, a.verdict, 'Your rules'
          from was_rows as b join now_rows as a using (company_id, carrier_id)
          where b.verdict is not null and b.verdict is distinct from a.verdict
          order by a.company_id, a.carrier_id;
        end if;
        return null;
      end
      $$;
      create trigger own_carriers_seen after update on own_carriers
        referencing old table as was_rows new table as now_rows
        for each statement execute function own_carriers_seen();`)
      .execute(db)
  },
}
