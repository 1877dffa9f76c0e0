import { anInspection } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { inspectionTotals, outOfServiceRate } from './inspection-totals.ts'

const TODAY = '2026-11-21'
const none = { inspections: 0, outOfService: 0, rate: null }

it('inspections are counted for each kind that they covered', () => {
  const rows = [
    anInspection({ outOfService: { vehicle: true, driver: false, hazmat: null } }),
    anInspection({ outOfService: { vehicle: null, driver: true, hazmat: null } }),
    ...Array.from({ length: 4 }, () =>
      anInspection({
        inspectedOn: '2026-03-01',
        outOfService: { vehicle: false, driver: null, hazmat: true },
      }),
    ),
  ]
  expect(inspectionTotals(rows, TODAY)).toEqual({
    inspections: 6,
    vehicle: { inspections: 5, outOfService: 1, rate: 0.2 },
    driver: { inspections: 2, outOfService: 1, rate: null },
    hazmat: { inspections: 4, outOfService: 4, rate: null },
    lastInspectedOn: '2026-08-01',
  })
})

it('inspections of more than 24 months ago do not count', () => {
  expect(inspectionTotals([anInspection({ inspectedOn: '2024-11-20' })], TODAY)).toEqual({
    inspections: 0,
    vehicle: none,
    driver: none,
    hazmat: none,
    lastInspectedOn: null,
  })
})

it.each([
  [0, 0, null],
  [4, 4, null],
  [0, 5, 0],
  [1, 5, 0.2],
  [6, 6, 1],
])('%i of %i out of service is a rate of %s', (stopped, inspections, rate) => {
  expect(outOfServiceRate(stopped, inspections)).toBe(rate)
})
