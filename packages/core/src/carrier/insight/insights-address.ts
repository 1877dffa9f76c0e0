import { type Verdict, WORST_FIRST } from '../../rules/verdict.ts'
import { paths } from '../../routes/paths.ts'
import { type CarrierId, parseId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { oneOfAt, textAt } from '../../shared/query-values.ts'
import { type CarrierSort, readCarrierSort, writeCarrierSort } from '../carrier-sort.ts'
import { INSIGHT_KINDS, type InsightKind } from './insight-kinds.ts'

/** Which carriers with insights are listed, and whose insights are open, as stored in the URL. */
export interface InsightsAddress {
  /** In the order of the kinds. Empty: any insight. */
  readonly kinds: readonly InsightKind[]
  /** Only the carriers that the company monitors. */
  readonly onlyMine: boolean
  /** The verdict that the carriers are narrowed to. Null: any. */
  readonly verdict: Verdict | null
  /** Null: by name. */
  readonly sort: CarrierSort | null
  /** From 1. */
  readonly page: number
  /** The carrier whose insights are open; null: none. */
  readonly open: CarrierId | null
}

/** Every carrier with an insight, from the first page. */
export const ALL_INSIGHTS: InsightsAddress = {
  kinds: [],
  onlyMine: false,
  verdict: null,
  sort: null,
  page: 1,
  open: null,
}

/**
 * Reads the list from the query of the insights screen, with or without its question mark.
 *
 * Empty: any insight, all carriers, any verdict, by name, page 1. Refuses: nothing; an invalid page is page 1, and an unknown
 * verdict is ignored.
 * Source: section 2, "Nested query strings"; section 7, "Carriers" names the filters.
 */
export const readInsightsAddress = (search: string): InsightsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  return {
    kinds: INSIGHT_KINDS.filter(kind => textAt(query, kind) === '1'),
    onlyMine: textAt(query, 'mine') === '1',
    verdict: oneOfAt(query, 'verdict', WORST_FIRST) ?? null,
    sort: readCarrierSort(query),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    open: parseId<'carrier'>(textAt(query, 'open')) ?? null,
  }
}

/**
 * The path of a list of insights: `/carriers/insights?authority_history_gap=1&page=2`. Defaults are omitted.
 *
 * Source: section 2, "Routes"; section 7, "Carriers" names the filters.
 */
export const insightsPath = (address: Partial<InsightsAddress>): string => {
  const { kinds, onlyMine, verdict, sort, page, open } = { ...ALL_INSIGHTS, ...address }
  const wanted = (kind: InsightKind) => (kinds.includes(kind) ? 1 : null)
  return paths.insights({
    authority_history_gap: wanted('authority_history_gap'),
    broker_authority_nearby: wanted('broker_authority_nearby'),
    mine: onlyMine ? 1 : null,
    verdict,
    sort: writeCarrierSort(sort),
    page: page > 1 ? page : null,
    open,
  })
}

/** The list with a kind added or removed, from its first page. */
export const withInsightKind = (
  address: InsightsAddress,
  kind: InsightKind,
  isWanted: boolean,
): InsightsAddress => ({
  ...address,
  kinds: INSIGHT_KINDS.filter(each => (each === kind ? isWanted : address.kinds.includes(each))),
  page: 1,
})
