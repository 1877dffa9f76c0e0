import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { lookedUpOrder } from '../orders.ts'
import type { FEDERAL_KINDS } from './kinds.ts'
import { heldBy, ofProcessAgent } from './read-ties.ts'

/** A value that more carriers have than this says nothing about any two of them. */
export const SHARED_BY_MAX = 10

/**
 * What is read of a carrier whose ties decide: the first 200 values of a kind, and more rows of a key than one that tells
 * has. Only vehicles are ever more than 200; the profile of a carrier compares all of them.
 */
const KEYS_OF_A_KIND = 200
const LIMITS = { keys: KEYS_OF_A_KIND, keyRows: 100 }

/** How much a value says that two carriers alone share; of more carriers it says less. */
export const WEIGHTS = {
  vehicle_vin: 4,
  phone: 3,
  email: 3,
  address: 2,
  contact: 2,
} as const satisfies Record<(typeof FEDERAL_KINDS)[number], number>
/** Below this two carriers are not tied. */
const TIED_FROM = 1

/** The keys of the federal records of carriers, and of the trucks that were seen: not those of their people and papers. */
const onRecord = (ids: readonly number[]) => sql`
  select id as carrier_id, kind, key collate "C" as key from carriers cross join lateral (values
    ('phone', association_phone(phone)), ('email', association_email(email)),
    ('address', association_address(physical_street, physical_postal_code, physical_country)),
    ('address', association_address(mailing_street, mailing_postal_code, mailing_country))
  ) as own (kind, key) where id = ${anyOf(ids)} and key is not null
  union select carrier_id, 'contact', association_contact(name) collate "C" from carrier_contacts
  where carrier_id = ${anyOf(ids)} and association_contact(name) is not null
  union select carrier_id, kind, key from association_keys where carrier_id = ${anyOf(ids)} and kind = 'vehicle_vin'`

/** Whether the number that the agency names for a row of `census` is the carrier's own: it names no other carrier. */
export const isOwnPrior: RawBuilder<boolean> = sql`exists (
  select from carrier_identifiers as own where own.carrier_id = census.carrier_id and own.is_type = 'DOT'
    and own.value_key = census.prior_revoked_dot)`

/** Carriers of which the agency says that they were registered before, under another number. */
const withPrior = (ids: readonly number[]) => sql`
  carrier_census as census where census.carrier_id = ${anyOf(ids)}
    and (census.is_prior_revoked or census.prior_revoked_dot is not null) and not ${isOwnPrior}`

/** Holders of keys that tell: few have them, and no process agent. */
const weight = sql`case kind ${sql.join(
  Object.entries(WEIGHTS).map(([kind, weight]) => sql`when ${sql.lit(kind)} then ${sql.lit(weight)}`),
  sql` `,
)} else 0 end`

/**
 * Which carriers some carriers are tied to: they agree in something of their federal records that tells, or the agency says
 * that one was the other. As rows of `of_id`, `tied_id`, `is_prior`, `prior_dot` and `shared`. Null: no carrier on record has
 * the number that the agency names.
 */
export const nearOf = (ids: readonly number[]): RawBuilder<unknown> => sql`
  with ${heldBy(ids, { ...LIMITS, own: onRecord(ids) })},
  shared as (
    select of_id, carrier_id, kind, holders, count(*)::int as count from held
    where holders <= ${sql.lit(SHARED_BY_MAX)} and carrier_id <> of_id and not ${ofProcessAgent}
    group by of_id, carrier_id, kind, holders
  ),
  agreeing as (
    select of_id, carrier_id, json_agg(json_build_object('is_type', kind, 'count', count,
      'carriers_count', holders) order by kind, holders) as shared
    from shared group by of_id, carrier_id
    having sum(${weight}::numeric * count / (holders - 1)) >= ${sql.lit(TIED_FROM)}
  ),
  prior as (
    select named.carrier_id as of_id, i.carrier_id, named.prior_revoked_dot
    from (select census.carrier_id, census.prior_revoked_dot from ${withPrior(ids)}) as named
    left join carrier_identifiers as i
      on i.is_type = 'DOT' and i.value_key = named.prior_revoked_dot and i.carrier_id <> named.carrier_id
  )
  select of_id, carrier_id as tied_id, prior.of_id is not null as is_prior, prior.prior_revoked_dot as prior_dot,
    coalesce(agreeing.shared, '[]') as shared
  from agreeing full join prior using (of_id, carrier_id)`

/** What the ties of carriers follow from, by its number: as rows of `carrier_id`, `kind` and `key_hash`. */
export const keysOf = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select carrier_id, kind, association_hash(kind, key) as key_hash from (
    select *, row_number() over (partition by carrier_id, kind order by key) as place
    from (${onRecord(ids)}) as keys
  ) as numbered where place <= ${sql.lit(KEYS_OF_A_KIND)}
  union select carrier_id, 'dot', hashtext(prior_revoked_dot) from carrier_census
  where carrier_id = ${anyOf(ids)} and prior_revoked_dot is not null`

/**
 * How a carrier `c` ended, whatever the day, as one row of `revoked_on` and `orders`. An authority that was revoked and granted
 * again, or that a later state has as active, has not ended.
 */
export const endsOf: RawBuilder<unknown> = sql`
  select
    coalesce((
      select case when a.ended_on is null
        then case when common is distinct from 'A' and contract is distinct from 'A' then past.days end
        when end_kind = 'revoked' and not ('A' in (coalesce(common, ''), coalesce(contract, ''))
          and other_kind is null and coalesce(a.as_of > a.ended_on, false)) then json_build_array(a.ended_on) end
      from listed_authorities as a cross join lateral (
        select json_agg(final_on order by final_on) as days from authority_history as h
        where a.granted_source_file is null and h.carrier_id = c.id and authority <> 'broker'
          and upper(btrim(final_action)) = 'REVOKED' and final_on is not null
      ) as past
      where a.carrier_id = c.id), '[]'::json) as revoked_on,
    (select coalesce(json_agg(json_build_object('on', ordered_on, 'until', until)), '[]'::json) from (
      select out_of_service_on as ordered_on, out_of_service_until as until
      from carrier_safety as s where s.carrier_id = c.id and out_of_service
      union all select ordered_on, null from (${lookedUpOrder(sql`c.id`)}) as reported
    ) as orders) as orders`
