import { someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { writeNestedQuery } from '../../shared/write-nested-query.ts'
import { readLaneFilters, writeLaneFilters } from './lane-filters-address.ts'

const read = (text: string) => readLaneFilters(readNestedQuery(text))

describe('filters in an address', () => {
  it('default lane filters are left out of the address', () => {
    expect(writeNestedQuery(writeLaneFilters(someLaneFilters()))).toBe('')
    expect(read('')).toEqual(someLaneFilters())
  })

  it.each([
    [{ fleetSize: { min: 5, max: 40 } }, 'filters[fleet][min]=5&filters[fleet][max]=40'],
    [{ straightBoxTrucks: { min: 0, max: 0 } }, 'filters[box_trucks][max]=0'],
    [{ cargoVans: { min: 1_000, max: 1_000 } }, 'filters[cargo_vans][min]=1000'],
    [{ authorityAgeMonths: { min: 6, max: 24 } }, 'filters[authority_months][min]=6'],
    [{ authorityAgeMonths: { min: 1, max: 1 } }, 'filters[authority_months][max]=1'],
    [{ cargoUsd: 1_000_000 }, 'filters[cargo]=1000000'],
    [{ generalLiabilityUsd: 3_000_000 }, 'filters[general_liability]=3000000'],
    [{ autoLiabilityUsd: 1_000_000 }, 'filters[auto_liability]=1000000'],
    [{ equipment: ['van', 'cargo_vans'] }, 'filters[equipment][]=van&filters[equipment][]=cargo_vans'],
    [{ portfolioMinVehicles: 1_000 }, 'filters[portfolio][vehicles]=1000'],
    [{ portfolioMinShare: 0 }, 'filters[portfolio][share]=0'],
    [{ portfolioMinShare: 0.25 }, 'filters[portfolio][share]=0.25'],
    [{ portfolioMinShare: 1 }, 'filters[portfolio][share]=1'],
    [{ assessment: 'partial_pass' }, 'filters[assessment]=partial_pass'],
    [{ countries: ['US', 'MX'] }, 'filters[countries][]=US&filters[countries][]=MX'],
    [{ isContactVerified: true }, 'filters[contact_verified]=1'],
    [{ isEldConnected: true }, 'filters[eld_connected]=1'],
    [{ originRadiusMiles: 0 }, 'filters[origin_miles]=0'],
    [{ originRadiusMiles: 12.5 }, 'filters[origin_miles]=12.5'],
  ] as const)('the lane filters %j are written as %s', (change, text) => {
    const filters = someLaneFilters(change)
    expect(writeNestedQuery(writeLaneFilters(filters))).toBe(text)
    expect(read(text)).toEqual(filters)
  })

  it.each([
    'filters=x',
    'filters[fleet]=5',
    'filters[fleet][min]=41&filters[fleet][max]=40',
    'filters[fleet][max]=1001',
    'filters[fleet][min]=-1',
    'filters[authority_months][min]=0',
    'filters[authority_months][max]=25',
    'filters[cargo]=150000',
    'filters[general_liability]=100000',
    'filters[auto_liability]=1e6',
    'filters[equipment][]=spaceship',
    'filters[portfolio][vehicles]=0',
    'filters[portfolio][vehicles]=1001',
    'filters[portfolio][vehicles]=many',
    'filters[portfolio][share]=1.5',
    'filters[portfolio][share]=x0.7',
    'filters[portfolio][share]=0.7x',
    'filters[portfolio][share]=1.0',
    'filters[portfolio][share]=0.123',
    'filters[assessment]=excellent',
    'filters[countries][]=FR',
    'filters[contact_verified]=true',
    'filters[eld_connected]=2',
    'filters[origin_miles]=-3',
  ])('the lane filter address %s is read as the default', text => {
    expect(read(text)).toEqual(someLaneFilters())
  })

  it('an invalid lane filter in an address leaves the others as they are', () => {
    expect(read('filters[cargo]=none&filters[eld_connected]=1')).toEqual(
      someLaneFilters({ isEldConnected: true }),
    )
  })

  it('lane filters in an address are sorted and unique', () => {
    const text = ['reefer', 'van', 'reefer'].map(each => `filters[equipment][]=${each}`).join('&')
    expect(read(text).equipment).toEqual(['van', 'reefer'])
    expect(read('filters[countries][]=MX&filters[countries][]=CA').countries).toEqual(['CA', 'MX'])
    expect(read('filters[countries][]=MX&filters[countries][]=CA&filters[countries][]=US')).toEqual(
      someLaneFilters(),
    )
  })
})
