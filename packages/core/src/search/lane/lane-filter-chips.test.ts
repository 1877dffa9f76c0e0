import { someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { laneFilterChips, withoutLaneFilter } from './lane-filter-chips.ts'

const ON = { searchesOriginRadius: true }

describe('lane filter chips', () => {
  it('a new lane search has no filter chips', () => {
    expect(laneFilterChips(someLaneFilters(), ON)).toEqual([])
  })

  it.each([
    [{ fleetSize: { min: 5, max: 40 } }, 'fleetSize', 'Fleet of 5 to 40 power units'],
    [
      { straightBoxTrucks: { min: 2, max: 1_000 } },
      'straightBoxTrucks',
      'With at least 2 straight box trucks',
    ],
    [
      { straightBoxTrucks: { min: 1, max: 1_000 } },
      'straightBoxTrucks',
      'With at least 1 straight box truck',
    ],
    [{ fleetSize: { min: 1, max: 1 } }, 'fleetSize', 'Fleet of 1 power unit'],
    [{ cargoVans: { min: 0, max: 3 } }, 'cargoVans', 'With at most 3 cargo vans'],
    [{ cargoVans: { min: 1, max: 1_000 } }, 'cargoVans', 'With at least 1 cargo van'],
    [{ authorityAgeMonths: { min: 1, max: 1 } }, 'authorityAgeMonths', 'Authority at most 1 month old'],
    [{ authorityAgeMonths: { min: 6, max: 24 } }, 'authorityAgeMonths', 'Authority at least 6 months old'],
    [{ cargoUsd: 100_000 }, 'cargoUsd', 'Cargo coverage of at least $100,000'],
    [{ generalLiabilityUsd: 1_000_000 }, 'generalLiabilityUsd', 'General liability of at least $1,000,000'],
    [{ autoLiabilityUsd: 5_000_000 }, 'autoLiabilityUsd', 'Auto liability of at least $5,000,000'],
    [{ equipment: ['reefer'] }, 'portfolio', 'Reefer: at least 1 vehicle and 50% of its vehicles'],
    [
      { equipment: ['van', 'reefer', 'tanker'], portfolioMinVehicles: 3, portfolioMinShare: 0.29 },
      'portfolio',
      'Van, Reefer or Tanker: at least 3 vehicles and 29% of its vehicles',
    ],
    [{ assessment: 'pass' }, 'assessment', 'Passes your rules'],
    [{ countries: ['CA'] }, 'countries', 'Based in Canada'],
    [{ countries: ['US', 'MX'] }, 'countries', 'Based in United States or Mexico'],
    [{ isContactVerified: true }, 'isContactVerified', 'Contact verified'],
    [{ isEldConnected: true }, 'eldConnected', 'ELD connected'],
    [{ originRadiusMiles: 50 }, 'originRadiusMiles', 'Within 50 miles of the origin'],
    [{ originRadiusMiles: 1 }, 'originRadiusMiles', 'Within 1 mile of the origin'],
  ] as const)('the lane filters %j have the chip %s: %s, which removes them', (change, name, text) => {
    const filters = someLaneFilters(change)
    expect(laneFilterChips(filters, ON)).toEqual([{ name, text }])
    expect(withoutLaneFilter(filters, name)).toEqual(someLaneFilters())
  })

  it('the lane filter chips leave out a radius while radius search is off', () => {
    expect(
      laneFilterChips(someLaneFilters({ originRadiusMiles: 50 }), { searchesOriginRadius: false }),
    ).toEqual([])
  })

  it('the lane filter chips are in the order of the form', () => {
    const all = someLaneFilters({
      originRadiusMiles: 5,
      isEldConnected: true,
      isContactVerified: true,
      countries: ['US'],
      assessment: 'fail',
      equipment: ['van'],
      autoLiabilityUsd: 1_000_000,
      generalLiabilityUsd: 1_000_000,
      cargoUsd: 100_000,
      authorityAgeMonths: { min: 2, max: 24 },
      cargoVans: { min: 1, max: 2 },
      straightBoxTrucks: { min: 1, max: 2 },
      fleetSize: { min: 1, max: 2 },
    })
    expect(laneFilterChips(all, ON).map(({ name }) => name)).toEqual([
      'fleetSize',
      'straightBoxTrucks',
      'cargoVans',
      'authorityAgeMonths',
      'cargoUsd',
      'generalLiabilityUsd',
      'autoLiabilityUsd',
      'portfolio',
      'assessment',
      'countries',
      'isContactVerified',
      'eldConnected',
      'originRadiusMiles',
    ])
  })
})
