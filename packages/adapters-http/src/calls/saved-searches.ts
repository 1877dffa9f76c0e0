import {
  type NewSavedSearch,
  readSearchAddress,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchId,
  type SearchAddress,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, text } from '../wire/values.ts'

/** Null: the address is of a screen that this portal does not have. Refuses: a value that is not text. */
const searchAddress: Reader<SearchAddress | null> = value => {
  if (typeof value !== 'string') throw new Unreadable('no address of a search')
  return readSearchAddress(value) ?? null
}

/** A search saved by a broker. Source: section 3, "Saved search". */
const savedSearch: Reader<SavedSearch> = record({
  id: id<'saved-search'>,
  name: text,
  address: searchAddress,
  created_at: instant,
})

/** Saved searches, also those without a valid address, so that they can be removed. */
export const savedSearches = list(savedSearch)

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
