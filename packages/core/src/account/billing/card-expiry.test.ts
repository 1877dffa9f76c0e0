import { expect, it } from 'vitest'
import { cardExpiryText, isCardExpired } from './card-expiry.ts'

it.each([
  [11, 2026, '2026-11-30', false, 'expires this month, 11/2026'],
  [11, 2026, '2026-11-01', false, 'expires this month, 11/2026'],
  [11, 2026, '2026-12-01', true, 'expired 11/2026'],
  [12, 2026, '2026-11-30', false, 'expires 12/2026'],
  [12, 2026, '2027-01-01', true, 'expired 12/2026'],
  [1, 2027, '2026-12-31', false, 'expires 01/2027'],
  [4, 2029, '2026-11-21', false, 'expires 04/2029'],
  [11, 2025, '2026-11-21', true, 'expired 11/2025'],
  [12, 2025, '2026-01-31', true, 'expired 12/2025'],
] as const)(
  'a card of %i/%i on %s has expired: %s, and the text is %s',
  (month, year, today, isExpired, text) => {
    expect(isCardExpired({ month, year }, today)).toBe(isExpired)
    expect(cardExpiryText({ month, year }, today)).toBe(text)
  },
)

it('a card whose expiry is not on record has not expired, and says so', () => {
  expect(isCardExpired(null, '2026-11-21')).toBe(false)
  expect(cardExpiryText(null, '2026-11-21')).toBe('expiry not on record')
})
