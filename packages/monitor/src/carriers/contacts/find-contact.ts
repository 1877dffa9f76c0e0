import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { isLookalikeEmail, lookalikeKeys, readingOf } from './look-alike.ts'
import { isPublicMail, mailDomain } from './mail-domain.ts'
import { withoutExtension } from './without-extension.ts'

export type ContactKind = 'email' | 'phone'

/** How a carrier has a contact; former: FMCSA had it on file for it. */
export const CONTACT_RELATIONS = ['own', 'dispatcher', 'former'] as const
type ContactRelation = (typeof CONTACT_RELATIONS)[number]

/** The most rows of one contact that are read, and carriers returned: thousands share a filing service's phone. */
const ROWS_MAX = 5_000
const CARRIERS_MAX = 50
const LOOKALIKES_MAX = 10

const keyFunction = { email: sql`association_email`, phone: sql`association_phone` }

/**
 * The key that equal contacts share; null when the text is no valid contact, and for one that stands for none.
 *
 * Choice: ten digits that are no number of the United States or Canada are looked for as a Mexican one.
 */
export async function contactKey(
  db: Kysely<Schema>,
  kind: ContactKind,
  text: string,
): Promise<string | null> {
  const sent = kind === 'phone' ? withoutExtension(text) : text
  const { rows } = await sql<{ key: string | null }>`
    select ${keyFunction[kind]}(${sent}::text) as key`.execute(db)
  const key = rows[0]?.key ?? null
  return kind === 'phone' && key?.length === 10 && !key.startsWith('+') ? `+52${key}` : key
}

/** A carrier that has one of some contacts, and how. */
export interface Holder {
  readonly key: string
  readonly carrier_id: number
  readonly legal_name: string
  readonly relation: ContactRelation
  /** The last day of a former one. */
  readonly until: string | null
  /** Whether the company marked the carrier do not dispatch. */
  readonly is_blocked: boolean
}

/**
 * The carriers that have each of some contacts, and how: own before dispatcher before those that had it on file, with the
 * last day of it; then by name, ties by id.
 */
export async function carriersWith(
  db: Kysely<Schema>,
  kind: ContactKind,
  keys: readonly string[],
  companyId: number | null = null,
): Promise<readonly Holder[]> {
  const { rows } = await sql<Holder>`
    select sent.key, found.carrier_id, found.legal_name, found.relation, found.until,
      exists (select from connections as c where c.carrier_id = found.carrier_id and c.issuer_id = ${companyId}::int
        and c.status = 'do_not_dispatch') as is_blocked
    from (select distinct key from unnest(${sql.val([...keys])}::text[]) as key) as sent, lateral (
      with held as (
        select carrier_id, relation from association_keys
        where kind = ${sql.lit(kind)} and key_hash = association_hash(${sql.lit(kind)}, sent.key) and key = sent.key
        limit ${sql.lit(ROWS_MAX)}
      ),
      each as (
        select distinct carrier_id, relation, null::date as until from held
        union all
        select carrier_id, 'former', max(changed_on) from contact_changes
        where is_type = ${sql.lit(kind)} and ${keyFunction[kind]}(was) = sent.key
          and carrier_id not in (select carrier_id from held where relation = 'own')
        group by carrier_id
      )
      select each.*, coalesce(legal_name, '') as legal_name, legal_name_key,
        array_position(array['own', 'dispatcher', 'former'], each.relation) as place
      from each join carriers on carriers.id = each.carrier_id and carriers.is_findable
      order by place, legal_name_key, each.carrier_id
      limit ${sql.lit(CARRIERS_MAX)}
    ) as found
    order by sent.key, place, legal_name_key, carrier_id`.execute(db)
  return rows
}

/** The most addresses that are compared with one: a name that many have. */
const COMPARED_MAX = 2_000

export interface Lookalike {
  readonly email: string
  readonly carrier_id: number
  readonly legal_name: string
}

