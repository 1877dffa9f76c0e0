import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageGroups, modelYearOfVin } from './model-year.ts'

const vinOf = (code: string) => `1FUJGLDR9${code}SBK8632`

it.each([
  ['A', 2010],
  ['C', 2012],
  ['M', 2021],
  ['V', 2027],
  ['W', 1998],
  ['Y', 2000],
  ['1', 2001],
  ['9', 2009],
  ['0', null],
  ['U', null],
])('the model year of a VIN with %s is %s in 2026', (code, year) => {
  expect(modelYearOfVin(vinOf(code), '2026-11-22')).toBe(year)
})

it.each([null, '', '1FUJGLDR9C', `${vinOf('C')}1`])('the VIN %j has no model year', vin => {
  expect(modelYearOfVin(vin, '2026-11-22')).toBeNull()
})

it('vehicles are counted by age, each VIN once, and those without a year apart', () => {
  const vehicles = ['V', 'T', 'P', 'N', 'K', 'J', 'C', 'C', '1'].map(code => ({ vin: vinOf(code) }))
  expect(ageGroups([...vehicles, { vin: null }, { vin: 'SHORT' }], '2026-11-22')).toEqual([
    { label: 'Up to 3 years', count: 3 },
    { label: '4 to 7 years', count: 2 },
    { label: '8 to 12 years', count: 1 },
    { label: '13 years or more', count: 2 },
    { label: 'Year not on record', count: 1 },
  ])
})

it('without vehicles there are no ages, and no group of unknown years where all are known', () => {
  expect(ageGroups([{ vin: null }], '2026-11-22')).toEqual([])
  expect(ageGroups([{ vin: vinOf('C') }], '2026-11-22')).toHaveLength(4)
})

it('every vehicle has one age, and a model year is never after next year', () => {
  holds([fc.array(arbitrary.carrierVehicles), arbitrary.calendarDates], (vehicles, today) => {
    const counted = ageGroups(vehicles, today).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBeLessThanOrEqual(vehicles.length)
    for (const { vin } of vehicles)
      expect(modelYearOfVin(vin, today) ?? 0).toBeLessThanOrEqual(Number(today.slice(0, 4)) + 1)
  })
})
