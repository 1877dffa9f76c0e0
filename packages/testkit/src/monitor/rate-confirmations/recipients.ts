import { type Kysely, sql } from 'kysely'
import { isLookalikeEmail } from '../contacts/look-alike.ts'
import { isPublicMail, mailDomain } from '../contacts/mail-domain.ts'
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

/** An address, and the carrier whose it is said to be. */
export interface Addressed {
  readonly carrier_id: number | null
  readonly address: string
}

/** The most carriers of one name that are compared. */
const NAMESAKES_MAX = 20

/** The forms of a company at the end of its name key: with one, another, or none, it is the same name. */
const LEGAL_FORMS = [
  'LLC',
  'INC',
  'INCORPORATED',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'LTD',
  'LP',
] as const

interface Held {
  readonly carrier_id: number
  readonly email: string
  readonly is_namesake: boolean
}

/**
 * How an address relates to those on record: one of them, in any case; at the domain of one that is not a public mail
 * service; one that looks like one of them or of a namesake; or someone else's. Not checkable without any.
 */
const recipientOf = (address: string, onRecord: readonly Held[]): Recipient => {
  const email = address.trim().toLowerCase()
  const own = onRecord.filter(each => !each.is_namesake)
  if (own.length === 0) return 'not_checkable'
  const domain = mailDomain(email)
  if (domain === null) return 'someone_else'
  if (own.some(each => each.email === email)) return 'own_address'
  if (!isPublicMail(domain) && own.some(each => mailDomain(each.email) === domain)) return 'own_domain'
  return onRecord.some(each => isLookalikeEmail(email, each.email)) ? 'look_alike' : 'someone_else'
}

/**
 * How each of some addresses relates to its carrier.
 *
 * On record are the federal registration, the carrier's people, its users here and its contacts, and the federal address
 * of carriers of the same name. Choice: dispatchers are not the carrier, and an address that is known only from a rate
 * confirmation proves nothing about itself.
 *
 * One statement for any number of addresses.
 */
export async function recipientsOf(
  db: Kysely<Schema>,
  addressed: readonly Addressed[],
): Promise<(one: Addressed) => Recipient> {
  const ids = [...new Set(addressed.flatMap(({ carrier_id }) => carrier_id ?? []))]
  if (ids.length === 0) return () => 'not_checkable'
  const { rows } = await sql<Held>`
    with carrier as (
      select id, regexp_replace(legal_name_key, ${`(${LEGAL_FORMS.join('|')})$`}::text, '') as name
      from carriers where id = any(${sql.val(ids)}::int[])
    ),
    raw as (
      select id as carrier_id, carriers.email, false as is_namesake from carriers join carrier using (id)
      union
      select carrier_id, email, false from carrier_contacts join carrier on carrier.id = carrier_id
      where source <> 'Rate confirmation'
      union
      select carrier_id, email, false from carrier_roles join carrier on carrier.id = carrier_id
        join carrier_people on carrier_people.id = person_id
      where list = 'carrier_users'
      union
      select companies.carrier_id, email, false from companies join carrier on carrier.id = companies.carrier_id
        join users on users.company_id = companies.id
      union
      select carrier.id, namesake.email, true from carrier, lateral (
        select email from carriers
        where legal_name_key = any(array(
            select carrier.name || form from unnest(${sql.val(['', ...LEGAL_FORMS])}::text[]) as form))
          and carrier.name <> '' and carriers.id <> carrier.id and is_findable
        order by legal_name_key, carriers.id limit ${sql.lit(NAMESAKES_MAX)}
      ) as namesake
    )
    select carrier_id, lower(btrim(email)) as email, is_namesake from raw
    where lower(btrim(email)) ~ '@[^@]*[.][^@]*$'`.execute(db)
  const held = new Map(ids.map(id => [id, rows.filter(row => row.carrier_id === id)]))
  return ({ carrier_id, address }) => recipientOf(address, held.get(carrier_id ?? 0) ?? [])
}
