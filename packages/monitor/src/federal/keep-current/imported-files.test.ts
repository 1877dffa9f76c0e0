import { describe, expect, it } from 'vitest'
import { dayOfFacts } from './imported-files.ts'

describe('the day of the facts in a file', () => {
  it.each([
    ['is the newest date inside', '2026-11-18', '2026-11-20', undefined, '2026-11-18'],
    ['is the day of publication where no column has a date', null, '2026-11-20', undefined, '2026-11-20'],
    ['is never after the day of publication', '2026-11-20', '2026-11-19', undefined, '2026-11-19'],
    ['follows that of the file before', '2026-11-10', '2026-11-20', '2026-11-18', '2026-11-19'],
    [
      'is that of the file before, published twice on it',
      '2026-11-10',
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'is its own where a newer one was published before',
      '2026-11-10',
      '2026-11-12',
      '2026-11-20',
      '2026-11-10',
    ],
  ])('%s', (_, newestDay, publishedOn, before, day) => {
    const imported = before === undefined ? undefined : { asOf: before, publishedOn: before }
    expect(dayOfFacts({ newestDay, publishedOn }, imported)).toBe(day)
  })
})
