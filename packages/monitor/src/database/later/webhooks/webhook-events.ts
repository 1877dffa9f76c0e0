/** A kind of statement on a table that makes events of webhooks. */
export interface WebhookSource {
  readonly table: string
  readonly write: 'insert' | 'update' | 'delete'
  /** Whether rows before and after are joined by a hash, also where a plan was made for few. */
  readonly isHashed: boolean
  /** Rows of company_id, carrier_id, event and data, of the rows `was_rows` and `now_rows` of the statement. */
  readonly select: string
}

const inserted = (table: string, select: string): WebhookSource => ({
  ...{ table, write: 'insert', isHashed: false, select },
})

const updated = (table: string, select: string, isHashed = true): WebhookSource => ({
  ...{ table, write: 'update', isHashed, select },
})

const changedRows = (key: string) => `now_rows as a join was_rows as b using (${key})`

/** A block, or its end. `was` and `now` are the statuses; those of a connection that is new or gone are null. */
const blocks = (rows: string, row: string, was: string, now: string) => `
  select ${row}.issuer_id, ${row}.carrier_id,
    case when ${now} = 'do_not_dispatch' then 'carrier.blocked' else 'carrier.unblocked' end,
    json_build_object('status', ${now}, 'status_was', ${was})
  from ${rows} where (${was} = 'do_not_dispatch') is distinct from (${now} = 'do_not_dispatch')
    and 'do_not_dispatch' in (coalesce(${was}, ''), coalesce(${now}, ''))`

const ticket = (event: string, rows: string) => `
  select a.company_id, l.carrier_id, '${event}', json_build_object('id', a.id, 'type', a.is_type, 'status', a.status,
    'load_id', a.load_id, 'load_number', l.external_load_number, 'rate_confirmation_id', a.rate_confirmation_id)
  from ${rows} left join loads as l on l.id = a.load_id`

const confirmation = (event: string, rows: string) => `
  select a.company_id, a.carrier_id, '${event}', json_build_object('id', a.id, 'load_id', a.load_id,
    'carrier_name', a.carrier_legal_name)
  from ${rows}`

const inForce = (rows: string, where: string) => `
  select a.company_id, null::int, 'policy.in_force', json_build_object('policy_version', a.policy_version)
  from ${rows} where a.carrier_id is null and a.classification_id is null and a.policy_version is not null ${where}`

/** Every write that is an event of a webhook. */
export const WEBHOOK_SOURCES: readonly WebhookSource[] = [
  // The first verdict of a carrier is no change, as for company events.
  updated(
    'own_carriers',
    `select a.company_id, a.carrier_id, 'carrier.verdict_changed',
      json_build_object('verdict', a.verdict, 'verdict_was', b.verdict)
    from ${changedRows('company_id, carrier_id')}
    where b.verdict is not null and a.verdict is distinct from b.verdict`,
  ),
  inserted(
    'carrier_changes',
    `select a.company_id, a.carrier_id, 'carrier.changed', json_build_object('id', a.id, 'kind', a.kind,
      'subject', a.subject, 'tone', a.tone, 'was', a.was, 'now', a.now, 'happened_on', a.happened_on)
    from now_rows as a`,
  ),
  // Brokers share their alerts. A company gets those of its own carriers, and of these no contact and no text.
  inserted(
    'identity_alerts',
    `select o.company_id, a.carrier_id, 'carrier.identity_alert', json_build_object('id', a.id, 'type', a.is_type,
      'file_date', a.file_date, 'is_own', a.company_id = o.company_id)
    from now_rows as a join own_carriers as o on o.carrier_id = a.carrier_id where a.unpublished_at is null`,
  ),
  inserted('connections', blocks('now_rows as a', 'a', 'null::text', 'a.status')),
  updated('connections', blocks(changedRows('id'), 'a', 'b.status', 'a.status')),
  {
    table: 'connections',
    write: 'delete',
    isHashed: false,
    select: blocks('was_rows as b', 'b', 'b.status', 'null::text'),
  },
  inserted('tickets', ticket('alert.opened', 'now_rows as a')),
  updated(
    'tickets',
    `${ticket('alert.closed', changedRows('id'))} where a.status = 'closed' and b.status <> 'closed'
    union all ${ticket('alert.opened', changedRows('id'))} where a.status <> 'closed' and b.status = 'closed'`,
    // Of a few tickets, each with its load by its key.
    false,
  ),
  inserted(
    'decision_records',
    `select a.company_id, a.carrier_id, 'decision.recorded', json_build_object('id', a.id, 'digest', a.digest,
      'verdict', a.verdict, 'act', a.act, 'load_id', a.load_id, 'stage', a.stage, 'gate_answer', a.gate_answer,
      'policy_version', a.policy_version)
    from now_rows as a`,
  ),
  inserted(
    'rate_confirmations',
    `${confirmation('rate_confirmation.sent', 'now_rows as a')}
    union all ${confirmation('rate_confirmation.viewed', 'now_rows as a')} where a.viewed_at is not null
    union all ${confirmation('rate_confirmation.delivered', 'now_rows as a')} where a.delivered_at is not null`,
  ),
  updated(
    'rate_confirmations',
    `${confirmation('rate_confirmation.viewed', changedRows('id'))} where a.viewed_at is not null and b.viewed_at is null
    union all ${confirmation('rate_confirmation.delivered', changedRows('id'))}
      where a.delivered_at is not null and b.delivered_at is null`,
  ),
  updated(
    'sent_confirmations',
    `select a.company_id, r.carrier_id, 'rate_confirmation.accepted', json_build_object('id', r.id, 'load_id', r.load_id,
      'carrier_name', r.carrier_legal_name, 'accepted_by', a.accepted_by, 'pdf_sha256', a.pdf_sha256)
    from ${changedRows('rate_confirmation_id')} join rate_confirmations as r on r.id = a.rate_confirmation_id
    where a.accepted_at is not null and b.accepted_at is null`,
  ),
  inserted('rule_sets', inForce('now_rows as a', '')),
  updated('rule_sets', inForce(changedRows('id'), 'and a.policy_version is distinct from b.policy_version')),
]
