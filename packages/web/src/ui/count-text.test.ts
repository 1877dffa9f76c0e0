import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [2.5, '2.5'],
  [-12, '-12'],
])('the count %d is shown as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
