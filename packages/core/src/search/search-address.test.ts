import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { describeCarrierQuery } from './describe-carrier-query.ts'
import { globalSearchAddress, readSearchAddress, searchAddress } from './search-address.ts'
import { cacheEntryFor, isCacheEntryFor } from './search-cache-entry.ts'

describe('the address of a search', () => {
  it.each([
    [{ text: 'MC-123', page: 1, onlyMyCarriers: false }, '/carriers/search-results?q[text]=MC-123'],
    [
      { text: 'a & b', page: 2, onlyMyCarriers: true },
      '/carriers/search-results?q[text]=a%20%26%20b&q[only_my_carriers]=true&page=2',
    ],
  ])('%j is %s', (search, address) => {
    expect(searchAddress(search)).toBe(address)
  })

  it('is another among all carriers', () => {
    expect(globalSearchAddress({ text: 'x', page: 1 })).toBe('/carriers/global-search?q[text]=x')
  })

  it.each(['', '?page=0', '?page=-1&q=x', '?page=2x&q[text][]=a', '?q[text][x]=1&page[]=3'])(
    '%j reads as nothing asked',
    query => {
      expect(readSearchAddress(query)).toEqual({ text: '', page: 1, onlyMyCarriers: false })
    },
  )

  it('keeps a text that is too long too long, and short enough for an address', () => {
    const address = searchAddress({ text: 'é'.repeat(10_000), page: 1, onlyMyCarriers: false })
    expect(readSearchAddress(address.slice(address.indexOf('?'))).text).toHaveLength(201)
  })
})

describe('cached results', () => {
  const owner = {
    address: '/carriers/global-search?q[text]=x',
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

describe('what was searched, in words', () => {
  it.each([
    [{ kind: 'identifier-prefix', type: 'MC', value: '123' }, 'MC numbers starting with 123'],
    [{ kind: 'identifier-prefix', type: null, value: '123' }, 'numbers starting with 123'],
    [
      { kind: 'identifier-prefix', type: 'NIR_QC', value: '' },
      'carriers that have a number of the type Quebec NIR',
    ],
    [{ kind: 'identifier-exact', type: 'NSC', value: '12', region: 'ON' }, 'the NSC number 12 of ON'],
    [{ kind: 'identifier-exact', type: null, value: '1-2', region: null }, 'the number 1-2'],
    [{ kind: 'name-prefix', value: 'EAGLE' }, 'names starting with EAGLE'],
    [{ kind: 'name-contains', value: 'MESA' }, 'names containing MESA'],
  ] as const)('%j', (query, words) => {
    expect(describeCarrierQuery(query)).toBe(words)
  })
})
