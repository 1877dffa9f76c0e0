import { expect, it } from 'vitest'
import { movedCounts } from './moved-counts.ts'

const COUNTS = { mine: 3, dismissed: 0, all: 3 }

it.each([
  [['mine'], ['dismissed'], { mine: 2, dismissed: 1, all: 3 }],
  [['mine'], [], { mine: 2, dismissed: 0, all: 3 }],
  [[], ['dismissed'], { mine: 3, dismissed: 1, all: 3 }],
  [[], [], COUNTS],
  [['dismissed'], ['mine'], { mine: 4, dismissed: 0, all: 3 }],
  [['mine', 'all'], ['dismissed', 'all'], { mine: 2, dismissed: 1, all: 3 }],
  [['mine', 'all'], [], { mine: 2, dismissed: 0, all: 2 }],
])('a row that moves from %j to %j is counted there', (from, to, counts) => {
  expect(movedCounts(COUNTS, from, to)).toEqual(counts)
})
