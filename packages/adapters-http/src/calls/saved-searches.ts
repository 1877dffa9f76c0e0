import type { NewSavedSearch, SavedSearches, SavedSearchId } from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { paged } from '../wire/paging.ts'
import { savedSearch, savedSearches } from '../wire/saved-search.ts'

/** Source: section 7, "Alerts and identity". */
export const savedSearchCalls = {
  list: call({
    route: 'GET saved_searches',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(savedSearches),
  }),
  create: call({
    route: 'POST saved_searches',
    body: (params: NewSavedSearch) => ({ saved_search: { name: params.name, address: params.address } }),
    fields: { 'saved_search.name': 'name', 'saved_search.address': 'address' },
    once: true,
    read: one(savedSearch),
  }),
  remove: call({
    route: 'DELETE saved_searches/:id',
    path: (params: { readonly id: SavedSearchId }) => ({ id: params.id }),
    outlastsPage: true,
    read: nothing,
  }),
}

export const httpSavedSearches = (http: Http): SavedSearches => bindCalls(http, savedSearchCalls)
