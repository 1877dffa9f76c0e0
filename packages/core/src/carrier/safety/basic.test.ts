import { expect, it } from 'vitest'
import { BASIC_FACTS, BASICS, basicOfId, exceedsThreshold } from './basic.ts'

it('the behavior categories have their labels, ids and thresholds', () => {
  expect(
    BASICS.map(basic => {
      const { label, id, thresholds } = BASIC_FACTS[basic]
      return [basic, label, id, thresholds.general, thresholds.hazmat, thresholds.passenger]
    }),
  ).toEqual([
    ['unsafe_driving', 'Unsafe driving', 11, 65, 60, 50],
    ['hours_of_service', 'Hours of service', 12, 65, 60, 50],
    ['driver_fitness', 'Driver fitness', 13, 80, 75, 65],
    ['controlled_substances', 'Controlled substances and alcohol', 14, 80, 75, 65],
    ['vehicle_maintenance', 'Vehicle maintenance', 15, 80, 75, 65],
    ['crash_indicator', 'Crash indicator', null, 65, 60, 50],
    ['hazmat_compliance', 'Hazardous materials compliance', null, 80, 80, 80],
  ])
})

it.each([
  [10, undefined],
  [11, 'unsafe_driving'],
  [12, 'hours_of_service'],
  [13, 'driver_fitness'],
  [14, 'controlled_substances'],
  [15, 'vehicle_maintenance'],
  [16, undefined],
])('the category of id %i is %s', (id, basic) => {
  expect(basicOfId(id)).toBe(basic)
})

it.each([
  ['unsafe_driving', 64, 'general', false],
  ['unsafe_driving', 65, 'general', true],
  ['unsafe_driving', 60, 'hazmat', true],
  ['unsafe_driving', 50, 'passenger', true],
  ['unsafe_driving', 49, 'passenger', false],
  ['vehicle_maintenance', 79, 'general', false],
  ['vehicle_maintenance', 80, 'general', true],
  ['vehicle_maintenance', null, 'general', null],
] as const)('%s at %s of %s carriers requires intervention: %s', (basic, percentile, group, expected) => {
  expect(exceedsThreshold({ basic, percentile }, group)).toBe(expected)
})
