import { ACTIVITY_TYPES, CERTIFICATE_STATUSES } from '../../carriers/insurance/read-requests.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeededDatabase } from '../../testing/test-database.ts'
import { CATEGORIES, SITES } from '../../onboarding/identity-alerts/wire-alert.ts'
import { LOAD_STATUSES, LOGGED_EVENTS, TRACKING_STATUSES } from '../../freight/loads/load-status.ts'
import { LOAD_TABS } from '../../freight/loads/load-tabs.ts'
import { BUCKETS } from '../../rules/bucket-of.ts'
import { CHANGE_KINDS } from '../../rules/changes-of.ts'
import { AUTHORITY_KINDS } from '../../rules/authority/authority-kinds.ts'
import { END_KINDS } from '../../rules/authority/authority-turns.ts'
import { CONNECTION_STATUSES, TABS } from '../../onboarding/wire-connection.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { AUDIT_KINDS_OF_LOADS } from '../../freight/audit/audit-loads.ts'
import { TICKET_STATUSES } from '../../freight/tickets/ticket-status.ts'
import { foreignKeys } from '../foreign-keys.ts'

/** Words that no world can have: what only an import, or someone who signs in, writes. */
const NOT_OF_A_WORLD = new Set([
  'carriers.source federal',
  // Ties are stored with the first assessment by them.
  ...['phone', 'email', 'address', 'contact', 'vehicle_vin', 'dot'].map(
    kind => `carrier_tie_keys.kind ${kind}`,
  ),
  // A record about a load is signed with the key of its database, which no world has.
  ...['tender', 'pickup'].map(stage => `decision_records.stage ${stage}`),
  ...['no', 'look', 'yes'].map(answer => `decision_records.gate_answer ${answer}`),
  'carrier_insurances.source_file ActPendInsur',
  'carrier_insurances.source_file Insur',
  'carrier_insurances.source_file InsHist',
  'carrier_insurances.source_file Motus Insur',
  'carrier_insurances.source_file Motus InsHist',
  'carrier_insurances.source_file QCMobile',
  ...[...AUTHORITY_KINDS, 'broker', 'forwarder'].map(kind => `motus_authorities.authority ${kind}`),
  ...AUTHORITY_KINDS.flatMap(kind => [
    `carrier_dockets.kind ${kind}`,
    `carrier_authorities.other_kind ${kind}`,
  ]),
  ...['A', 'I', 'N'].map(status => `motus_authorities.status ${status}`),
  ...['end_kind', 'notice_kind'].flatMap(column =>
    END_KINDS.map(kind => `carrier_authorities.${column} ${kind}`),
  ),
  'sign_in_challenges.purpose sign_in',
  'sign_in_challenges.purpose sign_up',
  // What a person chooses under Preferences; without a choice a digest is daily.
  ...['off', 'daily', 'weekly'].map(frequency => `digest_preferences.frequency ${frequency}`),
  // What only federal files tell of.
  ...['refused', 'unknown', 'waiting'].map(state => `refused_rows.state ${state}`),
  'authority_history.authority other',
  ...['contract', 'broker', 'other'].map(authority => `revocations.authority ${authority}`),
  // Cards of fewer and fewer: the four of Northlake are in the README.
  ...['diners-club', 'jcb', 'unionpay'].map(brand => `payment_methods.brand ${brand}`),
  // Kept by the monitor at the first look at a list; requested below.
  ...BUCKETS.map(bucket => `own_carriers.bucket ${bucket}`),
  // The same for verdicts and changes; `monitoring.test.ts` has each of them.
  ...['own_carriers.verdict', 'carrier_changes.tone'].flatMap(column =>
    ['fail', 'incomplete', 'override', 'pass'].map(verdict => `${column} ${verdict}`),
  ),
  ...CHANGE_KINDS.map(kind => `carrier_changes.kind ${kind}`),
  // Written as loads are decided and audited.
  ...['gone', 'load_closed', 'other_carrier'].map(end => `tickets.cause_ended_as ${end}`),
  ...['fail', 'incomplete', 'override', 'pass'].map(verdict => `load_assessments.verdict ${verdict}`),
  ...AUDIT_KINDS_OF_LOADS.map(kind => `load_audit_lines.kind ${kind}`),
])

