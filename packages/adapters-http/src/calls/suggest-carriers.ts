import type { CarrierQuery, Carriers, CarrierSuggestion } from '@fairhaul/core'
import { addressOf } from '../transport/address.ts'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { NO_USER } from '../transport/known-session.ts'
import { carrierFilters } from '../wire/carrier-filters.ts'
import { carrierSuggestion } from '../wire/carrier-suggestion.ts'
import { list } from '../wire/list.ts'

export interface SuggestParams {
  readonly query: CarrierQuery
  readonly limit: number
}

const suggestions = list(carrierSuggestion)

/** Stands alone, so that the served page can ask it, in the same words, before the rest of the adapter has come. */
export const suggestCarriers = call({
  route: 'GET carriers/suggest',
  query: (params: SuggestParams) => ({
    q: carrierFilters(params.query),
    limit: params.limit,
  }),
  read: one(suggestions),
})

/** The one call of the port that a search box needs at once. */
export const httpCarrierSuggestions = (http: Http): Pick<Carriers, 'suggest'> =>
  bindCalls(http, { suggest: suggestCarriers })

/** Path and query of the question, below the monitor's prefix: `carriers/suggest?q[...]=...&limit=8`. */
export const suggestionsTarget = (params: SuggestParams): string =>
  addressOf(suggestCarriers, params, NO_USER)

/** The parsed body of its answer. Refuses: throws `Unreadable` for what the call does not promise. */
export const readSuggestions = (body: unknown): readonly CarrierSuggestion[] => suggestions(body)
