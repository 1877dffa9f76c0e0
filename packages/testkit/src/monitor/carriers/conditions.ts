import { type RawBuilder, sql } from 'kysely'
import { hasInsight } from '../insights/insight-carriers.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { narrowingConditions } from './narrowing-conditions.ts'

/** A condition on the row `carriers`. */
export type Condition = RawBuilder<boolean>

/** Behind every text that starts with a key, before all others: in code point order nothing is greater. */
export const LAST = '\u{10FFFF}'

export const all = (conditions: readonly Condition[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`

type IdentifierFilter = NonNullable<CarrierFilter['identifier']>

/** A range of numbers in the order of their index; the type, where there is one, comes first in it. */
export function numbersIn({ key, match, type, region }: IdentifierFilter): Condition {
  const conditions: Condition[] = [sql`true`]
  if (type !== undefined) conditions.push(sql`carrier_identifiers.is_type = ${type}`)
  if (region !== undefined) conditions.push(sql`carrier_identifiers.region = ${region}`)
  if (match === 'exact') conditions.push(sql`carrier_identifiers.value_key = ${key}`)
  else if (key !== '')
    conditions.push(
      sql`carrier_identifiers.value_key >= ${key}`,
      sql`carrier_identifiers.value_key < ${key + LAST}`,
    )
  return all(conditions)
}

/**
 * Rare numbers are looked up first and their carriers sorted; with common ones the carriers are walked by name until
 * the page is full. Left to guess, the database walks half a million names for a number that a few thousand have.
 */
export const hasIdentifier = (identifier: IdentifierFilter): Condition =>
  identifier.isRare || identifier.match === 'exact'
    ? sql`carriers.id = any(array(select carrier_id from carrier_identifiers where ${numbersIn(identifier)}))`
    : sql`exists (select 1 from carrier_identifiers
        where carrier_identifiers.carrier_id = carriers.id and ${numbersIn(identifier)})`

/** As with numbers: few carriers have been looked up; of many the names are walked until the page is full. */
const hasInsightOf = ({ kinds, ids }: NonNullable<CarrierFilter['insights']>): Condition =>
  ids === undefined ? hasInsight(kinds) : sql`carriers.id = any(${sql.val(ids)}::int[])`

/** Everything a filter asks but the start of the name, which is a range of its own. */
export function conditionsOf(filter: CarrierFilter): readonly Condition[] {
  const conditions: Condition[] = [sql`carriers.is_findable`]
  if (filter.identifier !== undefined) conditions.push(hasIdentifier(filter.identifier))
  if (filter.nameContains !== undefined) {
    // A key holds letters and digits only, so none of it is a wildcard.
    const pattern = `%${filter.nameContains}%`
    conditions.push(sql`(carriers.legal_name_key like ${pattern} or carriers.dba_name_key like ${pattern})`)
  }
  if (filter.companyId !== undefined)
    conditions.push(
      sql`carriers.id = any(array(select carrier_id from subscriptions where company_id = ${filter.companyId}))`,
    )
  if (filter.narrowing !== undefined)
    conditions.push(...narrowingConditions(filter.narrowing.requested, filter.narrowing.by))
  if (filter.insights !== undefined) conditions.push(hasInsightOf(filter.insights))
  return conditions
}
