import { expect, it } from 'vitest'
import { untilText } from './until-text.ts'

it.each([
  [1, 'in 1 s'],
  [90, 'in 90 s'],
  [91, 'in 2 minutes'],
  [3_600, 'in 60 minutes'],
])('%d seconds from now is %s', (seconds, text) => {
  expect(untilText(seconds)).toBe(text)
})
