import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Schema } from '../database/schema.ts'
import { blocksSafety, isShownFullProfile } from '../http/guards/guards.ts'
import type { Actor } from '../http/session/actor.ts'
import { type Clock, today } from '../kernel/clock.ts'
import { endedOf } from './associations/federal-ties.ts'
import { HUB_ABOVE } from './associations/kinds.ts'
import { remembered } from './associations/remembered.ts'
import { allOfEach, type CarrierRecord } from './read-records.ts'
import type { WireContactRecords } from './wire-contact-records.ts'

const KINDS = ['phone', 'email'] as const
type Kind = (typeof KINDS)[number]

/** Former contacts of a kind that are returned, the newest. */
const FORMER_MAX = 20

interface Contact {
  readonly carrier_id: number
  readonly kind: Kind
  readonly value: string
  /** Null: it stands for no contact. */
  readonly key: string | null
  /** Null: it is on file. */
  readonly until: string | null
  readonly is_reported: boolean
}

/** The contacts of carriers, now and before, the newest first, and whether a published alert names them. */
async function readContacts(db: Kysely<Schema>, ids: readonly number[]) {
  const names = (column: string, keys: string) => sql`exists (
    select from identity_alerts where unpublished_at is null and ${sql.raw(column)} in (${sql.raw(keys)}))`
  const { rows } = await sql<Contact>`
    select carrier_id, kind, value, key, until,
      case kind when 'email' then ${names('email_key', 'key')}
        else ${names('phone_key', `key, ltrim(key, '+'), case when key ~ '^\\+(1|52)\\d{10}$' then right(key, 10) end`)}
      end as is_reported
    from (
      select id as carrier_id, kind, value, null::date as until, 0 as place
      from carriers cross join lateral (values ('phone', phone), ('email', email)) as own (kind, value)
      where id = ${anyOf(ids)} and value is not null
      union all
      select carrier_id, is_type, was, changed_on, id from contact_changes
      where carrier_id = ${anyOf(ids)} and is_type in ('phone', 'email')
    ) as contacts cross join lateral (
      select case kind when 'phone' then association_phone(value) else association_email(value) end as key
    ) as keys
    order by carrier_id, kind, until desc nulls first, place desc`.execute(db)
  return rows
}

/** What another carrier with the contact is. */
type Tie = 'reported_carrier' | 'revoked' | 'out_of_service' | 'many' | null

const placeOf = ({ kind, key }: Pick<Contact, 'kind' | 'key'>) => `${kind} ${key}`

/** What the contacts of each carrier stand with, by kind and key. */
async function readTies(db: Kysely<Schema>, ids: readonly number[], day: string) {
  const contacts = (await readContacts(db, ids)).filter(({ key }) => key !== null)
  const hubAbove = sql.lit(HUB_ABOVE.phone)
  const { rows } = await sql<Contact & { tie: Tie }>`
    select contact.carrier_id, contact.kind, contact.key, case
        when found.holders > ${hubAbove} then 'many'
        when found.is_reported then 'reported_carrier'
        when found.how @> array['revoked'] then 'revoked'
        when found.how @> array['out_of_service'] then 'out_of_service'
      end as tie
    from (
      select distinct * from unnest(${contacts.map(it => it.carrier_id)}::int[], ${contacts.map(it => it.kind)}::text[],
        ${contacts.map(it => it.key)}::text[]) as contact (carrier_id, kind, key)
    ) as contact cross join lateral (
      select count(*) as holders, array_remove(array_agg(ended.how ->> 'is_type'), null) as how,
        bool_or(exists (select from identity_alerts as a where a.carrier_id = c.id and a.unpublished_at is null)) as is_reported
      from (
        select distinct carrier_id from association_keys as other
        where other.kind = contact.kind and other.key_hash = association_hash(contact.kind, contact.key)
          and other.key = contact.key and other.carrier_id <> contact.carrier_id
        limit ${sql.lit(HUB_ABOVE.phone + 1)}
      ) as holders join carriers as c on c.id = holders.carrier_id and c.is_findable
      left join lateral (${endedOf({ seesSafety: true, today: day })}) as ended on true
    ) as found`.execute(db)
  const each = allOfEach(rows)
  return new Map(ids.map(id => [id, new Map(each.get(id)?.map(row => [placeOf(row), row.tie] as const))]))
}

const memories = remembered<ReadonlyMap<string, Tie>>()

const NONE = { since: null, stands_with: null, former: [] }

/**
 * Since when the phone and e-mail of carriers are on file, those before, and what each stands with, by carrier. A contact
 * without a change counts from the day the register added the carrier. Null: a short profile.
 *
 * Choice: what other carriers are is remembered for five minutes; a contact that it does not know yet has no known age.
 */
export async function readContactRecords(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  actor: Actor,
  records: readonly CarrierRecord[],
): Promise<(record: CarrierRecord) => WireContactRecords | null> {
  if (!isShownFullProfile(actor)) return () => null
  const ids = records.map(({ id }) => id)
  const day = today(clock)
  const [contacts, ties] = await Promise.all([
    readContacts(db, ids),
    memories(db, ids, clock.now().getTime(), some => readTies(db, some, day)),
  ])
  const isHidden = blocksSafety(actor)
  const each = allOfEach(contacts)
  return ({ id, known }) => {
    const tieOf = (contact: Contact): WireContactRecords[Kind]['stands_with'] => {
      if (contact.is_reported) return 'reported'
      const tie = ties.get(id)?.get(placeOf(contact)) ?? null
      return isHidden && tie === 'out_of_service' ? 'hidden' : tie
    }
    const recordOf = (kind: Kind) => {
      const rows = (each.get(id) ?? []).filter(contact => contact.kind === kind)
      const dated = rows.map((contact, at) => ({
        ...contact,
        since: ties.get(id)?.has(placeOf(contact))
          ? (rows[at + 1]?.until ?? known.census?.add_date ?? null)
          : null,
        stands_with: tieOf(contact),
      }))
      const [first] = dated
      const now = first?.until === null ? first : NONE
      return {
        since: now.since,
        stands_with: now.stands_with,
        former: dated
          .slice(0, FORMER_MAX + 1)
          .flatMap(({ value, since, until, stands_with, key }) =>
            until === null || key === null ? [] : [{ value, since, until, stands_with }],
          ),
      }
    }
    return { phone: recordOf('phone'), email: recordOf('email') }
  }
}
