import { z } from 'zod'
import { readDetail } from '../carriers/read-detail.ts'
import {
  carrierFilters,
  insightsAsked,
  readFilters,
  searchFilters,
  type SentFilters,
} from '../carriers/filters.ts'
import { countFound, planSearch, searchIds } from '../carriers/search-carriers.ts'
import { readSuggestions } from '../carriers/suggestions.ts'
import { wireCarrier, wireCarrierDetail, wireSuggestion } from '../carriers/wire.ts'
import { wireRows } from '../carriers/wire-rows.ts'
import { insightFields } from '../insights/insight-fields.ts'
import { insightsOf } from '../insights/read-insights.ts'
import { wireInsightFields } from '../insights/wire-insight.ts'
import { maySearchCarriers } from '../guards/may-search-carriers.ts'
import { wholeNumber } from '../http/fields.ts'
import { cut, type PageAsk, PER_PAGE_MAX, pagingFields, pagingHeaders } from '../http/paging.ts'
import { forbidden, missing } from '../http/refused.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { type Actor, companyOf } from '../session/actor.ts'

/** Carriers of a search by insights on one page, unless more are wanted. Source: section 9, "Page sizes". */
const INSIGHTS_PER_PAGE = 15
const SUGGESTIONS_MAX = 10
const SUGGESTIONS = 8

/** One page of a search. Between its statements it asks whether anybody still waits for it. */
async function searchPage(
  { services, signal }: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  query: PageAsk & { q?: SentFilters | undefined },
) {
  const filter = await planSearch(services.db, readFilters(query.q, companyOf(actor)))
  const ids = await searchIds(services.db, filter, cut(query))
  signal.throwIfAborted()
  // A first page that is not full has been counted by reading it.
  const total =
    query.page === 1 && ids.length < query.per_page ? ids.length : await countFound(services.db, filter)
  signal.throwIfAborted()
  const rows = await wireRows(services, actor, ids)
  const insights = filter.insights && (await insightsOf(services.db, ids))
  return {
    body: rows.map(({ wire }) => ({ ...wire, ...(insights && insightFields(insights(wire.id))) })),
    headers: pagingHeaders(query, total),
  }
}

/** Whether insights are asked for. Refuses: 403 where the plan does not show them. Source: section 6, "Paywall gates". */
function mayAskInsights(actor: Actor, sent: SentFilters | undefined): boolean {
  if (insightsAsked(sent).length === 0) return false
  if (!actor.paywall.can_view_insights) throw forbidden('Your plan shows no insights.')
  return true
}

const search = route({
  method: 'GET',
  path: 'carriers',
  summary: 'Carriers by name or number, within My Carriers, or by insights',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: carrierFilters.optional(),
    ...pagingFields,
    per_page: pagingFields.per_page.unwrap().optional(),
  }),
  answer: z.array(wireCarrier.extend(wireInsightFields)),
  handle: async ({ actor, query, ...call }) => {
    const asksInsights = mayAskInsights(actor, query.q)
    const per_page = query.per_page ?? (asksInsights ? INSIGHTS_PER_PAGE : PER_PAGE_MAX)
    return searchPage(call, actor, { ...query, per_page })
  },
})

const globalSearch = route({
  method: 'GET',
  path: 'carriers/global_search',
  summary: 'Carriers by name or number, among all',
  access: 'broker',
  query: z.strictObject({ q: searchFilters.optional(), ...pagingFields }),
  answer: z.array(wireCarrier),
  handle: async ({ actor, query, ...call }) => searchPage(call, actor, query),
})

const suggest = route({
  method: 'GET',
  path: 'carriers/suggest',
  summary: 'The first few carriers that a text being typed may mean',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: carrierFilters.optional(),
    limit: wholeNumber({ min: 1, max: SUGGESTIONS_MAX }).default(SUGGESTIONS),
  }),
  answer: z.array(wireSuggestion),
  handle: async ({ services: { db }, actor, signal, query }) => {
    mayAskInsights(actor, query.q)
    const filter = await planSearch(db, readFilters(query.q, companyOf(actor)))
    const ids = await searchIds(db, filter, { limit: query.limit, offset: 0 })
    signal.throwIfAborted()
    return { body: await readSuggestions(db, ids) }
  },
})

const detail = route({
  method: 'GET',
  path: 'carriers/:id/for_broker_portal',
  summary: 'A carrier as its own screen shows it',
  access: 'broker',
  answer: wireCarrierDetail,
  handle: async ({ services, actor, params: { id } }) => {
    const found = await readDetail(services, actor, id)
    if (found === null) throw missing()
    return { body: found }
  },
})

export const routes: readonly Route[] = [search, globalSearch, suggest, detail]
