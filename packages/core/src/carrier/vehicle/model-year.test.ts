import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { ageGroups, modelYearOfVin } from './model-year.ts'

const vinOf = (code: string) => `1FUJGLDR9${code}SBK8632`
const vanOf = (cycle: string, code: string) => `1FTBW2${cycle}M9${code}SBK8632`
const seen = (vin: string | null, date: CalendarDate = '2026-11-20') =>
  ({ vin, date, powerUnitType: 'tractor' }) as const

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
  expect(modelYearOfVin(seen(vinOf(code)), '2026-11-22')).toBe(year)
})

it.each([null, '', '1FUJGLDR9C', `${vinOf('C')}1`])('the VIN %j has no model year', vin => {
  expect(modelYearOfVin(seen(vin), '2026-11-22')).toBeNull()
})

it.each([
  ['V', '2026-01-02', 2027],
  ['V', '2025-12-31', 1997],
  ['T', '2024-06-01', 1996],
  ['R', '2024-06-01', 2024],
] as const)('a truck of the code %s that was seen on %s is of %i', (code, date, year) => {
  expect(modelYearOfVin(seen(vinOf(code), date), '2026-11-22')).toBe(year)
})

it.each([
  ['a digit', '2', 'V', '2026-11-20', 1997],
  ['a digit', '2', '5', '2026-11-20', 2005],
  ['a letter', 'C', 'M', '2026-11-20', 2021],
  ['a letter', 'C', 'V', '2026-11-20', 2027],
  ['a letter', 'C', 'V', '2024-11-20', null],
] as const)(
  'a van with %s before its year is of that half: %s %s, seen on %s',
  (_, cycle, code, date, year) => {
    const van = { vin: vanOf(cycle, code), date, powerUnitType: 'cargo_van' } as const
    expect(modelYearOfVin(van, '2026-11-22')).toBe(year)
  },
)

it('of several sightings of a vehicle the oldest decides its age', () => {
  const sightings = (['2026-11-20', '2024-01-05', '2026-03-02'] as const).map(date => seen(vinOf('V'), date))
  expect(ageGroups(sightings, '2026-11-22').filter(({ count }) => count > 0)).toEqual([
    { label: '13 years or more', count: 1 },
  ])
})

it('vehicles are counted by age, each VIN once, and those without a year apart', () => {
  const vehicles = ['V', 'T', 'P', 'N', 'K', 'J', 'C', 'C', '1'].map(code => seen(vinOf(code)))
  expect(ageGroups([...vehicles, seen(null), seen('SHORT')], '2026-11-22')).toEqual([
    { label: 'Up to 3 years', count: 3 },
    { label: '4 to 7 years', count: 2 },
    { label: '8 to 12 years', count: 1 },
    { label: '13 years or more', count: 2 },
    { label: 'Year not on record', count: 1 },
  ])
})

it('without vehicles there are no ages, and no group of unknown years where all are known', () => {
  expect(ageGroups([seen(null)], '2026-11-22')).toEqual([])
  expect(ageGroups([seen(vinOf('C'))], '2026-11-22')).toHaveLength(4)
})

it('every vehicle has one age, and a model year is never after next year', () => {
  holds([fc.array(arbitrary.carrierVehicles), arbitrary.calendarDates], (vehicles, today) => {
    const counted = ageGroups(vehicles, today).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBeLessThanOrEqual(vehicles.length)
    for (const vehicle of vehicles)
      for (const day of [today, vehicle.date])
        expect(modelYearOfVin(vehicle, today) ?? 0).toBeLessThanOrEqual(Number(day.slice(0, 4)) + 1)
  })
})
