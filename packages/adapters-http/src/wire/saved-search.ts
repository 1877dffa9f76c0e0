import { readSearchAddress, type SavedSearch, type SearchAddress } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { id, instant, text } from './values.ts'

const searchAddress: Reader<SearchAddress> = value => {
  const address = typeof value === 'string' ? readSearchAddress(value) : undefined
  if (address === undefined) throw new Unreadable('no address of a search')
  return address
}

/** A search that a broker keeps. Source: section 3, "Saved search". */
export const savedSearch: Reader<SavedSearch> = record({
  id: id<'saved-search'>,
  name: text,
  address: searchAddress,
  created_at: instant,
})

/** Whether a row's address is a search of this portal; what is no text is not one, and is kept to be refused. */
const isShownHere = (row: unknown): boolean => {
  const address = (row as { readonly address?: unknown } | null | undefined)?.address
  return typeof address !== 'string' || readSearchAddress(address) !== undefined
}

/** Saved searches, without those that lead to a screen that this portal does not have. */
export const savedSearches = listOfKnown(isShownHere, savedSearch)
