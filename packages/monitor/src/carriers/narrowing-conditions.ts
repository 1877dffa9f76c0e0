import { sql } from 'kysely'
import type { Condition } from './condition.ts'
import type { NarrowedFor, Narrowing } from './narrowing.ts'
import { lookedUpOrder } from './orders.ts'

const placesOf = (places: readonly string[]): Condition => {
  const states = places.filter(place => place.includes('-'))
  const countries = places.filter(place => !place.includes('-'))
  return sql`(carriers.physical_country = any(${countries}::text[])
    or carriers.physical_country || '-' || carriers.physical_state = any(${states}::text[]))`
}

const connectedAs = (allowed: readonly string[], companyId: number): Condition => {
  const own = sql`select from connections where connections.carrier_id = carriers.id
    and connections.issuer_id = ${companyId}`
  const statuses = allowed.filter(status => status !== 'none')
  const some = sql<boolean>`exists (${own} and status = any(${statuses}::text[]))`
  return allowed.includes('none') ? sql`(not exists (${own}) or ${some})` : some
}

/** A primary policy in force on a day. An amount of 0 is no condition. */
export const coverOf = (kind: string, amount: number | undefined, day: string): readonly Condition[] =>
  amount === undefined || amount === 0
    ? []
    : [
        sql`exists (select from carrier_insurances where carrier_insurances.carrier_id = carriers.id
          and kind = ${kind} and is_primary and not is_pending and amount >= ${amount}
          and (effective_on is null or effective_on <= ${day})
          and (expires_on is null or expires_on >= ${day})
          and (cancelled_on is null or cancelled_on > ${day}))`,
      ]

/**
 * The filters of a search, as conditions on the row `carriers`. The assessment is not among them, as rules are not
 * decided in the database.
 *
 * Choice: a carrier whose out-of-service order is not on record is kept; units, cover and authority that are not on
 * record do not match.
 */
export const narrowingConditions = (
  requested: Narrowing,
  { companyId, day }: NarrowedFor,
): readonly Condition[] => [
  ...(requested.physical_place_in === undefined ? [] : [placesOf(requested.physical_place_in)]),
  ...(requested.connection_status_in === undefined
    ? []
    : [connectedAs(requested.connection_status_in, companyId)]),
  ...(requested.authority_active_eq === undefined
    ? []
    : [
        sql<boolean>`exists (select from carrier_authorities where carrier_authorities.carrier_id = carriers.id
          and (common = 'A' or contract = 'A'))`,
      ]),
  ...coverOf('bipd', requested.auto_liability_amount_gteq, day),
  ...coverOf('cargo', requested.cargo_amount_gteq, day),
  ...(requested.power_units_gteq === undefined
    ? []
    : [
        sql<boolean>`exists (select from carrier_census where carrier_census.carrier_id = carriers.id
          and power_units >= ${requested.power_units_gteq})`,
      ]),
  ...(requested.out_of_service_eq === undefined
    ? []
    : [
        sql<boolean>`not exists (select from carrier_safety where carrier_safety.carrier_id = carriers.id
          and out_of_service and (out_of_service_until is null or out_of_service_until > ${day}::date))`,
        sql<boolean>`not exists (${lookedUpOrder(sql`carriers.id`)})`,
      ]),
  ...(requested.identity_alerts_count_eq === undefined
    ? []
    : [
        sql<boolean>`not exists (select from identity_alerts where identity_alerts.carrier_id = carriers.id
          and unpublished_at is null)`,
      ]),
]
