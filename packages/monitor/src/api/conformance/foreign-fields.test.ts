import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROUTES } from '../routes/index.ts'
import { PAYWALL_FLAGS } from '../../database/paywall-flags.ts'
import { EVERY_RIGHT } from '../../kernel/scopes.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { foreignFieldsOf } from './foreign-fields.ts'

const NOWHERE = 2_000_000_000

/** The first record of a kind that a company has in the small world. */
const SOME = {
  company: (company: number) => `select ${company} as id`,
  user: (company: number) => `select id from users where company_id = ${company}`,
  team: (company: number) => `select id from teams where company_id = ${company}`,
  membership: (company: number) =>
    `select m.id from team_users m join teams t on t.id = m.team_id where t.company_id = ${company}`,
  load: (company: number) => `select id from loads where company_id = ${company}`,
  stop: (company: number) =>
    `select s.id from load_stops s join loads l on l.id = s.load_id where l.company_id = ${company}`,
  ticket: (company: number) =>
    `select id from tickets where company_id = ${company} and assignee_id is null and status <> 'closed'`,
  connection: (company: number) => `select id from connections where issuer_id = ${company}`,
  packet: (company: number) =>
    `select p.id from onboarding_packets p join connections c on c.id = p.connection_id where c.issuer_id = ${company}`,
  contract: (company: number) => `select id from contracts where company_id = ${company}`,
  request: (company: number) => `select id from insurance_certificate_requests where company_id = ${company}`,
  classification: (company: number) =>
    `select id from classifications where company_id = ${company} and is_active`,
  invitation: (company: number) =>
    `select id from connection_invitations where issuer_id = ${company} and claimed_at is null`,
} as const
type Kind = keyof typeof SOME

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}
type Own = (kind: Kind) => number

const read = (path: string): Sent => ({ method: 'GET', path })
const write = (method: string, path: string, body: unknown): Sent => ({ method, path, body })
const withFile = (fields: Record<string, number>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', new File(['%PDF-1.4 invented'], 'marked.pdf'))
  return form
}
const REDLINE = 'onboarding_packet_contracts/upload_redlined_contract'
const OVERRIDE = { carrier_id: 2, is_type: 'cargo_at_least_100000' }
const AWAY = { ticket_id: null, left_ticket_id: null, is_working: false }
const LOG = { occurred_at: '2026-11-20T08:00:00.000Z', is_type: 'arrival' }

