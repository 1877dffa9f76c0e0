import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { vinOf } from '../vehicles/vin-of.ts'
import { type AssociationKind, type FEDERAL_KINDS, HUB_ABOVE } from './kinds.ts'
import { endsOf, isOwnPrior, SHARED_BY_MAX } from './near.ts'
import { heldBy, hubAbove, ofProcessAgent } from './read-ties.ts'

/** The most carriers in an answer. */
const CARRIERS_MAX = 50

export interface FederalTie {
  readonly carrier_id: number
  readonly is_prior: boolean
  readonly ended: { readonly is_type: 'revoked' | 'out_of_service'; readonly on: string | null } | null
  readonly shared: readonly {
    readonly is_type: (typeof FEDERAL_KINDS)[number]
    readonly value: string
    readonly carriers_count: number
  }[]
}

/**
 * The values of a carrier as its federal record writes them, by kind and key. One that is in several places is as it
 * is in the first of them: where the carrier is, then where it gets its mail.
 */
export const written = (carrierId: number) => sql`
  select distinct on (kind, key) kind, key, value, place from (
    select 'phone' as kind, association_phone(phone) as key, phone as value, 1 as place
      from carriers where id = ${carrierId}
    union select 'email', association_email(email), lower(email), 1 from carriers where id = ${carrierId}
    union select 'address', association_address(physical_street, physical_postal_code, physical_country),
        concat_ws(', ', physical_street, physical_city,
          concat_ws(' ', physical_state, physical_postal_code)), 1
      from carriers where id = ${carrierId}
    union select 'address', association_address(mailing_street, mailing_postal_code, mailing_country),
        concat_ws(', ', mailing_street, mailing_city,
          concat_ws(' ', mailing_state, mailing_postal_code)), 2
      from carriers where id = ${carrierId}
    union select 'contact', association_contact(name), name, 1 from carrier_contacts where carrier_id = ${carrierId}
    union select 'vehicle_vin', vin, vin, 1 from (
      select ${vinOf('carrier_vehicles')} as vin from carrier_vehicles where carrier_id = ${carrierId}) as seen
  ) as all_values order by kind, key, place, value`

/** How a carrier `c` ended, as the column `how` of at most one row. Who may not see safety data gets no orders out of service. */
export const endedOf = ({
  seesSafety,
  today,
}: {
  readonly seesSafety: boolean
  readonly today: string
}) => sql`
  select how from (${endsOf}) as ends cross join lateral (
    select json_build_object('is_type', 'revoked', 'on', max(day::date)) as how
    from json_array_elements_text(ends.revoked_on) as day where day::date <= ${today}::date having max(day::date) is not null
    union all
    select json_build_object('is_type', 'out_of_service', 'on', o.on)
    from json_to_recordset(ends.orders) as o ("on" date, until date)
    where ${seesSafety} and (o.until is null or o.until > ${today}::date)
  ) as ended limit 1`

/**
 * The carriers that were revoked, or are out of service, and share a federal fact with a carrier that ten carriers have at
 * most, and the one that the agency says it was registered as before. Only carriers that can be found are included.
 *
 * The address of a process agent belongs to no carrier.
 */
export async function federalTiesOf(
  db: Kysely<Schema>,
  carrierId: number,
  { seesSafety, today }: { readonly seesSafety: boolean; readonly today: string },
): Promise<readonly FederalTie[]> {
  const { rows } = await sql<FederalTie>`
    with ${heldBy([carrierId])},
    written as (${written(carrierId)}),
    shared as (
      select held.carrier_id, json_agg(json_build_object(
          'is_type', held.kind, 'value', written.value, 'carriers_count', held.holders)
          order by held.kind, held.key) as values,
        sum(1.0 / held.holders) as weight
      from held join written on written.kind = held.kind and written.key = held.key collate "C"
      where held.holders <= ${sql.lit(SHARED_BY_MAX)} and held.carrier_id <> ${carrierId}
        and not ${ofProcessAgent}
      group by held.carrier_id
    ),
    prior as (
      select i.carrier_id from carrier_census as census
      join carrier_identifiers as i on i.is_type = 'DOT' and i.value_key = census.prior_revoked_dot
      where census.carrier_id = ${carrierId} and i.carrier_id <> census.carrier_id
    ),
    near as (
      select coalesce(shared.carrier_id, prior.carrier_id) as carrier_id, prior.carrier_id is not null as is_prior,
        coalesce(shared.values, '[]') as values, coalesce(shared.weight, 0) as weight
      from shared full join prior using (carrier_id)
    )
    select near.carrier_id, near.is_prior, ended.how as ended, near.values as shared
    from near join carriers as c on c.id = near.carrier_id and c.is_findable
    left join lateral (${endedOf({ seesSafety, today })}) as ended on true
    where near.is_prior or ended.how is not null
    order by near.is_prior desc, near.weight desc, near.carrier_id limit ${sql.lit(CARRIERS_MAX)}`.execute(db)
  return rows
}

/** A value that so many carriers have that it associates none of them. */
export interface SharedByMany {
  readonly is_type: AssociationKind
  /** As the federal record of the carrier writes it. Null: it is not there. */
  readonly value: string | null
  /** More carriers than this have it. */
  readonly more_than: number
}

/** What a carrier shares with so many that they are not counted as its associated carriers. */
export async function sharedByManyOf(
  db: Kysely<Schema>,
  carrierId: number,
): Promise<readonly SharedByMany[]> {
  const { rows } = await sql<{ kind: AssociationKind; value: string | null }>`
    with ${heldBy([carrierId])}, written as (${written(carrierId)}),
    hubs as (select distinct kind, key from held where holders > ${hubAbove})
    select hubs.kind, written.value
    from hubs left join written on written.kind = hubs.kind and written.key = hubs.key collate "C"
    order by hubs.kind, hubs.key`.execute(db)
  return rows.map(({ kind, value }) => ({ is_type: kind, value, more_than: HUB_ABOVE[kind] }))
}

/** The agency's word that a carrier was registered before under a number that was revoked. Null: none. */
export async function priorOf(db: Kysely<Schema>, carrierId: number) {
  const { rows } = await sql<{ dot_number: string | null; is_own: boolean; as_of: string | null }>`
    select prior_revoked_dot as dot_number, ${isOwnPrior} as is_own, as_of from listed_census as census
    where carrier_id = ${carrierId} and (is_prior_revoked or prior_revoked_dot is not null)`.execute(db)
  return rows[0] ?? null
}

/** A text by which two spellings of a name are one: without signs and blanks. */
const lettersOf = (column: string) =>
  sql.raw(`upper(regexp_replace(coalesce(${column}, ''), '[^[:alnum:]]', '', 'g'))`)

/** The process agents of a carrier by the register of today, else by that of May 14, 2026: of each docket the newest. */
export async function processAgentsOf(db: Kysely<Schema>, carrierId: number) {
  const { rows } = await sql<{
    name: string
    city: string | null
    state: string | null
    source_file: 'L&I BOC3' | 'Motus BOC3'
    as_of: string
  }>`
    select distinct on (${lettersOf('name')}, ${lettersOf('city')}, state)
      name, rtrim(city, ' ,.;') as city, state, source_file, as_of
    from (
      select agent_id, source_file, as_of, max(source_file) over () as newest_file,
        max(as_of) over (partition by source_file, docket) as newest_day
      from carrier_process_agents where carrier_id = ${carrierId}
    ) as filed join process_agents on process_agents.id = agent_id
    where source_file = newest_file and as_of = newest_day
    order by ${lettersOf('name')}, ${lettersOf('city')}, state, as_of desc, agent_id`.execute(db)
  return rows
}
