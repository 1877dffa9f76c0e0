import { readSearchAddress, type SavedSearch, type SearchAddress } from '@fairhaul/core'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { id, instant, text } from './values.ts'

/** Null: the address leads to a screen that this portal does not have. Refuses: what is no text. */
const searchAddress: Reader<SearchAddress | null> = value => {
  if (typeof value !== 'string') throw new Unreadable('no address of a search')
  return readSearchAddress(value) ?? null
}

/** A search that a broker keeps. Source: section 3, "Saved search". */
export const savedSearch: Reader<SavedSearch> = record({
  id: id<'saved-search'>,
  name: text,
  address: searchAddress,
  created_at: instant,
})

/** Saved searches, also those that lead nowhere any more, so that they can be removed. */
export const savedSearches = list(savedSearch)