/** By field: the kind of record its id names, and a request that is valid except for that id. */
const CASES: Readonly<Record<string, readonly [Kind, (id: number, own: Own) => Sent]>> = {
  'GET audit_entries q.user_id_eq': ['user', id => read(`audit_entries?q[user_id_eq]=${id}`)],
  'GET carriers q.subscriptions_company_id_eq': [
    'company',
    id => read(`carriers?q[subscriptions_company_id_eq]=${id}`),
  ],
  'GET carriers/suggest q.subscriptions_company_id_eq': [
    'company',
    id => read(`carriers/suggest?q[subscriptions_company_id_eq]=${id}`),
  ],
  'GET carriers/verdict_counts q.subscriptions_company_id_eq': [
    'company',
    id => read(`carriers/verdict_counts?q[subscriptions_company_id_eq]=${id}`),
  ],
  'GET classifications q.company_id_eq': ['company', id => read(`classifications?q[company_id_eq]=${id}`)],
  'GET connection_invitations q.issuer_id_eq': [
    'company',
    id => read(`connection_invitations?q[issuer_id_eq]=${id}`),
  ],
  'GET connections issuer_id': ['company', id => read(`connections?issuer_id=${id}`)],
  'GET decision_records load_id': ['load', id => read(`decision_records?load_id=${id}`)],
  'GET identity_alerts q.company_id_eq': ['company', id => read(`identity_alerts?q[company_id_eq]=${id}`)],
  'GET identity_alerts q.user_id_eq': ['user', id => read(`identity_alerts?q[user_id_eq]=${id}`)],
  'GET insurance_activities insurance_certificate_request_id': [
    'request',
    id => read(`insurance_activities?insurance_certificate_request_id=${id}`),
  ],
  'GET loads q.team_id_eq': ['team', id => read(`loads?q[team_id_eq]=${id}`)],
  'GET loads/counts q.team_id_eq': ['team', id => read(`loads/counts?q[team_id_eq]=${id}`)],
  'GET notes notable_id': ['load', id => read(`notes?notable_id=${id}`)],
  'GET oauth/applications company_id': ['company', id => read(`oauth/applications?company_id=${id}`)],
  'GET onboarding_packets connection_id': [
    'connection',
    id => read(`onboarding_packets?connection_id=${id}`),
  ],
  'GET payment_terms company_id': ['company', id => read(`payment_terms?company_id=${id}`)],
  'GET rate_confirmation_mails q.creator_id_eq': [
    'user',
    id => read(`rate_confirmation_mails?q[creator_id_eq]=${id}`),
  ],
  'GET rate_confirmation_mails/counts q.creator_id_eq': [
    'user',
    id => read(`rate_confirmation_mails/counts?q[creator_id_eq]=${id}`),
  ],
  'GET rate_confirmations q.creator_id_eq': ['user', id => read(`rate_confirmations?q[creator_id_eq]=${id}`)],
  'GET rate_confirmations/counts q.creator_id_eq': [
    'user',
    id => read(`rate_confirmations/counts?q[creator_id_eq]=${id}`),
  ],
  'GET rules company_id': ['company', id => read(`rules?company_id=${id}`)],
  'GET rules/is_types classification_id': [
    'classification',
    id => read(`rules/is_types?classification_id=${id}`),
  ],
  'GET teams company_id': ['company', id => read(`teams?company_id=${id}`)],
  'GET tickets q.assignee_id_eq': ['user', id => read(`tickets?q[assignee_id_eq]=${id}`)],
  'GET tickets q.load_id_eq': ['load', id => read(`tickets?q[load_id_eq]=${id}`)],
  'GET tickets q.team_id_eq': ['team', id => read(`tickets?q[team_id_eq]=${id}`)],
  'GET tickets/counts q.assignee_id_eq': ['user', id => read(`tickets/counts?q[assignee_id_eq]=${id}`)],
  'GET tickets/counts q.load_id_eq': ['load', id => read(`tickets/counts?q[load_id_eq]=${id}`)],
  'GET tickets/counts q.team_id_eq': ['team', id => read(`tickets/counts?q[team_id_eq]=${id}`)],
  'PATCH connection_invitations/:id/resend classification_ids': [
    'classification',
    (id, own) =>
      write('PATCH', `connection_invitations/${own('invitation')}/resend`, { classification_ids: [id] }),
  ],
  'PATCH loads/:id load.team_id': [
    'team',
    (id, own) => write('PATCH', `loads/${own('load')}`, { load: { team_id: id, status: 'delayed' } }),
  ],
  'PATCH teams/:id team_users_attributes.id': [
    'membership',
    (id, own) => write('PATCH', `teams/${own('team')}`, { team_users_attributes: [{ id, _destroy: true }] }),
  ],
  'PATCH teams/:id team_users_attributes.user_id': [
    'user',
    (id, own) => write('PATCH', `teams/${own('team')}`, { team_users_attributes: [{ user_id: id }] }),
  ],
  'PATCH tickets/:id ticket.assignee_id': [
    'user',
    (id, own) => write('PATCH', `tickets/${own('ticket')}`, { ticket: { assignee_id: id } }),
  ],
  'PATCH tickets/:id ticket.assignee_id_was': [
    'user',
    (id, own) =>
      write('PATCH', `tickets/${own('ticket')}`, {
        ticket: { assignee_id: own('user'), assignee_id_was: id },
      }),
  ],
  'POST connection_invitations connection_invitation.classification_ids': [
    'classification',
    id =>
      write('POST', 'connection_invitations', {
        connection_invitation: { carrier_id: 2, email: 'office@carrier.example', classification_ids: [id] },
      }),
  ],
  'POST connection_invitations connection_invitation.issuer_id': [
    'company',
    id =>
      write('POST', 'connection_invitations', {
        connection_invitation: { carrier_id: 2, email: 'office@carrier.example', issuer_id: id },
      }),
  ],
  'POST load_logs load_id': [
    'load',
    (id, own) => write('POST', 'load_logs', { ...LOG, load_id: id, stop_id: own('stop') }),
  ],
  'POST load_logs stop_id': [
    'stop',
    (id, own) => write('POST', 'load_logs', { ...LOG, load_id: own('load'), stop_id: id }),
  ],
  'PATCH connections/set_carrier_to_do_not_dispatch mentioned_user_ids': [
    'user',
    id =>
      write('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=3', {
        status: 'do_not_dispatch',
        notes: 'Call them.',
        mentioned_user_ids: [id],
      }),
  ],
  'POST note_mentions note.mentioned_user_ids': [
    'user',
    (id, own) =>
      write('POST', 'note_mentions', {
        note: { notable_id: own('load'), text: 'Call them.', mentioned_user_ids: [id] },
      }),
  ],
  'POST note_mentions note.notable_id': [
    'load',
    (id, own) =>
      write('POST', 'note_mentions', {
        note: { notable_id: id, text: 'Call them.', mentioned_user_ids: [own('user')] },
      }),
  ],
  'POST notes note.notable_id': [
    'load',
    id => write('POST', 'notes', { note: { notable_id: id, text: 'Call them.' } }),
  ],
  [`POST ${REDLINE} contract_id`]: [
    'contract',
    (id, own) => write('POST', REDLINE, withFile({ contract_id: id, onboarding_packet_id: own('packet') })),
  ],
  [`POST ${REDLINE} onboarding_packet_id`]: [
    'packet',
    (id, own) => write('POST', REDLINE, withFile({ contract_id: own('contract'), onboarding_packet_id: id })),
  ],
  'PATCH policy/draft policy.sections.classification_id': [
    'classification',
    id => {
      const all = { classification_id: null, rules: [] }
      const sections = [all, { classification_id: id, rules: [] }]
      return write('PATCH', 'policy/draft', { policy: { sections, revision: null } })
    },
  ],
  'POST rule_overrides rule_override.classification_id': [
    'classification',
    id =>
      write('POST', 'rule_overrides', {
        rule_override: { ...OVERRIDE, expiration_date: '2080-01-01', classification_id: id },
      }),
  ],
  'POST rule_overrides/deactivate rule_override.classification_id': [
    'classification',
    id =>
      write('POST', 'rule_overrides/deactivate', { rule_override: { ...OVERRIDE, classification_id: id } }),
  ],
  'POST ticket_presences presence.left_ticket_id': [
    'ticket',
    id => write('POST', 'ticket_presences', { presence: { ...AWAY, left_ticket_id: id } }),
  ],
  'POST ticket_presences presence.ticket_id': [
    'ticket',
    id => write('POST', 'ticket_presences', { presence: { ...AWAY, ticket_id: id } }),
  ],
  'POST tax_form_submissions/upload_redlined_tax_contract onboarding_packet_id': [
    'packet',
    id =>
      write(
        'POST',
        'tax_form_submissions/upload_redlined_tax_contract',
        withFile({ tax_form_id: 1, onboarding_packet_id: id }),
      ),
  ],
}

