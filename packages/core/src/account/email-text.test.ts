import { expect, it } from 'vitest'
import { EMAIL_CHARACTERS_MAX, emailText, isSameEmail, looksLikeEmail } from './email-text.ts'

const ofLength = (length: number) => `dana@${'x'.repeat(length - 13)}.example`

it('an address is trimmed', () => {
  expect(emailText(' dana@northlake.example\n')).toBe('dana@northlake.example')
})

it.each([
  ['dana@northlake.example', true],
  ['d@n.e', true],
  ['dana+loads@mail.northlake.example', true],
  [ofLength(EMAIL_CHARACTERS_MAX), true],
  [ofLength(EMAIL_CHARACTERS_MAX + 1), false],
  ['dana', false],
  ['dana@northlake', false],
  ['@northlake.example', false],
  ['dana@', false],
  ['dana@.example', false],
  ['dana@northlake.', false],
  ['dana@north..example', false],
  ['dana@north@lake.example', false],
  ['dana@north.example@lake', false],
  ['dana reyes@northlake.example', false],
  ['', false],
])('%j can be an address: %s', (text, can) => {
  expect(looksLikeEmail(text)).toBe(can)
})

it('an address has at most 254 characters', () => {
  expect(EMAIL_CHARACTERS_MAX).toBe(254)
})

it.each([
  ['noor@a.b', ' Noor@A.B ', true],
  [' Noor@A.B ', 'noor@a.b', true],
  ['noor@a.b', 'nora@a.b', false],
])('%j and %j are the same person: %s', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame)
})
