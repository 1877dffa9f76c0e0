import { aLane } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { startLaneSearch } from './lane-search-start.ts'

const plan = (used: number, limit: number | null) => ({
  paywall: { limits: { carrierSearches: limit }, usage: { carrierSearchesCount: used } },
})
const params = { lane: aLane(), page: 1, isRetry: false, ...plan(9, 10) }
const search = { kind: 'search', originAreaId: 75_201, destinationAreaId: 30_301 }
const atLimit = {
  kind: 'plan-limit',
  answer: { carriers: { items: [], page: 1, pages: 1, total: 0 }, route: null },
  notice: 'plan-limit',
}

it.each([
  ['below the limit it is sent', {}, search],
  ['at the limit it is not', plan(10, 10), atLimit],
  ['above the limit it is not', plan(11, 10), atLimit],
  ['with a limit of 0 it never is', plan(0, 0), atLimit],
  ['without a limit it always is', plan(10_000, null), search],
  ['page 2 at the limit is no new search', { ...plan(10, 10), page: 2 }, search],
  ['a retry at the limit is no new search', { ...plan(10, 10), isRetry: true }, search],
  ['without both ends nothing is requested', { lane: aLane({ origin: null }) }, { kind: 'incomplete' }],
  [
    'without both ends no limit is shown',
    { lane: aLane({ origin: null }), ...plan(10, 10) },
    { kind: 'incomplete' },
  ],
])('%s', (_, change, start) => {
  expect(startLaneSearch({ ...params, ...change })).toEqual(start)
})
