import { aLane, someLaneFilters } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  laneSearchPath,
  laneSearchResultsPath,
  NEW_LANE_SEARCH,
  readLaneSearchAddress,
} from './lane-search-address.ts'

it('a new lane search has nothing chosen', () => {
  expect(laneSearchResultsPath(NEW_LANE_SEARCH)).toBe('/carriers/lane-search-results')
  expect(readLaneSearchAddress('')).toEqual(NEW_LANE_SEARCH)
  expect(NEW_LANE_SEARCH.page).toBe(1)
})

const search = {
  lane: aLane({ destination: null }),
  filters: someLaneFilters({ cargoUsd: 100_000 }),
  page: 3,
}
const query =
  'origin[name]=Dallas%2C%20TX%2075201&origin[area_id]=75201&origin[state_area_id]=48&origin[kma_area_id]=9' +
  '&filters[cargo]=100000'

it('a lane search address has the lane, the filters and the page', () => {
  expect(laneSearchResultsPath(search)).toBe(`/carriers/lane-search-results?${query}&page=3`)
  expect(readLaneSearchAddress(`?${query}&page=3`)).toEqual(search)
})

it('the address of the lane form has no page', () => {
  expect(laneSearchPath(search)).toBe(`/carriers/lane-search?${query}`)
})

it.each([
  ['1', 1],
  ['4', 4],
  ['0', 1],
  ['5', 1],
  ['x', 1],
  ['-2', 1],
])('lane page %s in an address is read as page %i', (text, page) => {
  expect(readLaneSearchAddress(`page=${text}`).page).toBe(page)
})
