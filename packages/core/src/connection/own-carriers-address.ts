import { paths } from '../routes/paths.ts'
import type { AssessmentTab } from '../rules/assessment-buckets.ts'
import { type Verdict, WORST_FIRST } from '../rules/verdict.ts'
import { type CarrierSort, readCarrierSort, writeCarrierSort } from '../carrier/carrier-sort.ts'
import { type CarrierId, parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, type NestedQuery, readNestedQuery } from '../shared/nested-query.ts'
import { oneOfAt, textAt } from '../shared/query-values.ts'
import { assessmentTabOf } from './assessment-tab-text.ts'
import { type CarrierListTab, carrierListTabOf } from './carrier-list-tabs.ts'

/** A list of the company's own carriers, as stored in the URL. */
export interface OwnCarriersAddress<Tab> {
  readonly tab: Tab
  /** As typed. Empty: all carriers of the tab. */
  readonly text: string
  /** Only carriers with this verdict. Null: any. */
  readonly verdict: Verdict | null
  /** Null: the list's own order. */
  readonly sort: CarrierSort | null
  /** From 1. */
  readonly page: number
  /** The carrier that is open beside the list. Null: none. */
  readonly open: CarrierId | null
}

/** A list of connections. */
export type ConnectionsAddress = OwnCarriersAddress<CarrierListTab>
/** A list of monitored carriers. */
export type MineAddress = OwnCarriersAddress<AssessmentTab>

/** The screens that list connections: all tabs, or those that are onboarded alone. */
export type ConnectionsRoute = 'connections' | 'my-carriers'

const WHOLE = { text: '', verdict: null, sort: null, page: 1, open: null } as const

const read = <Tab>(search: string, tabOf: (query: NestedQuery) => Tab): OwnCarriersAddress<Tab> => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  return {
    tab: tabOf(query),
    text: textAt(query, 'search'),
    verdict: oneOfAt(query, 'verdict', WORST_FIRST) ?? null,
    sort: readCarrierSort(query),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    open: parseId<'carrier'>(textAt(query, 'open')) ?? null,
  }
}

const queryOf = ({ text, verdict, sort, page, open }: Omit<OwnCarriersAddress<unknown>, 'tab'>) => ({
  search: text === '' ? null : text,
  verdict,
  sort: writeCarrierSort(sort),
  page: page > 1 ? page : null,
  open,
})

/**
 * Reads a list of connections from the query of its screen, with or without its question mark.
 *
 * Empty: the first tab, all carriers, page 1. Refuses: nothing; what is invalid is as if missing. The screen of
 * onboarded carriers has that tab only.
 * Source: section 2, "Routes"; section 2, "Carrier list tabs"; section 2, "Nested query strings".
 */
export const readConnectionsAddress = (route: ConnectionsRoute, search: string): ConnectionsAddress =>
  read(search, query => (route === 'my-carriers' ? 'my-carriers' : carrierListTabOf(textAt(query, 'tab'))))

/**
 * The path of a list of connections: `/carriers/connections?tab=on-hold&page=2`. Defaults are omitted.
 *
 * Source: section 2, "Routes"; section 2, "Carrier list tabs".
 */
export const connectionsPath = (route: ConnectionsRoute, address: Partial<ConnectionsAddress>): string => {
  const { tab = 'my-carriers', ...rest } = address
  const query = queryOf({ ...WHOLE, ...rest })
  return route === 'my-carriers'
    ? paths.myCarriers(query)
    : paths.connections({ tab: tab === 'my-carriers' ? null : tab, ...query })
}

/**
 * Reads a list of monitored carriers from the query of My Carriers, with or without its question mark.
 *
 * Empty: all carriers, page 1, any verdict, as the tabs are by assessment, and the first tab: Passing, or Incomplete for a plan that assesses no rules, as it has all
 * carriers there. Refuses: nothing; what is invalid is as if missing.
 * Source: section 2, "Routes"; section 2, "Assessment tabs"; section 4, "Assessment buckets".
 */
export const readMineAddress = (search: string, canRule: boolean): MineAddress => ({
  ...read(search, query => {
    const tab = textAt(query, 'tab')
    return tab === '' && !canRule ? 'incomplete' : assessmentTabOf(tab)
  }),
  verdict: null,
})

/**
 * The path of a list of monitored carriers: `/carriers/Mine?tab=failed&search=eagle`. Other defaults are omitted.
 *
 * Source: section 2, "Routes"; section 2, "Assessment tabs".
 */
export const minePath = ({ tab, ...rest }: Pick<MineAddress, 'tab'> & Partial<MineAddress>): string =>
  paths.mine({ tab, ...queryOf({ ...WHOLE, ...rest }) })