/** An empty list, or counts of which each is 0. */
const hasNothing = (body: object): boolean =>
  Array.isArray(body)
    ? body.length === 0
    : Object.values(body).includes(0) && !Object.values(body).some(it => typeof it === 'number' && it > 0)

const FOREIGN = 1
const MINE = 4

let monitor: TestMonitor
let jo: TestBrowser
const ids = new Map<string, number>()
const idOf = (kind: Kind, company: number): number => {
  const id = ids.get(`${kind} ${company}`)
  if (id === undefined) throw new Error(`The small world has no ${kind} of company ${company}.`)
  return id
}

/** Two companies with every record, plan and right: the fourth gets what its plan and its user's rights withhold. */
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  const { db } = monitor.database
  await db
    .updateTable('companies')
    .set(Object.fromEntries(PAYWALL_FLAGS.map(flag => [flag, true])))
    .where('id', '=', MINE)
    .execute()
  await db
    .updateTable('users')
    .set({ scopes: [...EVERY_RIGHT] })
    .where('company_id', '=', MINE)
    .execute()
  jo = await monitor.signIn('jo@plainview.example')
  await send(
    write('POST', 'connection_invitations', {
      connection_invitation: { carrier_id: 3, email: 'office@carrier.example' },
    }),
  )
  for (const company of [FOREIGN, MINE])
    for (const [kind, statement] of Object.entries(SOME)) {
      const { rows } = await sql<{
        id: number
      }>`${sql.raw(`${statement(company)} order by id limit 1`)}`.execute(db)
      if (rows[0] !== undefined) ids.set(`${kind} ${company}`, rows[0].id)
    }
})
afterAll(() => monitor.close())

const send = ({ method, path, body }: Sent) => jo.call(method, path, body)

it.each(Object.entries(CASES))(
  "%s of another company's is what one of no one's is",
  async (_, [kind, request]) => {
    const answers: unknown[] = []
    for (const id of [idOf(kind, FOREIGN), NOWHERE]) {
      const requested = request(id, own => idOf(own, MINE))
      const response =
        requested.method === 'GET'
          ? await send(requested)
          : await refusedWithoutChange(monitor, expect.any(Number), () => send(requested))
      const body = (await response.json()) as { errors?: unknown } | readonly unknown[]
      const isEmpty = hasNothing(body) && requested.method === 'GET'
      expect(isEmpty ? 404 : response.status).toBeOneOf([404, 409, 422])
      answers.push({ status: response.status, reported: 'errors' in body ? body.errors : body })
    }
    expect(answers[0]).toEqual(answers[1])
  },
)

it('every field with an id of a company is tried', () => {
  expect(ROUTES.flatMap(foreignFieldsOf).toSorted()).toEqual(Object.keys(CASES).toSorted())
})