/** What Northlake, the first company, has to have a row of; each query gives a word a row. */
const VOCABULARIES: readonly (readonly [
  what: string,
  texts: readonly string[],
  query: RawBuilder<unknown>,
])[] = [
  ['connection status', CONNECTION_STATUSES, sql`select status as word from connections where issuer_id = 1`],
  [
    'carrier list tab',
    [...TABS, 'none'],
    sql`select coalesce(tab, 'none') as word from connections where issuer_id = 1`,
  ],
  [
    'packet status',
    ['sent', 'started', 'submitted', 'held', 'complete'],
    sql`select p.status as word from onboarding_packets p join connections c on c.id = connection_id where issuer_id = 1`,
  ],
  [
    'agreement status',
    ['sent', 'signed', 'redlined'],
    sql`select a.status as word from onboarding_packet_contracts a
        join onboarding_packets p on p.id = onboarding_packet_id join connections c on c.id = connection_id where issuer_id = 1`,
  ],
  [
    'agreement',
    ['uploaded', 'of a contract'],
    sql`select case when uploaded_file_id is null then 'of a contract' else 'uploaded' end as word
        from onboarding_packet_contracts`,
  ],
  [
    'tax form submission',
    ['submitted', 'awaiting_signature'],
    sql`select s.status as word from tax_form_submissions s
        join onboarding_packets p on p.id = onboarding_packet_id join connections c on c.id = connection_id
        where issuer_id = 1 and s.uploaded_file_id is not null`,
  ],
  [
    'contract',
    ['uploaded', 'written here'],
    sql`select case when uploaded_file_id is null then 'written here' else 'uploaded' end as word
        from contracts where company_id = 1`,
  ],
  [
    'connection invitation',
    ['pending', 'delivered', 'failed', 'claimed', 'sent again', 'to a person'],
    sql`select delivery as word from connection_invitations where issuer_id = 1 and claimed_at is null
        union select 'claimed' from connection_invitations where issuer_id = 1 and claimed_at is not null
        union select 'sent again' from connection_invitations where issuer_id = 1 and sends > 1
        union select 'to a person' from connection_invitations where issuer_id = 1 and user_id_for_email is not null`,
  ],
  [
    'override',
    ['for ever', 'until a day', 'expired', 'not active', 'with a file'],
    sql`select case when not is_active then 'not active' when expiration_date = '2080-01-01' then 'for ever'
          when expiration_date < (select today from seeded_worlds) then 'expired' else 'until a day' end as word
        from rule_overrides where company_id = 1
        union select 'with a file' from rule_overrides where company_id = 1 and uploaded_file_id is not null`,
  ],
  [
    'insurance request status',
    CERTIFICATE_STATUSES,
    sql`select status as word from insurance_certificate_requests where company_id = 1`,
  ],
  ['insurance activity', ACTIVITY_TYPES, sql`select is_type as word from insurance_activities`],
  [
    'rate confirmation',
    [
      'viewed',
      'delivered',
      'flagged',
      'not flagged',
      'flagged before',
      'without terms',
      'of a carrier not known',
    ],
    sql`select case when delivered_at is null then 'viewed' else 'delivered' end as word
          from rate_confirmations where company_id = 1
        union select case when exists (select from tickets where rate_confirmation_id = r.id and status <> 'closed')
            then 'flagged' when exists (select from tickets where rate_confirmation_id = r.id) then 'flagged before'
            else 'not flagged' end from rate_confirmations r where company_id = 1
        union select 'without terms' from rate_confirmations where company_id = 1
          and id not in (select rate_confirmation_id from rate_confirmation_terms)
        union select 'of a carrier not known' from rate_confirmations where company_id = 1 and carrier_id is null`,
  ],
  [
    'rate confirmation mail',
    ['completed', 'flagged', 'queued', 'sent', 'bounced', 'flagged and completed'],
    sql`select case when delivered_at is not null and flagged_at is not null then 'flagged and completed'
          when delivered_at is not null then 'completed'
          when flagged_at is not null then 'flagged' else transport end as word
        from rate_confirmation_mails where company_id = 1`,
  ],
  ['alert category', CATEGORIES, sql`select is_type as word from identity_alerts where company_id = 1`],
  [
    'alert',
    [...SITES, 'taken back', 'in force', 'with messages', 'within seven days'],
    sql`select site as word from identity_alerts where company_id = 1
        union select case when unpublished_at is null then 'in force' else 'taken back' end
          from identity_alerts where company_id = 1
        union select 'with messages' from identity_alert_messages join identity_alerts a on a.id = identity_alert_id
          where a.company_id = 1
        union select 'within seven days' from identity_alerts
          where created_at > (select today from seeded_worlds) - interval '7 days'`,
  ],
  ['load status', LOAD_STATUSES, sql`select status as word from loads where company_id = 1`],
  ['tracking status', TRACKING_STATUSES, sql`select tracking_status as word from loads where company_id = 1`],
  [
    'stop window',
    ['ended', 'running', 'to come', 'not known'],
    sql`select case when window_ends_at is null then 'not known'
          when window_ends_at < today + interval '15 hours' then 'ended'
          when window_starts_at > today + interval '15 hours' then 'to come' else 'running' end as word
        from load_stops join loads on loads.id = load_id, (select today::timestamp at time zone 'UTC' as today from seeded_worlds) as day
        where company_id = 1 and status in ('available', 'covered', 'progress', 'delayed')`,
  ],
  [
    'load log',
    [...LOGGED_EVENTS, 'eta_update'],
    sql`select is_type as word from load_logs join loads on loads.id = load_id where company_id = 1`,
  ],
  ['ticket status', TICKET_STATUSES, sql`select status as word from tickets where company_id = 1`],
  [
    'ticket',
    ['of a manager', 'of staff', 'of nobody', 'recommended', 'about a load', 'about none'],
    sql`select case when assignee_id is null then 'of nobody'
          when scopes && array['tickets_load_lock_manager', 'compliance'] then 'of a manager'
          else 'of staff' end as word from tickets left join users on users.id = assignee_id where tickets.company_id = 1
        union select 'recommended' from tickets where status = 'pending' and assignee_id = 1
        union select case when load_id is null then 'about none' else 'about a load' end from tickets where company_id = 1`,
  ],
  [
    'change order state',
    ['pending', 'approved', 'rejected'],
    sql`select state as word from company_change_orders where company_id = 1`,
  ],
  [
    'report state',
    ['queued', 'running', 'done', 'failed', 'cancelled'],
    sql`select state as word from jobs where company_id = 1`,
  ],
  [
    'user invitation',
    ['claimed', 'delivered', 'failed', 'sent', 'withdrawn'],
    sql`select case when claimed_at is not null then 'claimed' when withdrawn_at is not null then 'withdrawn'
          when delivery_failed_at is not null then 'failed' when delivered_at is not null then 'delivered'
          else 'sent' end as word from user_invitations where company_id = 1`,
  ],
  [
    'plan of some company',
    ['fleet', 'starter', 'trial', 'watchdog'],
    sql`select plan_id as word from companies`,
  ],
  [
    'feature flag',
    ['on', 'off'],
    sql`select case when is_on then 'on' else 'off' end as word from feature_flags where user_id = 1`,
  ],
  ['saved search', ['of Dana'], sql`select 'of Dana' as word from saved_searches where user_id = 1`],
  [
    'team',
    ['with members', 'without'],
    sql`select case when exists (select from team_users where team_id = teams.id)
      then 'with members' else 'without' end as word from teams where company_id = 1`,
  ],
]

