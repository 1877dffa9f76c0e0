import { type EventTable, eventTriggers } from './event-triggers.ts'

const ofLoad = (table: string, kind: string): EventTable => ({
  table,
  kind,
  select: changed =>
    `select l.company_id, 'load', l.id from ${changed} as a join loads as l on l.id = a.load_id`,
})

const ofCarrier = (
  table: string,
  kind: string,
  company = 'company_id',
  more: Partial<EventTable> = {},
): EventTable => ({
  table,
  kind,
  select: changed => `select a.${company}, 'carrier', a.carrier_id from ${changed} as a`,
  ...more,
})

/** A row belongs to a company, and is the object itself. */
const ofCompany = (table: string, kind: string): EventTable => ({
  table,
  kind,
  select: changed => `select a.company_id, '${kind}', a.id from ${changed} as a`,
})

/** Identity alerts are read by every company, so each has an event of it. */
const ofAlert = (table: string, key: string): EventTable => ({
  table,
  kind: 'identity_alert',
  select: changed => `select c.id, 'identity_alert', a.${key} from ${changed} as a cross join companies as c`,
})

const TABLES: readonly EventTable[] = [
  {
    table: 'loads',
    kind: 'load',
    select: changed => `select a.company_id, 'load', a.id from ${changed} as a`,
  },
  ofLoad('load_stops', 'load_stop'),
  ofLoad('load_logs', 'load_log'),
  {
    table: 'tickets',
    kind: 'ticket',
    select: changed => `select a.company_id, 'ticket', a.id from ${changed} as a
      union all select a.company_id, 'load', a.load_id from ${changed} as a`,
  },
  {
    table: 'ticket_presences',
    kind: 'presence',
    select: changed =>
      `select t.company_id, 'ticket', t.id from ${changed} as a join tickets as t on t.id = a.ticket_id`,
    // A person who stays is seen again every few seconds: that is no change.
    updated: { key: ['user_id', 'ticket_id'], isOther: 'a.is_working is distinct from b.is_working' },
  },
  {
    table: 'notes',
    kind: 'note',
    select: changed => `select a.company_id,
        case when a.notable_id is null then 'carrier' else 'load' end, coalesce(a.notable_id, a.carrier_id)
      from ${changed} as a`,
  },
  {
    table: 'teams',
    kind: 'team',
    select: changed => `select a.company_id, 'team', a.id from ${changed} as a`,
  },
  {
    table: 'team_users',
    kind: 'team',
    select: changed =>
      `select t.company_id, 'team', t.id from ${changed} as a join teams as t on t.id = a.team_id`,
  },
  ofCarrier('carrier_changes', 'carrier_change'),
  ofCarrier('subscriptions', 'monitored', 'company_id', { writes: ['insert', 'delete'] }),
  // The first verdict of a carrier is no change: reading a list makes it.
  ofCarrier('own_carriers', 'verdict', 'company_id', {
    writes: ['update'],
    updated: {
      key: ['company_id', 'carrier_id'],
      isOther: 'b.verdict is not null and a.verdict is distinct from b.verdict',
    },
  }),
  ofCarrier('connections', 'connection', 'issuer_id'),
  ofAlert('identity_alerts', 'id'),
  ofAlert('identity_alert_messages', 'identity_alert_id'),
  ofAlert('identity_alert_evidence', 'identity_alert_id'),
  ofCompany('company_change_orders', 'change_order'),
  ofCompany('rate_confirmations', 'rate_confirmation'),
  ofCompany('rate_confirmation_mails', 'rate_confirmation_mail'),
  {
    table: 'connection_invitations',
    kind: 'carrier_invitation',
    select: changed => `select a.issuer_id, 'carrier', a.carrier_id from ${changed} as a`,
  },
]

/** What decides whether a session may go on reading events, besides its row: of users and of their companies. */
const ACCESS = {
  users: ['company_id', 'scopes', 'access_review_pending'],
  companies: ['status', 'trial_ends_at', 'company_type'],
} as const

const isOther = (columns: readonly string[]) =>
  `(${columns.map(column => `old.${column}`).join(', ')}) is distinct from
   (${columns.map(column => `new.${column}`).join(', ')})`

const accessTrigger = (table: keyof typeof ACCESS): string => `
  create trigger ${table}_access_events after update on ${table} for each row
    when (${isOther(ACCESS[table])}) execute function record_access_event();`

/**
 * What has changed for a company, for a short time: only what kind of thing and which one, never its data. An event is
 * written by the transaction that makes the change, by triggers, so that every write of any program is one.
 *
 * Choice: ids come out of order of commit, so a reader's place is a snapshot of the database, not an id: what it has
 * read is what that snapshot sees. `xid` is the transaction that wrote the event. An event without a company concerns
 * the monitor alone: a session ended, or a right changed.
 */
export const companyEvents = `
  -- What changed for a company, for an hour.
  create table company_events (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(), -- The transaction that wrote it.
    company_id integer, -- Null: it concerns sessions, and no company.
    kind text not null,
    subject text, -- Null together with the company.
    subject_id integer, -- Null: many of them.
    created_at timestamptz not null default now()
  );
  create index company_events_by_transaction on company_events (xid, company_id);
  create index company_events_by_age on company_events (created_at);

  create function record_access_event() returns trigger language plpgsql as
  $$
  begin
    if current_setting('fairhaul.moves_worlds', true) is distinct from 'on' then
      insert into company_events (company_id, kind) values (null, 'access');
      perform pg_notify('company_events', '');
    end if;
    return null;
  end
  $$;
  ${accessTrigger('users')}
  ${accessTrigger('companies')}

  create function sessions_delete_events() returns trigger language plpgsql as
  $$
  begin
    insert into company_events (company_id, kind)
    select null, 'access' where exists (select from was_rows);
    if found then perform pg_notify('company_events', ''); end if;
    return null;
  end
  $$;
  create trigger sessions_delete_events after delete on sessions referencing old table as was_rows
    for each statement execute function sessions_delete_events();
  ${TABLES.map(eventTriggers).join('\n')}
`
