import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptedTarget, pathOf } from '../routes/accepted-target.ts'
import { matchRoute } from '../routes/match-route.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import { readResultsAddress, resultsPath } from './results-address.ts'

const routes = fc.constantFrom('search-results' as const, 'global-search' as const)
const searches = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  asName: fc.boolean(),
  onlyMine: fc.boolean(),
  filters: arbitrary.carrierFilters,
  sort: arbitrary.maybe(arbitrary.carrierSorts),
})
const queryOf = (path: string) => path.slice(path.indexOf('?'))

it('a carrier search read back from its address is the same', () => {
  holds([routes, searches], (route, search) => {
    const path = resultsPath(route, search)
    const requested = route === 'global-search' ? { ...search, onlyMine: false } : search
    expect(readResultsAddress(route, queryOf(path))).toEqual(requested)
    expect(resultsPath(route, requested)).toBe(path)
  })
})

it('the address of a carrier search leads to its screen, also after a sign-in', () => {
  holds([routes, searches], (route, search) => {
    const path = resultsPath(route, search)
    expect(matchRoute(pathOf(path)).route.name).toBe(route)
    expect(acceptedTarget(path)).toBe(path)
  })
})

it('a carrier search text refused for its length is also refused when read from its address', () => {
  holds([routes, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 })], (route, piece) => {
    const text = piece.repeat(300)
    const { text: read } = readResultsAddress(route, queryOf(resultsPath(route, { text })))
    expect(readCarrierSearchText(read)).toEqual(readCarrierSearchText(text))
  })
})
