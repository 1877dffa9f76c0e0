import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const SORTED_BY = [
  'legal_name',
  'power_units',
  'authority_granted_on',
  'insurance_until',
  'last_inspection_date',
  'verdict',
] as const
type SortedBy = (typeof SORTED_BY)[number]

/** The orders of a list of carriers, beside its own, which has no name. */
const SORTS = SORTED_BY.flatMap(by => [`${by} asc`, `${by} desc`] as const)

export const carrierSort = z.enum(SORTS, `Sort by one of ${SORTS.join(', ')}, or leave it out.`).optional()
export type CarrierSort = NonNullable<z.output<typeof carrierSort>>

/** Whether a list is ordered by verdict. */
export const isByVerdict = (sort: CarrierSort | undefined): boolean => sort?.startsWith('verdict ') ?? false

/** The first day of the grant of a row of `carrier_authorities` that stands on a day; null once it has ended. */
export const grantInForce = (day: string) => sql`case when ended_on <= ${day} then null else granted_on end`

/** The last day of the BIPD cover that a row shows: the greatest amount in force, else the cover that ended last. */
const insuranceUntil = (day: string) => sql`(
  select last_day from (
    select amount, last_day,
      (effective_on is null or effective_on <= ${day}) and (last_day is null or last_day >= ${day}) as is_in_force
    from carrier_insurances cross join lateral (select least(expires_on, cancelled_on - 1) as last_day) as ends
    where carrier_insurances.carrier_id = carriers.id and kind = 'bipd' and is_primary and not is_pending
  ) as policies
  where is_in_force or last_day < ${day}
  order by is_in_force desc, case when is_in_force then coalesce(amount, -1) end desc,
    coalesce(last_day, date '9999-12-31') desc
  limit 1)`

const keyOf = (by: SortedBy, day: string): RawBuilder<unknown> => {
  switch (by) {
    case 'legal_name':
      return sql`carriers.legal_name_key`
    case 'power_units':
      return sql`(select power_units from carrier_census where carrier_id = carriers.id)`
    case 'authority_granted_on':
      return sql`(select ${grantInForce(day)} from carrier_authorities where carrier_id = carriers.id)`
    case 'insurance_until':
      return insuranceUntil(day)
    case 'verdict':
      return sql`nullif(own_carriers.severity, 4)`
    case 'last_inspection_date':
      return sql`(select last_inspection_date from carrier_safety where carrier_id = carriers.id)`
  }
}

/** Whether an order reveals safety data. Source: section 6, "Safety data". */
export const mentionsSafety = (sort: CarrierSort | undefined): boolean =>
  sort?.startsWith('last_inspection_date') ?? false

/**
 * The order in SQL, over rows of `carriers`, with `own_carriers` for the verdict, the worst of which is first: unknown
 * values last in both directions, ties by id.
 */
export const orderOf = (sort: CarrierSort, day: string): RawBuilder<unknown> => {
  const [by, direction] = sort.split(' ') as [SortedBy, 'asc' | 'desc']
  return sql`${keyOf(by, day)} ${sql.raw(direction)} nulls last, carriers.id`
}
