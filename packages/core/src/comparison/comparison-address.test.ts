import { aLanePlace, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { EMPTY_LANE } from '../search/lane/lane.ts'
import { comparePath, readComparison } from './comparison-address.ts'

const ids = [id<'carrier'>(7), id<'carrier'>(9)]

it('a comparison URL names its carriers in order', () => {
  expect(comparePath({ carriers: ids })).toBe('/carriers/compare?carriers[]=7&carriers[]=9')
  expect(readComparison('?carriers[]=9&carriers[]=7').carriers).toEqual([9, 7])
})

it('a comparison URL has the lane and the differences filter', () => {
  const lane = { origin: aLanePlace(), destination: null }
  const path = comparePath({ carriers: ids, lane, onlyDifferences: true })
  expect(path).toContain('&only=differences')
  expect(readComparison(path.slice(path.indexOf('?')))).toEqual({
    carriers: ids,
    lane,
    onlyDifferences: true,
  })
})

it.each([
  ['', []],
  ['?carriers=7', [7]],
  ['carriers[]=x&carriers[]=-1&carriers[]=0&carriers[]=7.5', []],
  ['?carriers[a]=7', []],
  ['?carriers[]=7&carriers[]=7&carriers[]=8&carriers[]=9&carriers[]=10&carriers[]=11', [7, 8, 9, 10]],
])('the comparison query %j is read as %j', (search, carriers) => {
  expect(readComparison(search)).toEqual({ carriers, lane: EMPTY_LANE, onlyDifferences: false })
})
