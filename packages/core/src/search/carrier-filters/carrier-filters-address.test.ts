import { expect, it } from 'vitest'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { NO_CARRIER_FILTERS } from './carrier-filters.ts'
import { readCarrierFilters } from './carrier-filters-address.ts'

it.each([
  ['filters[places][]=US-TX&filters[places][]=CA', { places: ['CA', 'US-TX'] }],
  ['filters[places]=MX-NL', { places: ['MX-NL'] }],
  ['filters[places][]=US-TX&filters[places][]=US-TX&filters[places][]=XX', { places: ['US-TX'] }],
  ['filters[assessment]=partial_pass', { assessment: 'partial_pass' }],
  ['filters[connections][]=onboarded&filters[connections][]=none', { connections: ['none', 'onboarded'] }],
  [
    'filters[authority]=1&filters[no_order]=1&filters[no_alerts]=1',
    {
      hasActiveAuthority: true,
      hasNoOrder: true,
      hasNoAlerts: true,
    },
  ],
  ['filters[auto]=750000&filters[cargo]=100000', { autoUsd: 750_000, cargoUsd: 100_000 }],
  ['filters[units]=1', { minUnits: 1 }],
  ['filters[units]=100000', { minUnits: 100_000 }],
])('the query %s narrows a carrier search', (query, some) => {
  expect(readCarrierFilters(readNestedQuery(query))).toEqual({ ...NO_CARRIER_FILTERS, ...some })
})

it.each([
  '',
  'filters=US-TX',
  'filters[places][]=TX',
  'filters[assessment]=Pass',
  'filters[connections][]=dismissed',
  'filters[authority]=true',
  'filters[auto]=1',
  'filters[cargo]=-100000',
  'filters[units]=0',
  'filters[units]=100001',
  'filters[units]=2.5',
])('the query %s does not narrow a carrier search', query => {
  expect(readCarrierFilters(readNestedQuery(query))).toEqual(NO_CARRIER_FILTERS)
})
