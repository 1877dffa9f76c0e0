import { expect, it } from 'vitest'
import { DEFAULT_LANE_FILTERS } from './lane-filters.ts'

it('the default lane filters narrow nothing', () => {
  expect(DEFAULT_LANE_FILTERS).toEqual({
    fleetSize: { min: 0, max: 1_000 },
    straightBoxTrucks: { min: 0, max: 1_000 },
    cargoVans: { min: 0, max: 1_000 },
    authorityAgeMonths: { min: 1, max: 24 },
    cargoUsd: 0,
    generalLiabilityUsd: 0,
    autoLiabilityUsd: 0,
    equipment: [],
    portfolioMinVehicles: 1,
    portfolioMinShare: 0.5,
    assessment: null,
    countries: ['US', 'CA', 'MX'],
    isContactVerified: false,
    isEldConnected: false,
    originRadiusMiles: null,
  })
})