describe.each(['small', 'demo'] as const)('the world "%s"', world => {
  let monitor: TestMonitor
  let dana: TestBrowser
  beforeAll(async () => {
    monitor = await startTestMonitor({ database: await openSeededDatabase(world) })
    dana = await monitor.signIn('dana@northlake.example')
  })
  afterAll(() => monitor.close())

  const request = async <T>(query: RawBuilder<unknown>) =>
    (await query.execute(monitor.database.db)).rows as readonly T[]
  const total = async (path: string) => Number((await dana.get(path)).headers.get('totalitems'))

  it.each(VOCABULARIES)('the world has every %s', async (_, terms, query) => {
    const there = new Set((await request<{ word: string }>(query)).map(({ word }) => word))
    expect(terms.filter(word => !there.has(word))).toEqual([])
  })

  it('no row of the world refers to a missing row', async () => {
    const { db } = monitor.database
    const missing: string[] = []
    for (const { table, column, target, key } of await foreignKeys(db)) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from ${sql.table(table)} as a where a.${sql.ref(column)} is not null
          and not exists (select from ${sql.table(target)} as b where b.${sql.ref(key)} = a.${sql.ref(column)})`.execute(
        db,
      )
      if (rows[0]?.n !== 0) missing.push(`${table}.${column}`)
    }
    expect(missing).toEqual([])
  })

  it('the world has a row for every value that a column allows', async () => {
    const checks = await request<{ table: string; definition: string }>(sql`
      select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' order by 1, 2`)
    const missing: string[] = []
    for (const { table, definition } of checks) {
      const [, column, list] = /^CHECK \(\(+(\w+) = ANY \(ARRAY\[([^\]]*)\]\)+$/.exec(definition) ?? []
      if (column === undefined || list === undefined) continue
      const terms = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '')
      const rows = await request<{ word: string }>(
        sql`select distinct ${sql.ref(column)} as word from ${sql.table(table)}`,
      )
      const there = new Set(rows.map(({ word }) => word))
      for (const word of terms) if (!there.has(word)) missing.push(`${table}.${column} ${word}`)
    }
    expect(missing.filter(one => !NOT_OF_A_WORLD.has(one))).toEqual([])
    expect(checks.length).toBeGreaterThan(40)
  })

  it('the world fills every bucket, connection tab and load tab', async () => {
    const lists = [
      ...BUCKETS.map(bucket => `subscriptions/for_broker_portal?q[rules_assessment_eq]=${bucket}`),
      ...TABS.map(tab => `connections/for_broker_portal?q[tab_eq]=${tab}`),
      ...LOAD_TABS.map(tab => `loads?q[tab_eq]=${tab}`),
    ]
    const empty: string[] = []
    for (const path of lists) if (!((await total(path)) > 0)) empty.push(path)
    expect(empty).toEqual([])
  })
})
