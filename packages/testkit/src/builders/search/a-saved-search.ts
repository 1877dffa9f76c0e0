import type { SavedSearch, SearchAddress } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A saved search for carriers by name. */
export const aSavedSearch = builder<SavedSearch>({
  id: id(21),
  name: 'Eagles',
  address: '/carriers/search-results?search=eagle' as SearchAddress,
  createdAt: '2026-11-20T15:30:00.000Z',
})
