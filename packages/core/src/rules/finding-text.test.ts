import { expect, it } from 'vitest'
import { findingText, tooOldText } from './finding-text.ts'

it('a fact that is too old says of which day it is, and what is allowed', () => {
  expect(tooOldText({ asOf: '2026-05-14', olderThanDays: 30 })).toBe('as of May 14, 2026, older than 30 days')
  expect(tooOldText({ asOf: null, olderThanDays: 30 })).toBe('date not on record')
  expect(tooOldText({ asOf: '2026-05-14' })).toBeUndefined()
  expect(tooOldText({ asOf: '2026-05-14', olderThanDays: null })).toBeUndefined()
})

it('beside its day, the value of a fact says only that it is too old', () => {
  const found = { value: { code: 'cover', usd: 250_000, notice: null }, asOf: '2026-05-14' } as const
  expect(findingText(found)).toBe('$250,000')
  expect(findingText({ ...found, value: null })).toBe('not on record')
  expect(findingText({ ...found, olderThanDays: 1 })).toBe('$250,000, older than 1 day')
  expect(findingText({ ...found, asOf: null, olderThanDays: 30 })).toBe('$250,000, date not on record')
})
