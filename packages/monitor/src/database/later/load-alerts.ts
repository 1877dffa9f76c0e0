const OPEN = `status in ('available', 'covered', 'progress', 'delayed')`

/** Moving the days of a seeded world is no change. */
const marks = (name: string, body: string, settings = ''): string => `
  create function ${name}_marks_alerts() returns trigger language plpgsql ${settings}as
  $$
  begin
    if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
    ${body}
    end if;
    return null;
  end
  $$;`

const MARK = 'insert into load_alert_marks (company_id, load_id)'

/** Open loads of a carrier: of a company, or of all. */
const ofCarrier = (company: string, carrier: string): string => `
    ${MARK}
    select company_id, id from loads where ${company} and carrier_id = ${carrier} and ${OPEN};`

/** Loads by the rows of a statement, as \`changed\`. */
const byLoad = (table: string, writes: readonly (readonly [string, string])[]): string =>
  `${marks(
    table,
    `${MARK}
    select l.company_id, l.id from loads as l where l.id in (select load_id from changed) order by l.id;`,
  )}
${writes
  .map(
    ([write, rows]) => `
  create trigger ${table}_${write}_marks_alerts after ${write} on ${table}
    referencing ${rows} table as changed for each statement execute function ${table}_marks_alerts();`,
  )
  .join('')}`

const INSERTED = ['insert', 'new'] as const

/** A carrier is no longer a company's own: as before, and it has no open load. */
const keepsThoseOfLoads = (table: string, company: string): string => `
  create or replace function ${table}_drop_own() returns trigger language plpgsql as
  $$
  begin
    perform 1 from own_carriers as o join removed as r on r.${company} = o.company_id and r.carrier_id = o.carrier_id
      order by o.company_id, o.carrier_id for update of o;
    delete from own_carriers as o using removed as r where r.${company} = o.company_id and r.carrier_id = o.carrier_id
      and not exists (select from subscriptions as s where s.company_id = o.company_id and s.carrier_id = o.carrier_id)
      and not exists (select from connections as c where c.issuer_id = o.company_id and c.carrier_id = o.carrier_id)
      and not exists (select from loads as l where l.company_id = o.company_id and l.carrier_id = o.carrier_id and ${OPEN});
    return null;
  end
  $$;`

const OWN = `
    insert into own_carriers (company_id, carrier_id)
    select distinct company_id, carrier_id from`

/**
 * Alerts that loads raise by themselves. What may raise or end one marks its loads in the transaction of its write, as
 * triggers raise the number of changes of a company's own carriers; carriers of open loads are among these.
 *
 * Choice: marks are rows that are added and removed, and never changed, so that no write waits for another one's.
 */
export const loadAlerts = `
  -- Why a ticket was raised that no person raised. Null: a person or another system did.
  alter table tickets add column cause_key text check (length(cause_key) between 1 and 200);
  alter table tickets add column cause jsonb;
  -- Not a reference: what was raised of a carrier outlives it. Null: the load has none.
  alter table tickets add column cause_carrier_id integer;
  -- Whether only users who see safety data, or full profiles, are shown the cause.
  alter table tickets add column requires_safety boolean not null default false;
  alter table tickets add column requires_profile boolean not null default false;
  -- When its cause was gone. Null: it stands, or the ticket has none.
  alter table tickets add column cause_ended_at timestamptz;
  alter table tickets add column cause_ended_as text check (cause_ended_as in ('gone', 'load_closed', 'other_carrier'));
  alter table tickets add constraint tickets_cause
    check (num_nonnulls(cause_key, cause) in (0, 2) and num_nonnulls(cause_ended_at, cause_ended_as) in (0, 2));
  -- One cause of a load is one ticket while it stands, also where a person closes the ticket meanwhile.
  create unique index tickets_by_cause on tickets (load_id, cause_key, coalesce(cause_carrier_id, 0))
    where cause_key is not null and cause_ended_at is null;

  -- Null: it closed with its cause.
  alter table ticket_changes alter column user_id drop not null;

  -- Loads whose alerts are to be decided anew.
  create table load_alert_marks (
    id bigint generated always as identity primary key,
    company_id integer not null, -- Not a reference: a mark lasts seconds.
    load_id integer not null
  );
  create index load_alert_marks_by_company on load_alert_marks (company_id, id);

  -- The first moment at which the alerts of an open load may be others although nothing was written.
  create table load_alert_turns (
    load_id integer primary key references loads on delete cascade,
    company_id integer not null,
    turns_at timestamptz not null
  );
  create index load_alert_turns_by_company on load_alert_turns (company_id, turns_at);

  create index loads_open_by_carrier on loads (carrier_id, company_id) where carrier_id is not null and ${OPEN};

${keepsThoseOfLoads('subscriptions', 'company_id')}
${keepsThoseOfLoads('connections', 'issuer_id')}

${marks(
  'own_carriers',
  `${MARK}
    select l.company_id, l.id from loads as l
    where l.${OPEN} and l.company_id = any(array(select distinct company_id from now_rows)) and l.carrier_id = any(array(
      select a.carrier_id from now_rows as a join was_rows as b using (company_id, carrier_id)
      where a.changes <> b.changes
        -- A first assessment is no change.
        or b.assessed_changes is not null and (b.verdict, b.reasons) is distinct from (a.verdict, a.reasons)))
    order by l.id;`,
  'set enable_nestloop = off ',
)}
  -- By statement, as one that outdates all carriers of a company is thousands of rows.
  create trigger own_carriers_marks_alerts after update on own_carriers
    referencing old table as was_rows new table as now_rows
    for each statement execute function own_carriers_marks_alerts();

${marks(
  'loads',
  `${OWN} changed where carrier_id is not null and ${OPEN} order by 1, 2
    on conflict (company_id, carrier_id) do nothing;
    ${MARK} select company_id, id from changed order by id;`,
)}
  create trigger loads_insert_marks_alerts after insert on loads
    referencing new table as changed for each statement execute function loads_marks_alerts();
  create trigger loads_update_marks_alerts after update on loads
    referencing new table as changed for each statement execute function loads_marks_alerts();

${byLoad('load_logs', [INSERTED])}
${byLoad('load_stops', [INSERTED, ['update', 'new'], ['delete', 'old']])}

${marks('connections', ofCarrier('company_id = new.issuer_id', 'new.carrier_id'))}
  create trigger connections_insert_marks_alerts after insert on connections
    for each row execute function connections_marks_alerts();
  create trigger connections_update_marks_alerts after update on connections for each row
    when (old.status is distinct from new.status) execute function connections_marks_alerts();

${marks('contact_changes', ofCarrier('true', 'new.carrier_id'))}
  create trigger contact_changes_marks_alerts after insert on contact_changes
    for each row execute function contact_changes_marks_alerts();

${marks(
  'rate_confirmation_mails',
  `${MARK}
    select c.company_id, c.load_id from rate_confirmations as c
    where c.id = new.rate_confirmation_id and c.load_id is not null;`,
)}
  create trigger rate_confirmation_mails_marks_alerts after insert or update on rate_confirmation_mails
    for each row execute function rate_confirmation_mails_marks_alerts();

  ${OWN} loads where carrier_id is not null and ${OPEN} order by 1, 2
  on conflict (company_id, carrier_id) do nothing;
  ${MARK} select company_id, id from loads where ${OPEN} order by id;
`
