import { aLane, aSavedSearch, id, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../../account/feature-toggles.ts'
import { laneSearchResultsPath } from '../lane/lane-search-address.ts'
import { findSavedSearches, readSavedSearchesAddress, savedSearchesPath } from './saved-searches-list.ts'
import type { SearchAddress } from './search-address.ts'

describe('the list of saved searches', () => {
  it.each([
    ['', '', 1],
    ['?page=3', '', 3],
    ['?search=Laredo&page=0', 'Laredo', 1],
    [`?search=${'x'.repeat(500)}&page=x`, 'x'.repeat(160), 1],
  ])('the saved searches list at %j searches for %j on page %i', (search, text, page) => {
    expect(readSavedSearchesAddress(search)).toEqual({ text, page })
  })

  it('the address of the saved searches list leaves out defaults', () => {
    expect(savedSearchesPath({ text: '', page: 1 })).toBe('/carriers/saved-searches')
    expect(savedSearchesPath({ text: 'a b', page: 2 })).toBe('/carriers/saved-searches?search=a%20b&page=2')
    expect(savedSearchesPath({ text: 'x'.repeat(500), page: 1 }).length).toBeLessThan(200)
  })
})

describe('looking among them', () => {
  const lane = laneSearchResultsPath({ lane: aLane(), filters: someLaneFilters(), page: 1 }) as SearchAddress
  const all = [
    aSavedSearch({ id: id(1), name: 'Reefers', address: lane }),
    aSavedSearch({ id: id(2), name: 'Eagles' }),
    aSavedSearch({ id: id(3), name: 'From before', address: null }),
  ]
  const ids = (text: string) =>
    findSavedSearches(all, { text, page: 1 }, USUAL_TOGGLES).items.map(search => search.id)

  it.each([
    ['', [1, 2, 3]],
    [' REEF ', [1]],
    ['dallas', [1]],
    ['lane', [1]],
    ['eagle', [2]],
    ['before', [3]],
    ['owl', []],
  ])('searching the saved searches for %j finds %j', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('found saved searches are paged, and a page beyond the end is the last', () => {
    const many = Array.from({ length: 51 }, (_, at) => aSavedSearch({ id: id(at + 1) }))
    expect(findSavedSearches(many, { text: '', page: 9 }, USUAL_TOGGLES)).toMatchObject({
      items: [{ id: 51 }],
      page: 2,
      pages: 2,
      total: 51,
    })
    expect(findSavedSearches([], { text: 'x', page: 1 }, USUAL_TOGGLES)).toEqual({
      items: [],
      page: 1,
      pages: 1,
      total: 0,
    })
  })
})
