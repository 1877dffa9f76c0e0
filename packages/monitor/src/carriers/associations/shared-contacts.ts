import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { written } from './federal-ties.ts'
import type { FEDERAL_KINDS } from './kinds.ts'
import { heldBy, hubAboveOf, ofProcessAgent } from './read-ties.ts'

/** Values of a kind that are named for each carrier. */
const NAMED_MAX = 3

export interface SharedContact {
  readonly is_type: (typeof FEDERAL_KINDS)[number]
  /** As the federal record of the viewed carrier writes it. */
  readonly value: string
  /** Since when both have it. Null: that is not on record of one of them. */
  readonly since: string | null
}

/** Since when a carrier has the contact on file of the kind of `held`: since its last change, else since it was added. */
const sinceOf = (carrierId: RawBuilder<unknown>) => sql`coalesce(
  (select max(changed_on) from contact_changes as h where h.carrier_id = ${carrierId} and h.is_type = held.kind),
  (select add_date from listed_census as l where l.carrier_id = ${carrierId}))`

/** The keys of the two addresses of a carrier `c`. */
const STREETS = {
  physical: sql`association_address(c.physical_street, c.physical_postal_code, c.physical_country)`,
  mailing: sql`association_address(c.mailing_street, c.mailing_postal_code, c.mailing_country)`,
}

/** Whether another carrier `c` has the key of `held` on its federal record too, and not by its people or papers alone. */
const isOnRecord = sql`case held.kind
  when 'phone' then held.key = association_phone(c.phone) collate "C"
  when 'email' then held.key = association_email(c.email) collate "C"
  when 'address' then held.key in (${STREETS.physical} collate "C", ${STREETS.mailing} collate "C")
  else true end`

/**
 * Which values a carrier and each of some others have on their federal records, and since when both, by carrier: three of a kind
 * at most. A day is known of the phone, the e-mail and the street on file, and only where both carriers have it there.
 */
export async function sharedContactsOf(
  db: Kysely<Schema>,
  carrierId: number,
  ids: readonly number[],
): Promise<(id: number) => SharedContact[]> {
  if (ids.length === 0) return () => []
  const { rows } = await sql<SharedContact & { carrier_id: number }>`
    with ${heldBy([carrierId])}, written as (${written(carrierId)}),
    named as (
      select held.carrier_id, held.kind, written.value, held.key,
        row_number() over (partition by held.carrier_id, held.kind order by held.key) as nth,
        held.kind in ('phone', 'email', 'address') and written.place = 1
          and (held.kind <> 'address' or held.key = ${STREETS.physical} collate "C") as is_dated
      from held join written on written.kind = held.kind and written.key = held.key collate "C"
      join carriers as c on c.id = held.carrier_id
      where held.carrier_id = ${anyOf(ids)} and holders <= ${hubAboveOf('held.kind')} and not ${ofProcessAgent}
        and ${isOnRecord}
    )
    select held.carrier_id, held.kind as is_type, held.value,
      case when is_dated and own.since is not null and other.since is not null
        then greatest(own.since, other.since) end as since
    from named as held
    cross join lateral (select ${sinceOf(sql`${carrierId}::int`)} as since) as own
    cross join lateral (select ${sinceOf(sql`held.carrier_id`)} as since) as other
    where nth <= ${sql.lit(NAMED_MAX)} order by held.carrier_id, held.kind, held.key`.execute(db)
  return id =>
    rows
      .filter(({ carrier_id }) => carrier_id === id)
      .map(({ is_type, value, since }) => ({ is_type, value, since }))
}
