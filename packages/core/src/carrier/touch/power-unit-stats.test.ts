import { aPowerUnitStats } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { powerUnitSources, powerUnitsFact } from './power-unit-stats.ts'

it.each([
  [12, 9, 8, 11, '11 of 12 observed', 'plain'],
  [12, 12, null, null, '12 of 12 observed', 'plain'],
  [12, null, 13, 0, '13 of 12 observed', 'incomplete'],
  [12, 0, null, null, '0 of 12 observed', 'incomplete'],
  [1, null, null, 0, '0 of 1 observed', 'incomplete'],
  [0, 0, 0, 0, '0 of 0 observed', 'plain'],
  [1_200, null, null, null, '1,200 reported', 'plain'],
  [null, 1_200, 3, null, '1,200 observed', 'plain'],
  [null, 0, null, null, '0 observed', 'plain'],
  [null, null, null, null, 'not on record', 'unknown'],
])(
  'reported %s, inspected %s, on ELD %s, insured %s: "%s"',
  (reported, inspected, onEld, insured, text, tone) => {
    expect(powerUnitsFact(aPowerUnitStats({ reported, inspected, onEld, insured }))).toEqual({ text, tone })
  },
)

it('trucks are shown by source, without those that are not on record', () => {
  expect(powerUnitSources(aPowerUnitStats({ inspected: null, onEld: 0 }))).toEqual([
    { label: 'Reported to FMCSA', count: 12 },
    { label: 'On its ELD', count: 0 },
    { label: 'Insured by VIN', count: 11 },
  ])
})
