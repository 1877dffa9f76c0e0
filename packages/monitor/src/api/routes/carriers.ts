import { z } from 'zod'
import {
  carrierFilters,
  globalFilters,
  insightsRequested,
  readFilters,
  type SentFilters,
  suggestionFilters,
} from '../../carriers/carrier-filters.ts'
import { countVerdicts, findPage } from '../../carriers/find-page.ts'
import { readDetail } from '../../carriers/read-detail.ts'
import { planSearch } from '../../carriers/search-carriers.ts'
import { requireRules } from '../../carriers/own-carriers.ts'
import { isByVerdict, mentionsSafety } from '../../carriers/sorts.ts'
import { findSuggestions } from '../../carriers/suggestions.ts'
import { wireCarrier, wireCarrierDetail, wireSuggestion } from '../../carriers/wire-carrier.ts'
import { checkedOnce } from '../../http/checked-once.ts'
import { wireRows } from '../../carriers/wire-rows.ts'
import { today } from '../../kernel/clock.ts'
import { blocksSafety, maySearchCarriers } from '../../http/guards/guards.ts'
import { wholeNumber } from '../../http/fields.ts'
import { type PageParams, PER_PAGE_MAX, pagingFields, pagingHeaders } from '../../http/paging.ts'
import { forbidden, missing } from '../../http/refused.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { insightFields, insightsOf, wireInsightFields } from '../../carriers/insights/read-insights.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

/** The default page size of a search by insights. Source: section 9, "Page sizes". */
const INSIGHTS_PER_PAGE = 15
const SUGGESTIONS_MAX = 10
const SUGGESTIONS = 8

/**
 * Refuses: 403 for rules that the plan does not include, and for parameters that reveal safety data to a user who may
 * not see it.
 * Source: section 6, "Paywall gates"; section 6, "Safety data".
 */
function mayNarrow(actor: Actor, sent: SentFilters | undefined): void {
  if (sent?.rules_assessment_eq !== undefined || sent?.verdict_eq !== undefined || isByVerdict(sent?.s))
    requireRules(actor)
  if (!blocksSafety(actor)) return
  if (sent?.out_of_service_eq !== undefined || mentionsSafety(sent?.s))
    throw forbidden('You do not have access to safety data.')
}

/** One page of a search. It stops between its statements when the request is aborted. */
async function searchPage(
  { services, signal }: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  query: PageParams & { q?: SentFilters | undefined },
) {
  mayNarrow(actor, query.q)
  const by = { companyId: companyOf(actor), day: today(services.clock) }
  const filter = await planSearch(services.db, readFilters(query.q, by))
  const { ids, total } = await findPage({ services, signal }, actor, {
    filter,
    sort: query.q?.s,
    page: query,
  })
  signal.throwIfAborted()
  const rows = await wireRows(services, actor, ids)
  const insights = filter.insights && (await insightsOf(services.db, ids))
  return {
    body: rows.map(({ wire }) =>
      insights === undefined ? wire : { ...wire, ...insightFields(insights(wire.id)) },
    ),
    headers: pagingHeaders(query, total),
  }
}

/**
 * Whether insights are requested. Refuses: 403 when the plan does not include them. Source: section 6, "Paywall gates".
 */
function mayLoadInsights(actor: Actor, sent: SentFilters | undefined): boolean {
  if (insightsRequested(sent).length === 0) return false
  if (!actor.paywall.can_view_insights) throw forbidden('Your plan does not include insights.')
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
  answer: z.array(checkedOnce(wireCarrier.extend(wireInsightFields))),
  handle: async ({ actor, query, ...call }) => {
    const readsInsights = mayLoadInsights(actor, query.q)
    const per_page = query.per_page ?? (readsInsights ? INSIGHTS_PER_PAGE : PER_PAGE_MAX)
    return searchPage(call, actor, { ...query, per_page })
  },
})

const globalSearch = route({
  method: 'GET',
  path: 'carriers/global_search',
  summary: 'Carriers by name or number, among all',
  access: 'broker',
  query: z.strictObject({ q: globalFilters.optional(), ...pagingFields }),
  answer: z.array(wireCarrier),
  handle: async ({ actor, query, ...call }) => searchPage(call, actor, query),
})

/** Beyond section 7: the counts by which a list of carriers is narrowed to one verdict. */
const verdictCounts = route({
  method: 'GET',
  path: 'carriers/verdict_counts',
  summary: 'How many of the carriers that a search finds have each verdict',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({ q: carrierFilters.omit({ s: true, verdict_eq: true }).optional() }),
  answer: z.object({ pass: z.number(), override: z.number(), incomplete: z.number(), fail: z.number() }),
  handle: async ({ actor, query, services, signal }) => {
    mayNarrow(actor, query.q)
    mayLoadInsights(actor, query.q)
    if (!actor.paywall.can_rule) throw forbidden('Your plan does not include rules.')
    const by = { companyId: companyOf(actor), day: today(services.clock) }
    const filter = await planSearch(services.db, readFilters(query.q, by))
    return { body: await countVerdicts({ services, signal }, actor, filter) }
  },
})

const suggest = route({
  method: 'GET',
  path: 'carriers/suggest',
  summary: 'The first few carriers that match a text being typed',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: suggestionFilters.optional(),
    limit: wholeNumber({ min: 1, max: SUGGESTIONS_MAX }).default(SUGGESTIONS),
  }),
  answer: z.array(wireSuggestion),
  handle: async ({ services: { db, clock }, actor, signal, query }) => {
    mayLoadInsights(actor, query.q)
    const filter = await planSearch(
      db,
      readFilters(query.q, { companyId: companyOf(actor), day: today(clock) }),
    )
    signal.throwIfAborted()
    return { body: await findSuggestions(db, filter, query.limit) }
  },
})

const detail = route({
  method: 'GET',
  path: 'carriers/:id/for_broker_portal',
  summary: 'A carrier as its profile shows it',
  access: 'broker',
  answer: wireCarrierDetail,
  handle: async ({ services, actor, params: { id } }) => {
    const found = await readDetail(services, actor, id)
    if (found === null) throw missing()
    return { body: found }
  },
})

export const routes: readonly Route[] = [search, globalSearch, verdictCounts, suggest, detail]
