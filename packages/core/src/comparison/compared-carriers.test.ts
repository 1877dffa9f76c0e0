import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CarrierId } from '../shared/ids.ts'
import {
  COMPARE_TWO_TO_FOUR,
  comparedCarriers,
  mayCompare,
  movedCompared,
  whyNotCompare,
  withCompared,
  withoutCompared,
} from './compared-carriers.ts'

const some = (...numbers: readonly number[]): readonly CarrierId[] => numbers.map(each => id<'carrier'>(each))

it.each([
  [0, COMPARE_TWO_TO_FOUR],
  [1, COMPARE_TWO_TO_FOUR],
  [2, undefined],
  [4, undefined],
  [5, COMPARE_TWO_TO_FOUR],
])('%d carriers can be compared: %s', (count, why) => {
  expect([whyNotCompare(count), mayCompare(count)]).toEqual([why, why === undefined])
})

it('compared carriers are each listed once, in order, and four at most', () => {
  expect(comparedCarriers(some(9, 7, 9, 3, 7, 5, 4))).toEqual(some(9, 7, 3, 5))
})

it('adding a carrier appends it, unless it is listed or there are four', () => {
  expect(withCompared(some(7, 9), id(3))).toEqual(some(7, 9, 3))
  expect(withCompared(some(7, 9), id(7))).toEqual(some(7, 9))
  expect(withCompared(some(7, 9, 3, 4), id(5))).toEqual(some(7, 9, 3, 4))
})

it('removing an unlisted carrier changes nothing', () => {
  expect(withoutCompared(some(7, 9), id(7))).toEqual(some(9))
  expect(withoutCompared(some(7, 9), id(3))).toEqual(some(7, 9))
})

it.each([
  [9, 'left', [9, 7, 3]],
  [9, 'right', [7, 3, 9]],
  [7, 'left', [7, 9, 3]],
  [3, 'right', [7, 9, 3]],
  [5, 'left', [7, 9, 3]],
  [5, 'right', [7, 9, 3]],
] as const)('the carrier %d moves %s', (which, move, after) => {
  expect(movedCompared(some(7, 9, 3), id(which), move)).toEqual(some(...after))
})
