import { expect, it } from 'vitest'
import { emptyPage } from '../shared/page.ts'
import { allowanceText, decideSearch, isNewSearch, limitRuleText, uncountedSearchText } from './plan-limit.ts'
import { searchAllowance } from './search-allowance.ts'

const counted = (limit: number | null, used: number) => ({
  limits: { carrierSearches: limit },
  usage: { carrierSearchesCount: used },
})

it.each([
  [50, 0, 50, false, '0 of 50 searches used, 50 left'],
  [50, 49, 1, false, '49 of 50 searches used, 1 left'],
  [50, 50, 0, true, '50 of 50 searches used, 0 left'],
  [50, 51, 0, true, '51 of 50 searches used, 0 left'],
  [0, 0, 0, true, '0 of 0 searches used, 0 left'],
  [1, 0, 1, false, '0 of 1 search used, 1 left'],
  [2_000, 999, 1_001, false, '999 of 2,000 searches used, 1,001 left'],
  [null, 0, null, false, '0 searches used, no limit'],
  [null, 1, null, false, '1 search used, no limit'],
  [null, 12_345, null, false, '12,345 searches used, no limit'],
])('the usage of a limit of %s with %s searches used', (limit, used, remaining, isReached, text) => {
  const allowance = searchAllowance(counted(limit, used))
  expect(allowance).toEqual({ used, limit, remaining, isReached })
  expect(allowanceText(allowance)).toBe(text)
})

it.each([
  [1, false, true],
  [1, true, false],
  [2, false, false],
  [4, false, false],
  [2, true, false],
])('page %i, retry %s is a new search: %s', (page, isRetry, isNew) => {
  expect(isNewSearch({ page, isRetry })).toBe(isNew)
})

it.each([
  [null, 3, 'Your plan has unlimited carrier searches.'],
  [10, 9, 'When you have used them all, you need a larger plan to run more.'],
  [10, 10, 'You have used them all. Choose a larger plan to run new lane searches.'],
])('the note at a limit of %s with %s used', (limit, used, text) => {
  const said = limitRuleText(searchAllowance(counted(limit, used)))
  expect(said).toContain(text)
  expect(said.includes('do not count')).toBe(limit !== null)
})

const first = { page: 1, isRetry: false }

it('a lane search is sent below the limit', () => {
  expect(decideSearch(counted(50, 49), first)).toEqual({ kind: 'ask' })
  expect(decideSearch(counted(null, 4_000), first)).toEqual({ kind: 'ask' })
})

it('a lane search at the limit is withheld, with a notice and no results', () => {
  expect(decideSearch(counted(50, 50), first)).toEqual({
    kind: 'withheld',
    notice: 'plan-limit',
    results: emptyPage(),
  })
})

it.each([
  { page: 2, isRetry: false },
  { page: 4, isRetry: false },
  { page: 1, isRetry: true },
])('a lane search that was counted continues at the limit: %j', request => {
  expect(decideSearch(counted(50, 50), request)).toEqual({ kind: 'ask' })
})

it.each([
  [null, null],
  [0, 'Searches by name or number do not count against your plan.'],
  [25, 'Searches by name or number do not count against your plan.'],
])('under a limit of %s, the cost of a search by name is shown as %s', (limit, text) => {
  expect(uncountedSearchText(searchAllowance(counted(limit, 3)))).toBe(text)
})
