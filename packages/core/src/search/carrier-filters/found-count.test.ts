import { expect, it } from 'vitest'
import { foundCountText } from './found-count.ts'

it.each([
  [0, '0 carriers'],
  [1, '1 carrier'],
  [999, '999 carriers'],
  [1_000, '1,000 carriers or more'],
])('a count of %i among all carriers is shown as %s', (total, text) => {
  expect(foundCountText(total, { onlyMine: false })).toBe(text)
})

it.each([
  [1_000, '1,000 carriers'],
  [4_999, '4,999 carriers'],
  [5_000, '5,000 carriers or more'],
])('a count of %i among My Carriers is shown as %s', (total, text) => {
  expect(foundCountText(total, { onlyMine: true })).toBe(text)
})
