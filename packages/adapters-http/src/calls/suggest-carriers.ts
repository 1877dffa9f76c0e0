import type { CarrierQuery, CarrierSuggestion, Carriers } from '@fairhaul/core'
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

/** Separate, so that the served page can send the same request before the rest of the adapter has loaded. */
export const suggestCarriers = call({
  route: 'GET carriers/suggest',
  query: (params: SuggestParams) => ({
    q: carrierFilters(params.query),
    limit: params.limit,
  }),
  read: one(suggestions),
})

/** The one call of the port that a search box needs immediately. */
export const httpCarrierSuggestions = (http: Http): Pick<Carriers, 'suggest'> =>
  bindCalls(http, { suggest: suggestCarriers })

/** Path and query of the request, below the monitor's prefix: `carriers/suggest?q[...]=...&limit=8`. */
export const suggestionsTarget = (params: SuggestParams): string =>
  addressOf(suggestCarriers, params, NO_USER)

/** Reads the parsed body of its response. Refuses: throws `Unreadable` for any other shape. */
export const readSuggestions = (body: unknown): readonly CarrierSuggestion[] => suggestions(body)
