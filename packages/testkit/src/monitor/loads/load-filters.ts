import { sql } from 'kysely'
import { z } from 'zod'
import { idInQuery, likeText, textField } from '../http/fields.ts'
import { invalid } from '../http/refused.ts'
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
