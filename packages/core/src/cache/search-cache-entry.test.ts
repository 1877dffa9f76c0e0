import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { resultsPath } from '../search/results-address.ts'
import { cacheEntryFor, isCacheEntryFor, SEARCH_CACHE_KEYS, tabCacheKey } from './search-cache-entry.ts'

describe('cached results', () => {
  const owner = {
    address: resultsPath('global-search', { text: 'x' }),
    userId: id<'user'>(1),
    companyId: id<'company'>(2),
  }
  const entry: unknown = JSON.parse(JSON.stringify(cacheEntryFor(owner, ['row'])))

  it('cached results are restored for their own address, user and company', () => {
    expect(isCacheEntryFor(entry, owner)).toBe(true)
  })

  it.each([
    ['address', { address: `${owner.address}&page=2` }],
    ['user', { userId: id<'user'>(9) }],
    ['company', { companyId: null }],
  ])('cached results are not restored for another %s', (_, change) => {
    expect(isCacheEntryFor(entry, { ...owner, ...change })).toBe(false)
  })

  it.each([null, undefined, 'text', 7, [], {}, owner])('the stored value %j is not a cache entry', other => {
    expect(isCacheEntryFor(other, owner)).toBe(false)
  })

  it('cached results have a key per screen, and per tab if it has tabs', () => {
    expect(SEARCH_CACHE_KEYS).toEqual({
      searchResults: 'broker/carriers/search-results',
      globalSearch: 'broker/carriers/global-search',
      laneSearchResults: 'broker/carriers/lane-search-results',
      connections: 'broker/carriers/connections',
      myCarriers: 'broker/carriers/my-carriers',
      loads: 'broker/loads',
      alerts: 'broker/alerts',
      rateConfirmations: 'broker/carriers/rate-confirmations',
      rateConfirmationMails: 'broker/carriers/rate-confirmations/emails',
    })
    expect(tabCacheKey('connections', 'on-hold')).toBe('broker/carriers/connections/on-hold')
    expect(tabCacheKey('myCarriers', 'passing')).toBe('broker/carriers/my-carriers/passing')
  })
})
