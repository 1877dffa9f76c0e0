import { expect, it } from 'vitest'
import {
  CARRIER_VEHICLE_AREAS,
  ELD_DAYS_SHOWN,
  END_DAYS_AFTER,
  isInWindow,
  MOVEMENTS_PAGE_SIZE,
  movementWindow,
  START_DAYS_BEFORE,
  VEHICLE_LIST_YEARS,
  vehicleListFrom,
  VEHICLE_SINCE_LABELS,
  VEHICLE_SINCE_MONTHS,
  vehiclesSeenFrom,
} from './vehicle-windows.ts'

it('are two years, two days before, five after, three ELD days, five areas and twenty movements', () => {
  expect([
    VEHICLE_LIST_YEARS,
    START_DAYS_BEFORE,
    END_DAYS_AFTER,
    ELD_DAYS_SHOWN,
    CARRIER_VEHICLE_AREAS,
    MOVEMENTS_PAGE_SIZE,
  ]).toEqual([2, 2, 5, 3, 5, 20])
})

it.each([
  ['2026-11-21', '2024-11-21'],
  ['2028-02-29', '2026-02-28'],
  ['2026-01-01', '2024-01-01'],
] as const)('on %s the vehicle list begins on %s', (today, from) => {
  expect(vehicleListFrom(today)).toBe(from)
})

it('the days around a day cross the ends of months', () => {
  expect(movementWindow('2026-03-01')).toEqual({ from: '2026-02-27', to: '2026-03-06' })
})

it.each([
  ['2026-02-26', false],
  ['2026-02-27', true],
  ['2026-03-06', true],
  ['2026-03-07', false],
] as const)('the days around a day contain %s: %s', (day, is) => {
  expect(isInWindow(day, movementWindow('2026-03-01'))).toBe(is)
})

it.each([
  [1, '2026-10-22', 'Last month'],
  [3, '2026-08-22', 'Last 3 months'],
  [12, '2025-11-22', 'Last 12 months'],
  [24, '2024-11-22', 'Last 2 years'],
] as const)('vehicles of the last %d months are those since %s, as "%s"', (months, from, label) => {
  expect(vehiclesSeenFrom('2026-11-22', months)).toBe(from)
  expect(VEHICLE_SINCE_LABELS[months]).toBe(label)
})

it('the longest list of vehicles is the one of section 9', () => {
  expect(vehiclesSeenFrom('2026-11-22', Math.max(...VEHICLE_SINCE_MONTHS) as 24)).toBe(
    vehicleListFrom('2026-11-22'),
  )
})
