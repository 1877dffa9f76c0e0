import { paths } from '../../routes/paths.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { parseId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { dayAt, oneOfAt, textAt, wholeNumberAt } from '../../shared/query-values.ts'
import {
  CHANGE_ORDER_STATE_LABELS,
  CHANGE_ORDER_STATES,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
} from './company-change-order.ts'

/** The tabs of the list of change orders. */
export const CHANGE_ORDER_TABS = [...CHANGE_ORDER_STATES, 'all'] as const
/** One tab of the list of change orders. */
export type ChangeOrderTab = (typeof CHANGE_ORDER_TABS)[number]

/** The label of each tab. */
export const CHANGE_ORDER_TAB_LABELS: Readonly<Record<ChangeOrderTab, string>> = {
  ...CHANGE_ORDER_STATE_LABELS,
  all: 'All',
}

/** What narrows a list of change orders. Missing: not narrowed by it. */
export interface ChangeOrderFilter {
  /** By name. */
  readonly requestedBy?: string
  /** Requested on this day or later. */
  readonly since?: CalendarDate
}

/** How many change orders each tab has, and who requested any of the company's. */
export interface ChangeOrderCounts {
  readonly tabs: Readonly<Record<ChangeOrderTab, number>>
  /** Names, each once, in their order. */
  readonly requesters: readonly string[]
}

/** The list of change orders, as stored in the URL. Null: not filtered by it. */
export interface ChangeOrdersAddress {
  readonly tab: ChangeOrderTab
  readonly requestedBy: string | null
  readonly since: CalendarDate | null
  /** From 1. */
  readonly page: number
  /** The change order that is open over the list. Null: none. */
  readonly open: CompanyChangeOrderId | null
}

/** What waits for a decision, the newest first. */
export const PENDING_CHANGE_ORDERS: ChangeOrdersAddress = {
  tab: 'pending',
  requestedBy: null,
  since: null,
  page: 1,
  open: null,
}

/** The longest name in an address, in characters. */
const NAME_CHARACTERS_MAX = 200

/**
 * Reads the list of change orders from the query of its screen, with or without its question mark.
 *
 * Empty: all that wait for a decision, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 3, "Change orders and reports"; section 2, "Nested query strings".
 */
export const readChangeOrdersAddress = (search: string): ChangeOrdersAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  return {
    tab: oneOfAt(query, 'tab', CHANGE_ORDER_TABS) ?? 'pending',
    requestedBy: textAt(query, 'by').trim().slice(0, NAME_CHARACTERS_MAX) || null,
    since: dayAt(query, 'since'),
    page: wholeNumberAt(query, 'page') || 1,
    open: parseId<'company-change-order'>(textAt(query, 'open')) ?? null,
  }
}

/**
 * The path of a list of change orders: `/company_change_orders?tab=approved`. Defaults are omitted.
 *
 * Source: section 3, "Change orders and reports".
 */
export const changeOrdersPath = (address: Partial<ChangeOrdersAddress> = {}): string => {
  const { tab, requestedBy, since, page, open } = { ...PENDING_CHANGE_ORDERS, ...address }
  return paths.companyChangeOrders({
    tab: tab === 'pending' ? null : tab,
    by: requestedBy,
    since,
    page: page > 1 ? page : null,
    open,
  })
}

/** What narrows the list at an address, besides its tab. */
export const changeOrderFilter = ({
  requestedBy,
  since,
}: Pick<ChangeOrdersAddress, 'requestedBy' | 'since'>): ChangeOrderFilter => ({
  ...(requestedBy !== null && { requestedBy }),
  ...(since !== null && { since }),
})

/** Whether a change order is in a tab. */
export const isInChangeOrderTab = (
  tab: ChangeOrderTab,
  { state }: Pick<CompanyChangeOrder, 'state'>,
): boolean => tab === 'all' || tab === state
