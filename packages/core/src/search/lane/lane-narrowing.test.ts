import { someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANE_FILTERS } from './lane-filters.ts'
import { ELD_CONNECTED_VALUE, laneNarrowing } from './lane-narrowing.ts'

const ON = { searchesOriginRadius: true }

describe('the filters of a lane search', () => {
  it('new lane filters narrow nothing', () => {
    expect(laneNarrowing(DEFAULT_LANE_FILTERS, ON)).toEqual({})
  })

  it.each([
    [{ fleetSize: { min: 5, max: 1_000 } }, { fleetSize: { min: 5 } }],
    [{ straightBoxTrucks: { min: 0, max: 9 } }, { straightBoxTrucks: { max: 9 } }],
    [{ cargoVans: { min: 1, max: 9 } }, { cargoVans: { min: 1, max: 9 } }],
    [{ authorityAgeMonths: { min: 6, max: 24 } }, { authorityAgeMonths: { min: 6 } }],
    [{ cargoUsd: 250_000 }, { cargoUsd: 250_000 }],
    [{ generalLiabilityUsd: 1_000_000 }, { generalLiabilityUsd: 1_000_000 }],
    [{ autoLiabilityUsd: 2_000_000 }, { autoLiabilityUsd: 2_000_000 }],
    [
      { equipment: ['van', 'reefer'] },
      { portfolio: { equipment: ['van', 'reefer'], minVehicles: 1, minShare: 0.5 } },
    ],
    [{ portfolioMinVehicles: 9, portfolioMinShare: 0.9 }, {}],
    [{ assessment: 'partial_pass' }, { assessment: 'partial_pass' }],
    [{ countries: ['CA', 'MX'] }, { countries: ['CA', 'MX'] }],
    [{ isContactVerified: true }, { isContactVerified: true }],
    [{ isEldConnected: true }, { eldConnected: 2 }],
    [{ originRadiusMiles: 0 }, { originRadiusMiles: 0 }],
    [{ originRadiusMiles: -5 }, {}],
  ] as const)('the lane filters %j request %j', (change, narrowing) => {
    expect(laneNarrowing(someLaneFilters(change), ON)).toEqual(narrowing)
  })

  it('the lane filters request no radius while radius search is off', () => {
    const filters = someLaneFilters({ originRadiusMiles: 50 })
    expect(laneNarrowing(filters, { searchesOriginRadius: false })).toEqual({})
  })

  it('the ELD filter of a lane search is requested as 2', () => {
    expect(ELD_CONNECTED_VALUE).toBe(2)
  })
})
