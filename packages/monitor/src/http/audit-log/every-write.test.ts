import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../api/routes/index.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { routeName } from '../route.ts'

/** Writes that no entry is needed for, by the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'no one has acted for a company yet, and sessions are no acts': [
    'POST sign_in',
    'POST sign_in/code',
    'POST sign_up',
    'POST sign_up/code',
    'PATCH sign_up/details',
    'POST sign_up/create_company',
    'PATCH sign_up/check_for_open_user_invitation',
  ],
  'it searches, and writes nothing of the company': [
    'POST carriers/search',
    'POST carriers/email_search_associated_carriers',
    'POST carriers/phone_search_associated_carriers',
    'POST subscriptions/match',
    'POST load_audit',
    'POST loads/by_number/check',
    'POST carriers/gate',
    'POST loads/:id/gate',
    'POST carriers/:id/update',
  ],
  'a code is no act: the check that it proves is one': ['POST own_check_codes'],
  'it concerns the person alone': [
    'POST saved_searches',
    'DELETE saved_searches/:id',
    'PATCH digest_preferences',
    'PATCH note_mentions/:id/seen',
    'POST ticket_presences',
  ],
  'the row itself says who wrote it and when, and is never changed': [
    'POST notes',
    'POST note_mentions',
    'POST load_logs',
    'POST identity_alert_messages',
    'POST identity_alert_evidence',
    'POST edit_requests',
    'POST insurance_policies/request_cargo_policy',
    'POST policy_versions/:id/acknowledge',
  ],
  'a draft decides nothing: the version that is made of it has an entry': [
    'PATCH policy/draft',
    'PATCH policy/discard_draft',
  ],
  'loads and alerts have a log of their own': [
    'PATCH loads/:id',
    'PUT loads/by_number',
    'PUT loads/by_number/:number',
    'PATCH tickets/:id',
  ],
}

type Act = readonly [kind: string, act: () => Promise<Response>]

let monitor: TestMonitor
let dana: TestBrowser
/** A named carrier that no one monitors. */
let spare: number
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  dana = await monitor.signIn('dana@northlake.example')
  spare = await idOf('carriers where id <= 16 and id not in (select carrier_id from subscriptions)')
})
afterAll(() => monitor.close())

