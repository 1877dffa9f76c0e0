import {
  laneSearchPath,
  laneSearchResultsPath,
  type NewSavedSearch,
  readSavedSearchName,
  readSearchAddress,
  resultsPath,
  type SavedSearch,
  type SavedSearchRemoval,
  type SearchAddress,
} from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids } from '../shared/ids.ts'
import { laneSearchAddresses } from './lane-searches.ts'

const texts = fc.string({ unit: 'grapheme', maxLength: 40 })

/** Addresses of searches, as this portal writes them. */
export const searchAddresses: fc.Arbitrary<SearchAddress> = fc
  .oneof(
    fc.constantFrom('/vehicles', '/carriers/contact-search?email=ruth%40eaglemesa.example'),
    laneSearchAddresses.map(laneSearchResultsPath),
    laneSearchAddresses.map(laneSearchPath),
    texts.map(text => resultsPath('search-results', { text })),
    texts.map(text => resultsPath('global-search', { text })),
  )
  .map(path => readSearchAddress(path) as SearchAddress)

/** Names that a search may be saved under. */
export const savedSearchNames: fc.Arbitrary<string> = fc
  .oneof(fc.constantFrom('Reefers to Atlanta', 'Érable'), texts)
  .map(text => {
    const name = readSavedSearchName(text)
    return name.ok ? name.value : 'Search'
  })

/** What `SavedSearches` is asked to save. */
export const newSavedSearches: fc.Arbitrary<NewSavedSearch> = fc.record({
  name: savedSearchNames,
  address: searchAddresses,
})

/** Saved searches. */
export const savedSearches: fc.Arbitrary<SavedSearch> = fc.record({
  id: ids<'saved-search'>(),
  name: savedSearchNames,
  address: searchAddresses,
  createdAt: instants,
})

/** Removals that may be taken back. */
export const savedSearchRemovals: fc.Arbitrary<SavedSearchRemoval> = fc.record({
  id: ids<'saved-search'>(),
  dueAt: fc.nat(100_000),
})
