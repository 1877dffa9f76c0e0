import { expect, it } from 'vitest'
import { movedCount } from './moved-count.ts'

const COUNTS = { mine: 3, dismissed: 0 }

it.each([
  ['mine', 'dismissed', { mine: 2, dismissed: 1 }],
  ['mine', null, { mine: 2, dismissed: 0 }],
  [null, 'dismissed', { mine: 3, dismissed: 1 }],
  [null, null, COUNTS],
  ['dismissed', 'mine', { mine: 4, dismissed: 0 }],
] as const)('a row that moves from %s to %s is counted there', (from, to, counts) => {
  expect(movedCount(COUNTS, from, to)).toEqual(counts)
})
