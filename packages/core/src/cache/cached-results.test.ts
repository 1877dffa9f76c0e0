import { aCarrier, aCompany, aUser, fakeSearchCache, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CurrentUser } from '../account/user.ts'
import { resultsPath } from '../search/results-address.ts'
import { cachedResults } from './cached-results.ts'
import { SEARCH_CACHE_KEYS } from './search-cache-entry.ts'

const path = resultsPath('global-search', { text: 'eagle' })
const page = { items: [aCarrier()], page: 1, pages: 1, total: 1 }

const keeping = (user: CurrentUser | null = aUser()) => {
  const cache = fakeSearchCache()
  cachedResults(cache, 'global-search', () => user).store(path, page)
  const restored = (by: CurrentUser | null | undefined, of = path) =>
    cachedResults(cache, 'global-search', () => by).restore(of)
  return { cache, restored }
}

it('cached results are restored for their own address, as often as requested', () => {
  const { restored } = keeping()
  expect(restored(aUser())).toEqual(page)
  expect(restored(aUser())).toEqual(page)
})

it.each([
  ['another address', aUser(), `${path}&page=2`],
  ['another user', aUser({ id: id<'user'>(9) }), path],
  ['another company', aUser({ company: aCompany({ id: id<'company'>(9) }) }), path],
  ['a visitor', null, path],
])('cached results are not restored for %s, and are cleared', (_, user, of) => {
  const { cache, restored } = keeping()
  expect(restored(user, of)).toBeUndefined()
  expect(cache.read(SEARCH_CACHE_KEYS.globalSearch)).toBeUndefined()
})

it('clearing cached results keeps those of other screens', () => {
  const { cache, restored } = keeping()
  expect(cachedResults(cache, 'search-results', () => aUser()).restore(path)).toBeUndefined()
  expect(restored(aUser())).toEqual(page)
})

it('results are not cached for a visitor', () => {
  expect(keeping(null).cache.read(SEARCH_CACHE_KEYS.globalSearch)).toBeUndefined()
})

it.each<readonly [string, unknown]>([
  ['no page', 'rows'],
  ['rows of an older form', { ...page, items: [{ id: 1, legalName: 'EAGLE' }] }],
  ['a page without a number', { ...page, page: 'one' }],
  ...Object.keys(aCarrier()).map(field => {
    const { [field as 'id']: _, ...rest } = aCarrier()
    return [`rows without ${field}`, { ...page, items: [rest] }] as const
  }),
])('cached results are not restored with %s', (_, value) => {
  const { cache, restored } = keeping()
  const entry = cache.read(SEARCH_CACHE_KEYS.globalSearch) as object
  cache.write(SEARCH_CACHE_KEYS.globalSearch, { ...entry, value })
  expect(restored(aUser())).toBeUndefined()
})
