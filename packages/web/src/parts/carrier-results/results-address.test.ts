import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readResultsAddress, resultsPath } from './results-address.ts'

const read = (route: 'search-results' | 'global-search', query: string) =>
  readResultsAddress(route, new URLSearchParams(query))

describe('the address of results', () => {
  it.each([
    ['search=MC-123', { text: 'MC-123', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=3&mine=1&as=name', { text: 'x', page: 3, asName: true, onlyMine: true }],
    ['search=x&page=0', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=-1', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=2.5', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['', { text: '', page: 1, asName: false, onlyMine: false }],
  ])('reads %s', (query, address) => {
    expect(read('search-results', query)).toEqual(address)
  })

  it('knows no My Carriers in the global search', () => {
    expect(read('global-search', 'search=x&mine=1').onlyMine).toBe(false)
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          text: fc.string({ minLength: 1, unit: 'grapheme' }),
          page: fc.integer({ min: 1, max: 9999999 }),
          asName: fc.boolean(),
          onlyMine: fc.boolean(),
        }),
        address => {
          const path = resultsPath('search-results', address)
          expect(read('search-results', path.slice(path.indexOf('?') + 1))).toEqual(address)
        },
      ),
    )
  })
})
