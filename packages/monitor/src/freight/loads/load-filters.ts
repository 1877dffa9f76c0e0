import { sql } from 'kysely'
import { z } from 'zod'
import { idInQuery, likeText, textField } from '../../http/fields.ts'
import { invalid } from '../../http/refused.ts'
import { LOAD_STATUSES, TRACKING_STATUSES } from './load-status.ts'
import { inLoadTab, LOAD_TABS } from './load-tabs.ts'
import type { ownLoads } from './read-loads.ts'

const NUMBER_MAX = 60
const isTrue = z.literal('true', 'Give true, or leave it out.')

/** The filters of a list of loads. All that are sent must hold. */
export const loadFilters = z.strictObject({
  tab_eq: z.enum(LOAD_TABS, 'This is not a valid tab.').optional(),
  external_load_number_cont: textField({ max: NUMBER_MAX }).optional(),
  status_eq: z.enum(LOAD_STATUSES, 'This is not a valid status.').optional(),
  tracking_status_eq: z.enum(TRACKING_STATUSES, 'This is not a valid tracking status.').optional(),
  team_id_eq: idInQuery.optional(),
  team_id_null: isTrue.optional(),
  carrier_vehicle_id_eq: idInQuery.optional(),
  carrier_vehicle_id_null: isTrue.optional(),
})
export type LoadFilters = z.output<typeof loadFilters>

type Own = ReturnType<typeof ownLoads>

const withEqual = (loads: Own, q: LoadFilters): Own => {
  let narrowed = loads
  if (q.status_eq) narrowed = narrowed.where('loads.status', '=', q.status_eq)
  if (q.tracking_status_eq) narrowed = narrowed.where('loads.tracking_status', '=', q.tracking_status_eq)
  for (const column of ['team_id', 'carrier_vehicle_id'] as const) {
    const value = q[`${column}_eq`]
    const isNone = q[`${column}_null`] !== undefined
    if (value !== undefined && isNone)
      throw invalid(`q.${column}_null`, 'Ask for one, or for none, not for both.')
    if (value !== undefined) narrowed = narrowed.where(`loads.${column}`, '=', value)
    if (isNone) narrowed = narrowed.where(`loads.${column}`, 'is', null)
  }
  return narrowed
}

/**
 * A company's loads, filtered. Empty: an empty search text finds nothing, never everything.
 *
 * Source: section 2, "Load tabs".
 */
export const narrowed = (loads: Own, q: LoadFilters, now: Date): Own => {
  const text = q.external_load_number_cont
  const inTab = q.tab_eq === undefined ? loads : loads.where(inLoadTab(q.tab_eq, now))
  const found =
    text === undefined
      ? inTab
      : text === ''
        ? inTab.where(sql<boolean>`false`)
        : inTab.where('loads.external_load_number', 'ilike', `%${likeText(text)}%`)
  return withEqual(found, q)
}

const ORDERED_BY = {
  pickup_at: sql`(select min(window_starts_at) from load_stops where load_id = loads.id and is_type = 'pickup')`,
  status: sql`array_position(${sql.val([...LOAD_STATUSES])}::text[], loads.status)`,
  carrier_name: sql`(select legal_name_key from carriers where carriers.id = loads.carrier_id)`,
} as const
const ORDERS = (Object.keys(ORDERED_BY) as (keyof typeof ORDERED_BY)[]).flatMap(
  by => [`${by} asc`, `${by} desc`] as const,
)

/** Beyond section 7: the orders of a list of loads. Left out: the newest first. */
export const loadOrders = z.enum(ORDERS, `Sort by one of ${ORDERS.join(', ')}, or leave it out.`).optional()

/** Loads in an order: those without a value last in both directions, ties the newest first. */
export const orderedLoads = (loads: Own, order: z.output<typeof loadOrders>): Own => {
  if (order === undefined) return loads
  const [by, direction] = order.split(' ') as [keyof typeof ORDERED_BY, 'asc' | 'desc']
  return loads
    .clearOrderBy()
    .orderBy(sql`${ORDERED_BY[by]} ${sql.raw(direction)} nulls last`)
    .orderBy('loads.id', 'desc')
}
