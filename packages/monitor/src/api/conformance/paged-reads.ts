import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Route } from '../../http/route.ts'
import { routeName } from '../../http/route.ts'

/** Resources that all companies see, so their ids belong to no company. Brokers share their alerts. */
export const SHARED_RESOURCES: ReadonlySet<string> = new Set([
  'areas',
  'carriers',
  'identity_alert_evidence',
  'identity_alerts',
  'qcmobile',
  'vehicles',
])

/** For each resource that belongs to a company: a record of company 1 in the small world. */
const OWNED: Readonly<Record<string, string>> = {
  api_keys: 'select id from api_keys where company_id = 1',
  'api/flipper': 'select id from users where company_id = 1',
  'api/v1/users': 'select id from users where company_id = 1',
  company_change_orders: 'select id from company_change_orders where company_id = 1',
  company_reports: `select subject_id as id from jobs where company_id = 1 and uploaded_file_id is not null`,
  connection_invitations: 'select id from connection_invitations where issuer_id = 1',
  connections: 'select id from connections where issuer_id = 1',
  contracts: 'select id from contracts where company_id = 1 and uploaded_file_id is not null',
  decision_records: 'select id from decision_records where company_id = 1',
  insurance_certificates: 'select id from insurance_certificates where company_id = 1',
  loads: 'select id from loads where company_id = 1',
  note_mentions: 'select id from notes where company_id = 1',
  onboarding_packet_contracts: `select a.id from onboarding_packet_contracts a
    join onboarding_packets p on p.id = a.onboarding_packet_id join connections c on c.id = p.connection_id
    where c.issuer_id = 1 and a.uploaded_file_id is not null`,
  onboarding_packets: `select p.id from onboarding_packets p
    join connections c on c.id = p.connection_id where c.issuer_id = 1`,
  own_check_codes: 'select id from own_check_codes where company_id = 1',
  own_checks: 'select id from own_checks where company_id = 1 and uploaded_file_id is not null',
  policy_versions: 'select id from policy_versions where company_id = 1',
  rate_confirmation_mails:
    'select id from rate_confirmation_mails where company_id = 1 and uploaded_file_id is not null',
  rate_confirmations:
    'select id from rate_confirmations where company_id = 1 and uploaded_file_id is not null',
  rule_overrides: 'select id from rule_overrides where company_id = 1 and uploaded_file_id is not null',
  rules: 'select id from rule_sets where company_id = 1 and classification_id is null',
  saved_searches: 'select id from saved_searches where user_id = 1',
  tax_form_submissions: `select s.id from tax_form_submissions s
    join onboarding_packets p on p.id = s.onboarding_packet_id join connections c on c.id = p.connection_id
    where c.issuer_id = 1`,
  teams: 'select id from teams where company_id = 1',
  tickets: 'select id from tickets where company_id = 1',
  user_invitations: 'select id from user_invitations where company_id = 1',
  webhook_deliveries:
    'select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.company_id = 1',
  webhooks: 'select id from webhooks where company_id = 1',
}

/** The part of a path that names the resource of its ids: `api/v1/users` of `api/v1/users/:id`. */
export const resourceOf = (path: string): string =>
  /^api\/(v1\/)?\w+/.exec(path)?.[0] ?? path.split('/')[0] ?? path

