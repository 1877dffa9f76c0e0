import { aSavedSearch, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { inSavedOrder, savedSearchPath } from './saved-search.ts'

it('saved searches are listed newest first, and of the same instant the higher id first', () => {
  const old = aSavedSearch({ id: id(9), createdAt: '2026-11-01T08:00:00.000Z' })
  const one = aSavedSearch({ id: id(1), createdAt: '2026-11-20T08:00:00.000Z' })
  const two = aSavedSearch({ id: id(2), createdAt: '2026-11-20T08:00:00.000Z' })
  const given = [one, old, two]
  expect(inSavedOrder(given)).toEqual([two, one, old])
  expect(inSavedOrder([two, old, one])).toEqual([two, one, old])
  expect(given).toEqual([one, old, two])
})

it('a saved search opens its own address, or none if that is no longer a search', () => {
  expect(savedSearchPath(aSavedSearch())).toBe('/carriers/search-results?search=eagle')
  expect(savedSearchPath({ address: '/carriers/searches/7' as never })).toBeUndefined()
  expect(savedSearchPath({ address: null })).toBeUndefined()
})
