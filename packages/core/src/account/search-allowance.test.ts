import { expect, it } from 'vitest'
import { searchAllowance } from './search-allowance.ts'

it.each([
  [50, 49, 1, false],
  [50, 50, 0, true],
  [50, 51, 0, true],
  [null, 51, null, false],
])('of a limit of %s with %s searches used, %s are left', (limit, used, remaining, isReached) => {
  const counted = { limits: { carrierSearches: limit }, usage: { carrierSearchesCount: used } }
  expect(searchAllowance(counted)).toEqual({ used, limit, remaining, isReached })
})
