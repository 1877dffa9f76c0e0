import { expect, it } from 'vitest'
import { FILTERED_PLACES, filteredPlaceText, isFilteredPlaceFound } from './filtered-places.ts'

it('the places of the filter are the countries, then states and provinces by name', () => {
  expect(FILTERED_PLACES.slice(0, 5)).toEqual(['US', 'CA', 'MX', 'US-AL', 'US-AK'])
  expect(FILTERED_PLACES.indexOf('CA-ON')).toBeGreaterThan(FILTERED_PLACES.indexOf('US-WY'))
  expect(new Set(FILTERED_PLACES).size).toBe(FILTERED_PLACES.length)
})

it('every place of the filter has its own text, even where names or letters collide', () => {
  const texts = FILTERED_PLACES.map(filteredPlaceText)
  expect(new Set(texts).size).toBe(texts.length)
  expect(filteredPlaceText('MX-CO')).not.toBe(filteredPlaceText('US-CO'))
})

it('the text of a place with unknown letters is those letters', () => {
  expect(filteredPlaceText('US-QQ')).toBe('US-QQ')
})

it.each([
  ['carolina', ['US-NC', 'US-SC']],
  ['n. carolina', ['US-NC']],
  ['W Virginia', ['US-WV']],
  ['nl', ['CA-NL', 'MX-NL']],
  ['nowhere', []],
])('%j offers the places %j', (text, places) => {
  expect(FILTERED_PLACES.filter(place => isFilteredPlaceFound(place, text))).toEqual(places)
})
