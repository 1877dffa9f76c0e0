import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import type { Condition } from './condition.ts'
import { hasInsight } from './insights/insight-carriers.ts'
import { narrowingConditions } from './narrowing-conditions.ts'

/** The end of a range of texts that start with a key: no code point is greater. */
export const LAST = '\u{10FFFF}'

export const all = (conditions: readonly Condition[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`

type IdentifierFilter = NonNullable<CarrierFilter['identifier']>

/** A range of identifiers in the order of their index, which starts with the type. */
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
 * Rare identifiers are looked up first and their carriers sorted; for common ones the carriers are scanned by name
 * until the page is full. Without this hint the database scans half a million names for an identifier of a few
 * thousand.
 */
const hasIdentifier = (identifier: IdentifierFilter): Condition =>
  identifier.isRare || identifier.match === 'exact'
    ? sql`carriers.id = any(array(select carrier_id from carrier_identifiers where ${numbersIn(identifier)}))`
    : sql`exists (select 1 from carrier_identifiers
        where carrier_identifiers.carrier_id = carriers.id and ${numbersIn(identifier)})`

/** As with identifiers: few carriers were looked up before; for many the names are scanned until the page is full. */
const hasInsightOf = ({ kinds, ids }: NonNullable<CarrierFilter['insights']>): Condition =>
  ids === undefined ? hasInsight(kinds) : sql`carriers.id = ${anyOf(ids)}`

/** Whether the carrier has the requested verdict, by its stored assessment. */
const isStoredAs = (companyId: number, stored: NonNullable<CarrierFilter['stored']>): Condition => {
  const { verdict_eq: verdict, rules_assessment_eq: bucket } = stored
  return sql`carriers.id = any(array(select carrier_id from own_carriers where company_id = ${companyId}
    and ${verdict === undefined ? sql`true` : sql`verdict = ${verdict}`}
    and ${bucket === undefined ? sql`true` : sql`bucket = ${bucket}`}))`
}

/** All conditions of a filter but the start of the name, which is an index range. */
export function conditionsOf(filter: CarrierFilter): readonly Condition[] {
  const conditions: Condition[] = [sql`carriers.is_findable`]
  if (filter.identifier !== undefined) conditions.push(hasIdentifier(filter.identifier))
  if (filter.nameContains !== undefined) {
    // A key has letters and digits only, so it contains no wildcard.
    const pattern = `%${filter.nameContains}%`
    conditions.push(sql`(carriers.legal_name_key like ${pattern} or carriers.dba_name_key like ${pattern})`)
  }
  if (filter.companyId !== undefined)
    conditions.push(
      sql`carriers.id = any(array(select carrier_id from subscriptions where company_id = ${filter.companyId}))`,
    )
  if (filter.companyId !== undefined && filter.stored !== undefined)
    conditions.push(isStoredAs(filter.companyId, filter.stored))
  if (filter.narrowing !== undefined)
    conditions.push(...narrowingConditions(filter.narrowing.requested, filter.narrowing.by))
  if (filter.insights !== undefined) conditions.push(hasInsightOf(filter.insights))
  return conditions
}
