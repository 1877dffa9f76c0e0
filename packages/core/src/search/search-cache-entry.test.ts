import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { resultsPath } from './results-address.ts'
import { cacheEntryFor, isCacheEntryFor } from './search-cache-entry.ts'

describe('cached results', () => {
  const owner = {
    address: resultsPath('global-search', { text: 'x' }),
    userId: id<'user'>(1),
    companyId: id<'company'>(2),
  }
  const entry: unknown = JSON.parse(JSON.stringify(cacheEntryFor(owner, ['row'])))

  it('are given back to their own address, user and company', () => {
    expect(isCacheEntryFor(entry, owner)).toBe(true)
  })

  it.each([
    ['address', { address: `${owner.address}&page=2` }],
    ['user', { userId: id<'user'>(9) }],
    ['company', { companyId: null }],
  ])('are not given to another %s', (_, change) => {
    expect(isCacheEntryFor(entry, { ...owner, ...change })).toBe(false)
  })

  it.each([null, undefined, 'text', 7, [], {}, owner])('%j is no entry', other => {
    expect(isCacheEntryFor(other, owner)).toBe(false)
  })
})