/** A record of company 1. Refuses: throws for a resource that is not listed above. */
export async function ownedId(db: Kysely<Schema>, resource: string): Promise<number> {
  const statement = OWNED[resource]
  if (statement === undefined)
    throw new Error(`Say in conformance/paged-reads.ts whose ${resource} are: a company's, or everyone's.`)
  const { rows } = await sql<{ id: number }>`${sql.raw(`${statement} order by id limit 1`)}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`The small world has no ${resource} of company 1.`)
  return row.id
}

/** The query with which a read returns rows to company 1 in the small world, and the record that `:id` names. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET api/v1/companies': 'carrier_id=:id',
  'GET api/v1/insurance_policies/active_by_carrier_id': 'carrier_id=1',
  'GET api/v1/users/redacted_users': 'carrier_id=1',
  'GET api/v1/users/search_company_users': 'search_term=a',
  'GET areas': 'q[is_type_eq]=five_zip&q[code_start]=7',
  'GET areas/autocomplete': 'term=da',
  'GET areas/find_by_place_id': 'place_id=state.US.TX',
  'GET carrier_vehicle_areas/by_carrier_vehicle': 'carrier_vehicle_id=1',
  'GET carriers': 'q[legal_name_or_dba_name_cont]=a',
  'GET carriers/global_search': 'q[legal_name_or_dba_name_cont]=a',
  'GET carriers/verdict_counts': 'q[legal_name_or_dba_name_cont]=a',
  'GET carriers/suggest': 'q[legal_name_or_dba_name_cont]=a',
  'GET connections/for_broker_portal': 'q[tab_eq]=my-carriers',
  'GET decision_records': 'carrier_id=:id',
  'GET insurance_activities': 'insurance_certificate_request_id=:id',
  'GET insurance_certificate_requests': 'carrier_id=:id',
  'GET insurance_certificates': 'carrier_id=:id',
  'GET notes': 'carrier_id=:id',
  'GET onboarding_packet_contracts/search_by_carrier_id': 'carrier_id=1',
  'GET onboarding_packets': 'connection_id=:id',
  'GET own_checks': 'carrier_id=:id',
}

const most = (column: string, from: string) =>
  `select ${column} as id from ${from} group by ${column} order by count(*) desc, ${column} limit 1`

/** The record with the longest list, where some have none. */
const RICHEST: Readonly<Record<string, string>> = {
  'GET api/v1/companies': most('carrier_id', `companies where company_type = 'carrier'`),
  'GET carriers/:id/associated_carriers': most('carrier_id', 'association_keys'),
  'GET carriers/:id/crashes': most('carrier_id', 'crashes'),
  'GET carriers/:id/directory_contacts': most(
    'carrier_id',
    `carrier_contacts where source not like 'FMCSA%'`,
  ),
  'GET carriers/:id/directory_dispatch_users': most(
    'carrier_id',
    `carrier_roles where list = 'active_dispatchers'`,
  ),
  'GET carriers/:id/directory_users': most('carrier_id', `carrier_roles where list = 'carrier_users'`),
  'GET carriers/:id/identity_alerts': most(
    'carrier_id',
    'identity_alerts where carrier_id is not null and unpublished_at is null',
  ),
  'GET carriers/:id/inspections': most('carrier_id', 'inspections'),
  'GET carriers/:id/vehicles': most('carrier_id', 'carrier_vehicles'),
  'GET carriers/:id/violations': most('carrier_id', 'listed_violations'),
  'GET decision_records': most('carrier_id', 'decision_records where company_id = 1'),
  'GET insurance_activities': most(
    'r.id',
    'insurance_certificate_requests r join insurance_activities a on a.insurance_certificate_request_id = r.id where r.company_id = 1',
  ),
  'GET insurance_certificate_requests': most(
    'carrier_id',
    'insurance_certificate_requests where company_id = 1',
  ),
  'GET insurance_certificates': most('carrier_id', 'insurance_certificates where company_id = 1'),
  'GET notes': most('carrier_id', 'notes where company_id = 1 and carrier_id is not null'),
  'GET own_checks': most('carrier_id', 'own_checks where company_id = 1'),
  'GET onboarding_packets': most(
    'c.id',
    'connections c join onboarding_packets p on p.connection_id = c.id where c.issuer_id = 1',
  ),
}

async function idFor(db: Kysely<Schema>, route: Route): Promise<number> {
  const richest = RICHEST[routeName(route)]
  if (richest === undefined)
    return SHARED_RESOURCES.has(resourceOf(route.path)) ? 1 : ownedId(db, resourceOf(route.path))
  const { rows } = await sql<{ id: number }>`${sql.raw(richest)}`.execute(db)
  return rows[0]?.id ?? 1
}

/** The path and query with which company 1 gets rows in the small world. */
export async function addressOf(db: Kysely<Schema>, route: Route): Promise<string> {
  const query = QUERIES[routeName(route)]
  const address = query === undefined ? route.path : `${route.path}?${query}`
  if (!address.includes(':')) return address
  const id = String(await idFor(db, route))
  return route.path.includes(':') ? address.replaceAll(/:\w+/g, id) : address.replace(':id', id)
}