/** Of what looks like an address, what reads the same first, one of each domain. */
const nearestOf = (email: string, held: readonly Lookalike[]): readonly Lookalike[] => {
  const reading = readingOf(email)
  const alike = held.filter(row => isLookalikeEmail(email, row.email))
  const nearest = [
    ...alike.filter(row => readingOf(row.email) === reading),
    ...alike.filter(row => readingOf(row.email) !== reading),
  ]
  const placeOf = ({ email: onRecord }: Lookalike) => {
    const domain = mailDomain(onRecord) ?? ''
    return isPublicMail(domain) ? onRecord : domain
  }
  const places = nearest.map(placeOf)
  return nearest.filter((_, at) => places.indexOf(places[at] ?? '') === at).slice(0, LOOKALIKES_MAX)
}

/**
 * Other e-mail addresses on record that look like each of some, each with a carrier that has it. Hidden addresses are left
 * out, as trying many would reveal them.
 */
export async function lookalikesOf(
  db: Kysely<Schema>,
  sent: readonly string[],
): Promise<(email: string) => readonly Lookalike[]> {
  const each = sent.map(lookalikeKeys)
  const [emails, domains] = [each.flatMap(keys => keys.emails), each.flatMap(keys => keys.domains)]
  const hashes = (keys: readonly string[]) =>
    sql`any(array(select distinct hashtext(key) from unnest(${sql.val([...new Set(keys)])}::text[]) as key))`
  const held = (from: RawBuilder<unknown>, carrierId: RawBuilder<unknown>, also: RawBuilder<unknown>) => sql`
    select ${carrierId} as carrier_id, lower(btrim(email)) as email from ${from}
    where email is not null and hashtext(email_reading(email)) = ${hashes(emails)} and ${also}
    union select ${carrierId}, lower(btrim(email)) from ${from}
    where email is not null and hashtext(domain_reading(email)) = ${hashes(domains)} and ${also}`
  const { rows } = await sql<Lookalike>`
    with held as (
      ${held(sql`carriers`, sql`id`, sql`is_findable`)}
      union ${held(sql`carrier_contacts`, sql`carrier_id`, sql`source is distinct from 'Rate confirmation'`)}
      union ${held(
        sql`carrier_people join carrier_roles on person_id = id`,
        sql`carrier_id`,
        sql`not 'email' = any(hides)`,
      )}
    )
    select distinct on (held.email) held.email, held.carrier_id, carriers.legal_name
    from held join carriers on carriers.id = held.carrier_id and carriers.is_findable
    where association_email(held.email) is not null
    order by held.email, carriers.legal_name_key, carriers.id limit ${sql.lit(COMPARED_MAX * sent.length)}`.execute(
    db,
  )
  return email => nearestOf(email, rows)
}

/** The most carriers of one domain that are returned. */
const AT_DOMAIN_MAX = 10

/**
 * The findable carriers with an address at the domain of another, each with the one on file, else that of its first contact.
 * Empty: none at a public mail service.
 */
export async function carriersAtDomain(
  db: Kysely<Schema>,
  key: string,
): Promise<readonly { readonly carrier_id: number; readonly address: string }[]> {
  const domain = mailDomain(key)
  if (domain === null || isPublicMail(domain)) return []
  const isAlike = sql`email is not null and hashtext(domain_reading(email)) = hashtext(domain_reading(${key}::text))`
  const { rows } = await sql<{ carrier_id: number; address: string }>`
    with held as (
      (select id as carrier_id, email, 0 as place from carriers where ${isAlike} limit ${sql.lit(ROWS_MAX)})
      union all
      (select carrier_id, email, id from carrier_contacts
        where ${isAlike} and source is distinct from 'Rate confirmation' limit ${sql.lit(ROWS_MAX)})
    ),
    each as (
      select distinct on (carrier_id) carrier_id, btrim(email) as address from held
      where right(association_email(email), ${domain.length + 1}) = ${`@${domain}`}
      order by carrier_id, place
    )
    select carrier_id, address from each join carriers on carriers.id = carrier_id and carriers.is_findable
    order by legal_name_key, carrier_id limit ${sql.lit(AT_DOMAIN_MAX)}`.execute(db)
  return rows
}