const idOf = async (from: string): Promise<number> => {
  const { rows } = await sql<{
    id: number
  }>`${sql.raw(`select id from ${from} order by id limit 1`)}`.execute(monitor.database.db)
  if (rows[0] === undefined) throw new Error(`The small world has no ${from}.`)
  return rows[0].id
}
const patch = (path: string, body: unknown = {}) => dana.call('PATCH', path, body)
const remove = (path: string) => dana.call('DELETE', path)
const onCarrier = (is_type: string, carrier_id = 2) => ({ rule_override: { carrier_id, is_type } })
const form = (fields: Readonly<Record<string, string | File>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const pdf = () => new File([Buffer.from('%PDF-1.4\n%%EOF')], 'paper.pdf', { type: 'application/pdf' })
const ownPacket = () =>
  idOf(
    `(select p.id from onboarding_packets p join connections c on c.id = connection_id where issuer_id = 1) as p`,
  )
const connection = (where: string) => idOf(`connections where issuer_id = 1 and ${where}`)
const OPEN_ORDERS = "company_change_orders where company_id = 1 and state = 'pending'"
const VERSION = { note: 'We require nothing.', effective_on: '2080-01-01' }
const OPEN_INVITATIONS =
  'user_invitations where company_id = 1 and claimed_at is null and withdrawn_at is null'

const CONFIRMED = {
  ...{ address: 'office@eaglemesa.example', address_again: 'office@eaglemesa.example' },
  ...{ address_reason: 'By phone.', message: 'Agreed.', rate_cents: 195_000 },
}
/** A load of its own with a carrier that may have it. */
const loadToConfirm = () =>
  monitor.database.db
    .insertInto('loads')
    .values({ company_id: 1, carrier_id: spare, status: 'covered' })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Each write that has an entry, in an order in which all succeed, with the kind of its entry. */
const WRITTEN: Readonly<Record<string, Act>> = {
  'POST rule_overrides': [
    'override_created',
    () =>
      dana.post('rule_overrides', {
        rule_override: { ...onCarrier('cargo_at_least_100000').rule_override, expiration_date: '2080-01-01' },
      }),
  ],
  'POST rule_overrides/deactivate': [
    'override_ended',
    () => dana.post('rule_overrides/deactivate', onCarrier('cargo_at_least_100000')),
  ],
  'PATCH rule_overrides/:id': [
    'override_restored',
    async () =>
      patch(`rule_overrides/${await idOf('rule_overrides where company_id = 1 and carrier_id = 2')}`, {
        rule_override: { is_active: true },
      }),
  ],
  'POST insurance_certificates': [
    'certificate_confirmed',
    async () => {
      const { rows } = await sql<{
        legal_name: string
      }>`select legal_name from carriers where id = 2`.execute(monitor.database.db)
      const cargo = (name: string) => `insurance_certificate[policies][cargo][${name}]`
      return dana.post(
        'insurance_certificates',
        form({
          'insurance_certificate[carrier_id]': '2',
          'insurance_certificate[insured_name]': rows[0]?.legal_name ?? '',
          'insurance_certificate[dated_on]': '2026-01-02',
          [cargo('amount')]: '100000',
          [cargo('policy_number')]: 'MTC-3003',
          [cargo('effective_on')]: '2026-01-01',
          [cargo('expires_on')]: '2027-01-01',
          'insurance_certificate[file]': pdf(),
        }),
      )
    },
  ],
  'PATCH insurance_certificates/:id/withdraw': [
    'certificate_withdrawn',
    async () =>
      patch(
        `insurance_certificates/${await idOf('insurance_certificates where company_id = 1 and withdrawn_at is null')}/withdraw`,
        {
          insurance_certificate: { reason: 'The agency never wrote it.' },
        },
      ),
  ],
  'POST own_checks': [
    'check_recorded',
    () =>
      dana.post('own_checks', {
        own_check: { carrier_id: 2, kind: 'references', is_verified: false, checked_on: '2026-01-01' },
      }),
  ],
  'PATCH own_check_codes/:id': [
    'check_recorded',
    async () => {
      const sent = await dana.post('own_check_codes', { own_check_code: { carrier_id: 2 } })
      const { id, address } = (await sent.json()) as { readonly id: number; readonly address: string }
      return patch(`own_check_codes/${id}`, { own_check_code: { code: await monitor.codeFor(address) } })
    },
  ],
  'PATCH own_checks/:id/withdraw': [
    'check_withdrawn',
    async () =>
      patch(`own_checks/${await idOf('own_checks where company_id = 1 and withdrawn_at is null')}/withdraw`, {
        own_check: { reason: 'The wrong firm.' },
      }),
  ],
  'PATCH connections/:id': [
    'connection_dismissed',
    async () =>
      patch(`connections/${await connection('carrier_id = 2')}`, { connection: { is_dismissed: true } }),
  ],
  'PATCH connections/:id/hold': [
    'connection_held',
    async () =>
      patch(`connections/${await connection('carrier_id = 3')}/hold`, { notes: 'Waits for a W-9.' }),
  ],
  'PATCH connections/:id/release': [
    'connection_released',
    async () => patch(`connections/${await connection('carrier_id = 3')}/release`, undefined),
  ],
  'PATCH connections/set_carrier_to_do_not_dispatch': [
    'do_not_dispatch',
    () => patch('connections/set_carrier_to_do_not_dispatch?carrier_id=5', { status: 'do_not_dispatch' }),
  ],
  'PATCH carriers/:id/block_associated_carriers': [
    'do_not_dispatch',
    () => patch('carriers/6/block_associated_carriers', { is_type: 'phone' }),
  ],
  'PATCH carriers/:id/block_associated_carriers_by_ids': [
    'do_not_dispatch',
    () =>
      patch('carriers/6/block_associated_carriers_by_ids', {
        is_type: 'phone',
        carrier_ids: [7],
        connection_notes: 'The same people.',
      }),
  ],
  'POST subscriptions/create_by_carrier': [
    'carrier_monitored',
    () => dana.post('subscriptions/create_by_carrier', { carrier_id: spare }),
  ],
  'DELETE subscriptions/destroy_by_carrier': [
    'carrier_monitoring_stopped',
    () => remove(`subscriptions/destroy_by_carrier?carrier_id=${spare}`),
  ],
  'POST subscriptions/upload_file': [
    'carrier_monitored',
    () =>
      dana.post(
        'subscriptions/upload_file',
        form({ file: new File([`DOT ${9_000_000 + spare}`], 'list.csv') }),
      ),
  ],
  'POST connection_invitations': [
    'carrier_invited',
    () =>
      dana.post('connection_invitations', {
        connection_invitation: { carrier_id: 15, email: 'office@pinyon.example' },
      }),
  ],
  'PATCH connection_invitations/:id/resend': [
    'carrier_invitation_resent',
    async () =>
      patch(
        `connection_invitations/${await idOf('connection_invitations where issuer_id = 1 and carrier_id = 15')}/resend`,
        { classification_ids: [] },
      ),
  ],
  'POST onboarding_packet_contracts/upload_redlined_contract': [
    'agreement_uploaded',
    async () =>
      dana.post(
        'onboarding_packet_contracts/upload_redlined_contract',
        form({
          contract_id: String(await idOf('contracts where company_id = 1')),
          onboarding_packet_id: String(await ownPacket()),
          file: pdf(),
        }),
      ),
  ],
  'POST tax_form_submissions/upload_redlined_tax_contract': [
    'tax_form_uploaded',
    async () =>
      dana.post(
        'tax_form_submissions/upload_redlined_tax_contract',
        form({
          tax_form_id: String(await idOf('tax_forms')),
          onboarding_packet_id: String(await ownPacket()),
          file: pdf(),
        }),
      ),
  ],
  'POST decision_records': [
    'decision_recorded',
    () => dana.post('decision_records', { decision_record: { carrier_id: 2 } }),
  ],
  'POST identity_alerts': [
    'identity_alert_posted',
    () =>
      dana.post('identity_alerts', {
        identity_alert: {
          carrier_id: 2,
          is_type: 'identity_theft',
          unsanitized_message: 'Call +1 312 555 0199.',
        },
      }),
  ],
  'PATCH identity_alerts/:id/unpublish': [
    'identity_alert_unpublished',
    async () =>
      patch(
        `identity_alerts/${await idOf('identity_alerts where user_id = 1 and unpublished_at is null')}/unpublish`,
      ),
  ],
  'POST audit_entries/exports': [
    'exported',
    () => dana.post('audit_entries/exports', { export: { list: 'connections', rows: 12 } }),
  ],
  'PATCH company_reports/:id/run_report': ['report_run', () => patch('company_reports/106/run_report')],
  'POST user_invitations': [
    'user_invited',
    () =>
      dana.post('user_invitations', {
        user_invitation: { email: 'lee@northlake.example', scopes: ['sourcing'] },
      }),
  ],
  'PATCH user_invitations/:id/resend': [
    'user_invitation_resent',
    async () =>
      patch(`user_invitations/${await idOf(OPEN_INVITATIONS)}/resend`, {
        user_invitation: { scopes: ['sourcing'] },
      }),
  ],
  'DELETE user_invitations/:id': [
    'user_invitation_withdrawn',
    async () => remove(`user_invitations/${await idOf(OPEN_INVITATIONS)}`),
  ],
  'PATCH sign_up/claim_open_user_invitation': [
    'user_joined',
    async () =>
      (await monitor.signIn('casey@newdesk.example')).call('PATCH', 'sign_up/claim_open_user_invitation'),
  ],
  'PATCH api/v1/users/:id': [
    'permissions_changed',
    () => patch('api/v1/users/2', { user: { scopes: ['sourcing', 'compliance'] } }),
  ],
  'DELETE api/v1/users/:id': ['user_removed', () => remove('api/v1/users/3')],
  'PATCH teams/:id': ['team_changed', () => patch('teams/3', { team_users_attributes: [{ user_id: 2 }] })],
  'PATCH rules/fact_ages': [
    'fact_ages_changed',
    () => patch('rules/fact_ages', { fact_ages: { census: 45 } }),
  ],
  'PATCH policy': [
    'policy_approval_changed',
    () => patch('policy', { policy: { is_approval_required: true } }),
  ],
  'PATCH vetting_terms': [
    'vetting_settings_changed',
    () =>
      patch('vetting_terms', {
        vetting_terms: { every_days: 180, unused_days: null, after_new_version: false },
      }),
  ],
  'POST loads/:id/decisions': [
    'load_decision_recorded',
    () => dana.post('loads/1/decisions', { load_decision: { stage: 'tender', message: 'Agreed.' } }),
  ],
  'POST loads/:id/rate_confirmations': [
    'rate_confirmation_sent',
    async () => {
      const { id } = await loadToConfirm()
      return dana.post(`loads/${id}/rate_confirmations`, { rate_confirmation: CONFIRMED })
    },
  ],
  'POST rate_confirmations/:id/cancel': [
    'rate_confirmation_canceled',
    async () => {
      const { id } = await loadToConfirm()
      const sent = await dana.post(`loads/${id}/rate_confirmations`, { rate_confirmation: CONFIRMED })
      const { id: confirmation } = (await sent.json()) as { id: number }
      return dana.post(`rate_confirmations/${confirmation}/cancel`, {
        rate_confirmation: { reason: 'Called off.' },
      })
    },
  ],
  'PATCH gate_settings': [
    'gate_settings_changed',
    () => patch('gate_settings', { gate_settings: { when_too_old: 'no' } }),
  ],
  'POST policy_versions': [
    'policy_version_created',
    async () => {
      const sections = [{ classification_id: null, rules: [] }]
      const response = await patch('policy/draft', { policy: { sections, revision: null } })
      const { revision } = (await response.json()) as { revision: number }
      return dana.post('policy_versions', { policy_version: { ...VERSION, revision } })
    },
  ],
  'PATCH policy_versions/:id/decide': [
    'policy_version_approved',
    async () => {
      await patch('api/v1/users/4', { user: { scopes: ['manage_users', 'manage_rule_overrides'] } })
      const priya = await monitor.signIn('priya@northlake.example')
      return priya.call(
        'PATCH',
        `policy_versions/${await idOf('policy_versions where is_approved is null and is_approval_required')}/decide`,
        {
          policy_version: { is_approved: true },
        },
      )
    },
  ],
  'PATCH policy_versions/:id/withdraw': [
    'policy_version_withdrawn',
    async () =>
      patch(`policy_versions/${await idOf("policy_versions where effective_on = '2080-01-01'")}/withdraw`),
  ],
  'POST policy_versions/:id/revert': [
    'policy_version_created',
    async () =>
      dana.post(`policy_versions/${await idOf('policy_versions')}/revert`, {
        policy_version: { ...VERSION, effective_on: '2080-01-02' },
      }),
  ],
  'PATCH company_change_orders/:id/reject': [
    'change_order_rejected',
    async () => patch(`company_change_orders/${await idOf(OPEN_ORDERS)}/reject`),
  ],
  'PATCH company_change_orders/:id/approve': [
    'change_order_approved',
    async () => patch(`company_change_orders/${await idOf(OPEN_ORDERS)}/approve`),
  ],
  'POST api_keys': [
    'api_key_created',
    () =>
      dana.post('api_keys', { api_key: { name: 'Nightly import', scopes: ['write'], expires_in_days: 90 } }),
  ],
  'DELETE api_keys/:id': [
    'api_key_revoked',
    async () => remove(`api_keys/${await idOf('api_keys where user_id = 1 and revoked_at is null')}`),
  ],
  'POST webhooks': [
    'webhook_created',
    () => dana.post('webhooks', { webhook: { url: 'https://tms.example', events: ['alert.closed'] } }),
  ],
  'PATCH webhooks/:id': ['webhook_changed', () => patch('webhooks/2', { webhook: { is_on: true } })],
  'POST webhooks/:id/rotate_secret': [
    'webhook_secret_changed',
    () => dana.post('webhooks/2/rotate_secret', {}),
  ],
  'POST webhooks/:id/test': ['webhook_tested', () => dana.post('webhooks/2/test', {})],
  'POST webhook_deliveries/:id/resend': [
    'webhook_resent',
    async () =>
      dana.post(`webhook_deliveries/${await idOf("webhook_deliveries where state = 'failed'")}/resend`, {}),
  ],
  'DELETE webhooks/:id': ['webhook_removed', () => remove('webhooks/2')],
  'PATCH billing/change_plan': ['plan_changed', () => patch('billing/change_plan', { plan_id: 'starter' })],
  'PATCH billing/add_payment_method': [
    'payment_method_added',
    () => patch('billing/add_payment_method', { nonce: 'test-visa-audit', plan_id: 'starter' }),
  ],
}

const newest = async () => {
  const response = await dana.get('audit_entries?per_page=1')
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: number; kind: string; user_name: string }[])[0]
}

describe('every write of a route', () => {
  it('either has an entry in the audit log or a reason for none', () => {
    const writes = ROUTES.filter(({ method }) => method !== 'GET').map(routeName)
    const named = [...Object.values(EXCEPTIONS).flat(), ...Object.keys(WRITTEN)]
    expect(writes.toSorted()).toEqual(named.toSorted())
  })

  it.each(Object.entries(WRITTEN))('%s leaves an entry', async (_, [kind, act]) => {
    const before = await newest()
    const response = await act()
    expect([response.status, await response.clone().text()]).toEqual([
      expect.toSatisfy((status: number) => status < 300),
      expect.any(String),
    ])
    const entry = await newest()
    expect(entry?.kind).toBe(kind)
    expect(entry?.id).not.toBe(before?.id)
  })

  it('no entry has contact data of carriers, codes, nonces or numbers of cards', async () => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(audit_entries)::text as text from audit_entries`.execute(monitor.database.db)
    expect(rows.length).toBeGreaterThan(Object.keys(WRITTEN).length)
    for (const { text } of rows) {
      expect(text).not.toMatch(/test-visa|4242|\+1\d{10}|555 0199|@pinyon\.example|dispatch@/)
    }
  })
})
