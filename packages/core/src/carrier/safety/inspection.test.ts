import { anInspection, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  INSPECTION_LEVELS,
  inspectionLevelText,
  inspectionResultText,
  inspectionsInOrder,
} from './inspection.ts'

it('an inspection has one of eight levels', () => {
  expect(INSPECTION_LEVELS).toEqual([
    [1, 'Full: driver and vehicle'],
    [2, 'Walk-around: driver and vehicle'],
    [3, 'Driver and credentials only'],
    [4, 'Special study'],
    [5, 'Vehicle only'],
    [6, 'Radioactive shipment'],
    [7, 'Jurisdictional'],
    [8, 'Electronic'],
  ])
})

it.each([
  [1, 'Level 1, full: driver and vehicle'],
  [3, 'Level 3, driver and credentials only'],
  [9, 'Level 9'],
  [99, 'Level not on record'],
  [null, 'Level not on record'],
])('an inspection of level %s is "%s"', (level, text) => {
  expect(inspectionLevelText(level)).toBe(text)
})

it.each([
  [true, true, true, 'Vehicle, driver, hazardous materials out of service'],
  [true, null, false, 'Vehicle out of service'],
  [false, true, null, 'Driver out of service'],
  [null, null, true, 'Hazardous materials out of service'],
  [false, false, false, 'Nothing out of service'],
  [null, false, null, 'Nothing out of service'],
  [false, null, null, 'Nothing out of service'],
  [null, null, null, 'Not on record'],
])('an inspection with vehicle %s, driver %s, hazmat %s is "%s"', (vehicle, driver, hazmat, text) => {
  expect(inspectionResultText({ outOfService: { vehicle, driver, hazmat } })).toBe(text)
})

it('an inspection comes before older ones, and on one day before those of a lower id', () => {
  const rows = [
    anInspection({ id: id(1), inspectedOn: '2026-01-02' }),
    anInspection({ id: id(3), inspectedOn: '2026-01-01' }),
    anInspection({ id: id(4), inspectedOn: '2026-01-02' }),
  ]
  expect(inspectionsInOrder(rows).map(row => row.id)).toEqual([4, 1, 3])
})
