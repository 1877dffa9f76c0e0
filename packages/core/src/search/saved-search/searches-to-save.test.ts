import { expect, it } from 'vitest'
import type { SearchAddress } from './search-address.ts'
import { searchKey, searchToSave } from './searches-to-save.ts'

it.each([
  ['/vehicles', '/vehicles'],
  ['/vehicles?page=3', '/vehicles'],
  ['/carriers/search-results?search=eagle&page=2&mine=1', '/carriers/search-results?search=eagle&mine=1'],
  ['/carriers/search-results?search=page=2', '/carriers/search-results?search=page=2'],
  ['/carriers/7', undefined],
  ['https://elsewhere.example/vehicles', undefined],
])('the search at %s is saved as %s', (path, address) => {
  expect(searchToSave(path)).toBe(address)
})

it('a search has the same key whatever its page and the order of its query', () => {
  const key = searchKey('/carriers/search-results?search=eagle&mine=1' as SearchAddress)
  expect(searchKey('/carriers/search-results?mine=1&page=2&search=eagle' as SearchAddress)).toBe(key)
  expect(searchKey('/carriers/search-results?search=eagle' as SearchAddress)).not.toBe(key)
  expect(searchKey('/carriers/global-search?search=eagle&mine=1' as SearchAddress)).not.toBe(key)
})
