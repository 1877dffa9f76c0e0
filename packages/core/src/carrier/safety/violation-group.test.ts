import { expect, it } from 'vitest'
import { VIOLATION_GROUP_LABELS, VIOLATION_GROUPS, violationGroup } from './violation-group.ts'

it.each([
  [0, 'unknown'],
  [1, 'driver'],
  [14, 'driver'],
  [15, 'vehicle'],
  [30, 'vehicle'],
  [31, 'hazmat'],
  [39, 'hazmat'],
  [40, 'driver'],
  [49, 'driver'],
  [50, 'unknown'],
  [99, 'unknown'],
  [null, 'unknown'],
])('a violation of category %s is in the group %s', (category, group) => {
  expect(violationGroup(category)).toBe(group)
})

it('every violation group has a label', () => {
  expect(VIOLATION_GROUPS.map(group => VIOLATION_GROUP_LABELS[group])).toEqual([
    'Driver',
    'Vehicle',
    'Hazardous materials',
    'Unknown',
  ])
})
