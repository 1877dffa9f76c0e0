import { expect, it } from 'vitest'
import { UNIT_TYPES, unitRole, unitTypeText } from './unit-type.ts'

it('unit types have their codes, labels and roles', () => {
  expect(UNIT_TYPES.map(([code, text]) => [code, text, unitRole(code)])).toEqual([
    [1, 'Bus', 'power-unit'],
    [2, 'Dolly converter', 'trailer'],
    [3, 'Full trailer', 'trailer'],
    [4, 'Limousine', 'power-unit'],
    [5, 'Motor carrier', 'other'],
    [6, 'Other', 'other'],
    [7, 'Pole trailer', 'trailer'],
    [8, 'School bus', 'power-unit'],
    [9, 'Semi-trailer', 'trailer'],
    [10, 'Straight truck', 'power-unit'],
    [11, 'Truck tractor', 'power-unit'],
    [12, 'Van', 'power-unit'],
    [13, 'Unknown', 'other'],
    [14, 'Intermodal chassis', 'trailer'],
    [15, 'Crib log trailer', 'trailer'],
  ])
})

it.each([
  [11, 'Truck tractor', 'power-unit'],
  [77, 'Unit type 77', 'other'],
  [null, 'Not on record', 'other'],
])('unit type %s is "%s" and a %s', (code, text, role) => {
  expect(unitTypeText(code)).toBe(text)
  expect(unitRole(code)).toBe(role)
})
