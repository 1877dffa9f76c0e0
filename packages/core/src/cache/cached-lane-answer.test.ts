import { aLaneAnswer, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { laneSearchResultsPath, NEW_LANE_SEARCH } from '../search/lane/lane-search-address.ts'
import { cachedLaneAnswer } from './cached-lane-answer.ts'

const path = laneSearchResultsPath(NEW_LANE_SEARCH)

it('a cached lane answer is restored with its carriers and its route', () => {
  const cache = fakeSearchCache()
  const cached = cachedLaneAnswer(cache, () => aUser())
  cached.store(path, aLaneAnswer())
  expect(cached.restore(path)).toEqual(aLaneAnswer())
  expect(cache.read('broker/carriers/lane-search-results')).toBeDefined()
  cached.clear()
  expect(cached.restore(path)).toBeUndefined()
})

it('a cached lane answer of another shape is not restored', () => {
  const cache = fakeSearchCache()
  const cached = cachedLaneAnswer(cache, () => aUser())
  cached.store(path, { carriers: [] } as never)
  expect(cached.restore(path)).toBeUndefined()
})
