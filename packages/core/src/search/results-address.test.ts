import { describe, expect, it } from 'vitest'
import { NO_CARRIER_FILTERS } from './carrier-filters/carrier-filters.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import { readResultsAddress, resultsPath } from './results-address.ts'

describe('the address of results', () => {
  it.each([
    ['search=MC-123', { text: 'MC-123', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=3&mine=1&as=name', { text: 'x', page: 3, asName: true, onlyMine: true }],
    ['search=x&page=0', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=-1', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['search=x&page=2.5', { text: 'x', page: 1, asName: false, onlyMine: false }],
    ['search=a&search=b&page[]=2', { text: 'a', page: 2, asName: false, onlyMine: false }],
    ['search[x]=a&mine=true&as=x', { text: '', page: 1, asName: false, onlyMine: false }],
    ['?search=a%20%26+b', { text: 'a & b', page: 1, asName: false, onlyMine: false }],
    ['', { text: '', page: 1, asName: false, onlyMine: false }],
    [
      'search=x&filters[places][]=US-TX&filters[units]=5&sort=-units',
      {
        text: 'x',
        page: 1,
        asName: false,
        onlyMine: false,
        filters: { ...NO_CARRIER_FILTERS, places: ['US-TX'], minUnits: 5 },
        sort: { by: 'units', direction: 'descending' },
      },
    ],
  ])('the address of results with %s is read correctly', (query, address) => {
    expect(readResultsAddress('search-results', query)).toEqual({
      filters: NO_CARRIER_FILTERS,
      sort: null,
      ...address,
    })
  })

  it('the address of results ignores My Carriers in the global search', () => {
    expect(readResultsAddress('global-search', '?search=x&mine=1').onlyMine).toBe(false)
  })

  it.each([
    [{ text: 'MC-123' }, '/carriers/search-results?search=MC-123'],
    [{ text: 'a & b', page: 2, onlyMine: true }, '/carriers/search-results?search=a%20%26%20b&mine=1&page=2'],
    [{ text: 'DOT', asName: true, page: 1 }, '/carriers/search-results?search=DOT&as=name'],
  ])('the address of results for %j is %s', (search, path) => {
    expect(resultsPath('search-results', search)).toBe(path)
  })

  it('the address of the global search leaves out My Carriers', () => {
    expect(resultsPath('global-search', { text: 'x', onlyMine: true })).toBe(
      '/carriers/global-search?search=x',
    )
  })

  it.each(['A'.repeat(10_000), 'é'.repeat(10_000)])(
    'a text that is too long stays too long in the address of results',
    text => {
      const written = resultsPath('global-search', { text })
      const typed = `?search=${encodeURIComponent(text)}`
      for (const query of [written.slice(written.indexOf('?')), typed]) {
        const read = readCarrierSearchText(readResultsAddress('global-search', query).text)
        expect(read).toMatchObject({ ok: false, refusal: { kind: 'too-long' } })
      }
      expect(written.length).toBeLessThan(2_048)
    },
  )
})
