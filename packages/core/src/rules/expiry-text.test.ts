import { expect, it } from 'vitest'
import { expiryText } from './expiry-text.ts'

it.each([
  ['2080-01-01', 'indefinite'],
  ['2027-03-04', 'until Mar 4, 2027'],
  ['2026-11-21', 'until Nov 21, 2026'],
  ['2026-11-20', 'expired Nov 20, 2026'],
] as const)('an override that ends %s is %s', (expiresOn, expected) => {
  expect(expiryText(expiresOn, '2026-11-21')).toBe(expected)
})

it('an indefinite override does not expire, even when its date has passed', () => {
  expect(expiryText('2080-01-01', '2080-01-02')).toBe('indefinite')
})
