import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ALL_INSIGHTS, insightsPath, readInsightsAddress, withInsightKind } from './insights-address.ts'

it.each([
  ['', ALL_INSIGHTS],
  ['?authority_history_gap=1', { ...ALL_INSIGHTS, kinds: ['authority_history_gap'] }],
  [
    'broker_authority_nearby=1&authority_history_gap=1&mine=1&verdict=Fail&sort=-units&page=3&open=7',
    {
      kinds: ['authority_history_gap', 'broker_authority_nearby'],
      onlyMine: true,
      verdict: 'Fail',
      sort: { by: 'units', direction: 'descending' },
      page: 3,
      open: 7,
    },
  ],
  ['?authority_history_gap=true&mine=yes&verdict=fail&sort=size&page=0&open=x', ALL_INSIGHTS],
  ['?page=12345678', ALL_INSIGHTS],
])('the insights query %j is read as %j', (query, address) => {
  expect(readInsightsAddress(query)).toEqual(address)
})

it('an insights URL omits defaults', () => {
  expect(insightsPath({})).toBe('/carriers/insights')
  expect(
    insightsPath({
      kinds: ['broker_authority_nearby'],
      onlyMine: true,
      verdict: 'Pass',
      sort: { by: 'name', direction: 'descending' },
      page: 2,
      open: id(7),
    }),
  ).toBe('/carriers/insights?broker_authority_nearby=1&mine=1&verdict=Pass&sort=-name&page=2&open=7')
})

it('an insights list with another kind starts at its first page', () => {
  const gaps = withInsightKind({ ...ALL_INSIGHTS, page: 4 }, 'authority_history_gap', true)
  expect(gaps).toEqual({ ...ALL_INSIGHTS, kinds: ['authority_history_gap'] })
  const both = withInsightKind(gaps, 'broker_authority_nearby', true)
  expect(both.kinds).toEqual(['authority_history_gap', 'broker_authority_nearby'])
  expect(withInsightKind(both, 'authority_history_gap', false).kinds).toEqual(['broker_authority_nearby'])
})
