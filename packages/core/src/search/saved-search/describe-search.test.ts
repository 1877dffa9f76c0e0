import { aLane, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../../account/feature-toggles.ts'
import { NO_CARRIER_FILTERS } from '../carrier-filters/carrier-filters.ts'
import { EMPTY_LANE } from '../lane/lane.ts'
import { laneSearchPath, laneSearchResultsPath } from '../lane/lane-search-address.ts'
import { resultsPath } from '../results-address.ts'
import { describeSearch, suggestedSearchName } from './describe-search.ts'
import { readSavedSearchName, SAVED_SEARCH_NAME_MAX } from './saved-search-name.ts'
import type { SearchAddress } from './search-address.ts'

const described = (path: string) => describeSearch(path as SearchAddress, USUAL_TOGGLES)
const offeredName = (path: string) => suggestedSearchName(path as SearchAddress, USUAL_TOGGLES)
const lane = laneSearchResultsPath({
  lane: aLane(),
  filters: someLaneFilters({ cargoUsd: 100_000, isEldConnected: true }),
  page: 1,
})

describe('a search in words', () => {
  it.each([
    ['/carriers/search-results?search=MC%20123', 'Carriers', 'MC 123', 0],
    ['/carriers/search-results?search=eagle&mine=1', 'Carriers', 'eagle', 1],
    [
      resultsPath('search-results', { text: 'eagle', filters: { ...NO_CARRIER_FILTERS, minUnits: 5 } }),
      'Carriers',
      'eagle',
      1,
    ],
    ['/carriers/global-search?search=%20', 'All carriers', null, 0],
    ['/carriers/contact-search?email=ruth%40eagle.example', 'Contact', 'ruth@eagle.example', 0],
    ['/carriers/contact-search?phone=555-0142', 'Contact', '5550142', 0],
    ['/carriers/contact-search', 'Contact', null, 0],
    ['/vehicles', 'Vehicles', null, 0],
    ['/vehicles?carrier_id=7&filters[type]=trailer', 'Vehicles', null, 2],
    ['/vehicles?plate=AB%2012%20&state=TX', 'Vehicles', 'Plate AB 12', 0],
    ['/vehicles?vin=%201FUJ%20&filters[type]=trailer', 'Vehicles', 'VIN 1FUJ', 1],
    ['/vehicles?plate=R1&state=TX', 'Vehicles', 'Plate R1', 0],
    ['/vehicles?carrier_id=x', 'Vehicles', null, 0],
    [
      laneSearchPath({ lane: { ...EMPTY_LANE, origin: aLane().origin }, filters: someLaneFilters() }),
      'Lane',
      `${aLane().origin?.name} to anywhere`,
      0,
    ],
    [laneSearchPath({ lane: EMPTY_LANE, filters: someLaneFilters() }), 'Lane', null, 0],
    [lane, 'Lane', `${aLane().origin?.name} to ${aLane().destination?.name}`, 2],
  ])('the search at %s is described as %s, %s, %i filters', (path, kind, what, filters) => {
    expect(described(path)).toEqual({ kind, what, filters })
  })
})

describe('the name that is offered', () => {
  it.each([
    ['/vehicles', 'Vehicles'],
    ['/carriers/search-results?search=eagle', 'eagle'],
    ['/carriers/search-results?search=eagle&mine=1', 'eagle, 1 filter'],
    [lane, `${aLane().origin?.name} to ${aLane().destination?.name}, 2 filters`],
  ])('the suggested name for the search at %s is %s', (path, name) => {
    expect(offeredName(path)).toBe(name)
  })

  it.each([
    `/carriers/search-results?search=${'eagle%20'.repeat(20)}&mine=1`,
    `/carriers/search-results?search=a${encodeURIComponent('🚚'.repeat(60))}`,
    `/carriers/search-results?search=${encodeURIComponent('🚚'.repeat(60))}`,
  ])('the suggested name for the search at %s can be saved as it is', path => {
    const offered = offeredName(path)
    expect(readSavedSearchName(offered)).toEqual({ ok: true, value: offered })
    expect(offered.length).toBeLessThanOrEqual(SAVED_SEARCH_NAME_MAX)
    expect(offered).toMatch(/…/)
    expect(offered).not.toMatch(/\p{Surrogate}/u)
  })
})
