import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Resources that are everybody's to see: their ids are no company's. Brokers share their alerts. */
export const EVERYBODYS: ReadonlySet<string> = new Set(['areas', 'carriers', 'identity_alerts', 'vehicles'])

/** For each resource that is a company's: something of company 1 in the small world. */
const OWNED: Readonly<Record<string, string>> = {
  'api/flipper': 'select id from users where company_id = 1',
  'api/v1/users': 'select id from users where company_id = 1',
  company_change_orders: 'select id from company_change_orders where company_id = 1',
  company_reports: `select subject_id as id from jobs where company_id = 1 and uploaded_file_id is not null`,
  connection_invitations: 'select id from connection_invitations where issuer_id = 1',
  connections: 'select id from connections where issuer_id = 1',
  contracts: 'select id from contracts where company_id = 1 and uploaded_file_id is not null',
  loads: 'select id from loads where company_id = 1',
  onboarding_packet_contracts: `select a.id from onboarding_packet_contracts a
    join onboarding_packets p on p.id = a.onboarding_packet_id join connections c on c.id = p.connection_id
    where c.issuer_id = 1 and a.uploaded_file_id is not null`,
  onboarding_packets: `select p.id from onboarding_packets p
    join connections c on c.id = p.connection_id where c.issuer_id = 1`,
  rate_confirmation_mails: 'select id from rate_confirmation_mails where company_id = 1',
  rate_confirmations: 'select id from rate_confirmations where company_id = 1',
  rule_overrides: 'select id from rule_overrides where company_id = 1 and uploaded_file_id is not null',
  rules: 'select id from rule_sets where company_id = 1 and classification_id is null',
  saved_searches: 'select id from saved_searches where user_id = 1',
  tax_form_submissions: `select s.id from tax_form_submissions s
    join onboarding_packets p on p.id = s.onboarding_packet_id join connections c on c.id = p.connection_id
    where c.issuer_id = 1`,
  teams: 'select id from teams where company_id = 1',
  tickets: 'select id from tickets where company_id = 1',
  user_invitations: 'select id from user_invitations where company_id = 1',
}

/** The part of a path that says what its ids are of: `api/v1/users` of `api/v1/users/:id`. */
export const resourceOf = (path: string): string =>
  /^api\/(v1\/)?\w+/.exec(path)?.[0] ?? path.split('/')[0] ?? path

/** Something of company 1. Refuses: throws for a resource that nobody has said anything about. */
export async function ownedId(db: Kysely<Schema>, resource: string): Promise<number> {
  const statement = OWNED[resource]
  if (statement === undefined)
    throw new Error(`Say in conformance/owned.ts whose ${resource} are: a company's, or everybody's.`)
  const { rows } = await sql<{ id: number }>`${sql.raw(`${statement} order by id limit 1`)}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`The small world has no ${resource} of company 1.`)
  return row.id
}
