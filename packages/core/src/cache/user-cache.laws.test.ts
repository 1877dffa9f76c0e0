import { arbitrary, aUser, fakeSearchCache, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedLaneAnswer } from './cached-lane-answer.ts'
import { isCachedCarrier } from './cached-results.ts'
import { isPageOf } from './cached-shape.ts'
import { userCache } from './user-cache.ts'

const addresses = fc.constantFrom('/a', '/a?page=2', '/b')

/** Two visits: half of them by the same user of the same company, whose other data may have changed. */
const twoVisits = fc
  .tuple(arbitrary.users, arbitrary.users, fc.boolean())
  .map(
    ([one, other, isSame]) => [one, isSame ? { ...other, id: one.id, company: one.company } : other] as const,
  )

describe('laws of cached results', () => {
  it('a cached value is restored for its own address and user, and for no other', () => {
    holds([twoVisits, addresses, addresses, fc.string()], ([one, other], at, otherAddress, value) => {
      const cache = fakeSearchCache()
      const cacheOf = (user: typeof one) =>
        userCache({
          cache,
          key: 'k',
          user: () => user,
          isValue: (it): it is string => typeof it === 'string',
        })
      cacheOf(one).store(at, value)
      const isSame = one.id === other.id && (one.company?.id ?? null) === (other.company?.id ?? null)
      expect(cacheOf(other).restore(otherAddress)).toBe(isSame && at === otherAddress ? value : undefined)
    })
  })

  it('every value that this portal caches has a shape that it restores', () => {
    holds([arbitrary.laneAnswers, fc.array(arbitrary.carriers, { maxLength: 3 })], (answer, items) => {
      const lanes = cachedLaneAnswer(fakeSearchCache(), () => aUser())
      lanes.store('/a', JSON.parse(JSON.stringify(answer)))
      expect(lanes.restore('/a')).toEqual(JSON.parse(JSON.stringify(answer)))
      const page = { items, page: 1, pages: 1, total: items.length }
      expect(isPageOf(isCachedCarrier)(JSON.parse(JSON.stringify(page)))).toBe(true)
    })
  })
})
