import { expect, it } from 'vitest'
import { foundCountText } from './found-count.ts'

it.each([
  [0, '0 carriers'],
  [1, '1 carrier'],
  [4_999, '4,999 carriers'],
  [5_000, '5,000 carriers or more'],
])('a count of %i carriers found is shown as %s', (total, text) => {
  expect(foundCountText(total)).toBe(text)
})
