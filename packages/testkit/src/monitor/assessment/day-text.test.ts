import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it.each([
  ['2008-01-10', '10 Jan 2008'],
  ['2026-12-31', '31 Dec 2026'],
  ['2024-02-09', '9 Feb 2024'],
])('%s is %s', (day, words) => {
  expect(dayText(day)).toBe(words)
})
