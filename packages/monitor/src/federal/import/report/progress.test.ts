import { expect, it } from 'vitest'
import { barLine, duration, logLine } from './progress.ts'

it.each([
  [{ bytesRead: 0, bytes: 1000, rows: 0, seconds: 0 }, '0 %  0 rows  0 a second'],
  [{ bytesRead: 250, bytes: 1000, rows: 5000, seconds: 10 }, '25 %  5,000 rows  500 a second  30 s left'],
  [{ bytesRead: 1000, bytes: 1000, rows: 20_000, seconds: 40 }, '100 %  20,000 rows  500 a second'],
])('%j is logged as %s', (progress, expected) => {
  expect(logLine(progress)).toBe(expected)
})

it('a bar fills with the bytes that were read and stays inside the terminal', () => {
  const progress = { bytesRead: 500, bytes: 1000, rows: 1_000_000, seconds: 60 }
  expect(barLine(progress, 120)).toBe(
    '████████████░░░░░░░░░░░░  50 %  1,000,000 rows  16,667 a second  1 min 00 s left',
  )
  expect(barLine(progress, 40)).toHaveLength(39)
})

it.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [60, '1 min 00 s'],
  [3725, '1 h 02 min'],
])('%d seconds are %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected)
})
