import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** How an address relates to its carrier. */
export const RECIPIENTS = [
  'own_address',
  'own_domain',
  'look_alike',
  'someone_else',
  'not_checkable',
] as const
export type Recipient = (typeof RECIPIENTS)[number]

/** Mail services at which everyone can open an address, so that the domain says nothing about a carrier. */
const PUBLIC_MAIL = [
  ...['aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'gmail.com', 'gmx.com', 'hotmail.com'],
  ...['icloud.com', 'live.com', 'mail.com', 'me.com', 'msn.com', 'outlook.com', 'proton.me'],
  ...['protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'],
]

/** An address, and the carrier whose it is said to be. */
export interface Addressed {
  readonly carrier_id: number | null
  readonly address: string
}

const keyOf = ({ carrier_id, address }: Addressed) => `${carrier_id ?? ''} ${address}`

const domainOf = (email: ReturnType<typeof sql.ref>) =>
  sql`case when ${email} ~ '@[^@]*[.][^@]*$' then substring(${email} from '[^@]*$') end`

/**
 * How each of some addresses relates to its carrier: one on record, in any case; at the domain of one on record that is
 * not a public mail service; one that looks like those; or someone else's. Not checkable without an address on record.
 *
 * On record are the federal registration, the carrier's people, its users here and its contacts. Choice: dispatchers are
 * not the carrier, and an address that is known only from a rate confirmation proves nothing about itself.
 *
 * One statement for any number of addresses.
 */
export async function recipientsOf(
  db: Kysely<Schema>,
  addressed: readonly Addressed[],
): Promise<(one: Addressed) => Recipient> {
  const unique = new Map(addressed.map(one => [keyOf(one), one]))
  if (unique.size === 0) return () => 'not_checkable'
  const of = [...unique.values()]
  const { rows } = await sql<{ carrier_id: number | null; address: string; recipient: Recipient }>`
    with addressed as (
      select carrier_id, address, lower(btrim(address)) as email
      from unnest(${sql.val(of.map(each => each.carrier_id))}::int[], ${sql.val(of.map(each => each.address))}::text[])
        as addressed (carrier_id, address)
    ),
    carrier as (select distinct carrier_id as id from addressed where carrier_id is not null),
    raw as (
      select carriers.id as carrier_id, email from carriers join carrier using (id)
      union all
      select carrier_id, email from carrier_contacts join carrier on carrier.id = carrier_id
      where source <> 'Rate confirmation'
      union all
      select carrier_id, email from carrier_roles join carrier on carrier.id = carrier_id
        join carrier_people on carrier_people.id = person_id
      where list = 'carrier_users'
      union all
      select companies.carrier_id, email from companies join carrier on carrier.id = companies.carrier_id
        join users on users.company_id = companies.id
    ),
    held as (
      select carrier_id, email, ${domainOf(sql.ref('email'))} as domain
      from (select distinct carrier_id, lower(btrim(email)) as email from raw) as folded
      where email ~ '@[^@]*[.][^@]*$'
    ),
    judged as (select *, ${domainOf(sql.ref('email'))} as domain from addressed)
    select carrier_id, address, case
      when not exists (select from held where held.carrier_id = judged.carrier_id) then 'not_checkable'
      when domain is null then 'someone_else'
      when exists (select from held where held.carrier_id = judged.carrier_id and held.email = judged.email)
        then 'own_address'
      when domain <> all (${sql.val(PUBLIC_MAIL)}::text[]) and exists (
        select from held where held.carrier_id = judged.carrier_id and held.domain = judged.domain)
        then 'own_domain'
      when exists (
        select from held where held.carrier_id = judged.carrier_id and (
          email_reading(held.email) = email_reading(judged.email)
          or held.domain <> judged.domain
            and email_reading('a@' || held.domain) = email_reading('a@' || judged.domain)))
        then 'look_alike'
      else 'someone_else' end as recipient
    from judged`.execute(db)
  const known = new Map(rows.map(row => [keyOf(row), row.recipient]))
  return one => known.get(keyOf(one)) ?? 'not_checkable'
}
