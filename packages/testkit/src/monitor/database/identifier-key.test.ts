import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierKey } from './identifier-key.ts'

describe('identifierKey', () => {
  it.each([
    ['R-123456-7', 'R1234567'],
    ['123-456-789', '123456789'],
    [' abcd ', 'ABCD'],
    ['3214567', '3214567'],
    ['- -', ''],
  ])('%j is compared as %j', (value, key) => {
    expect(identifierKey(value)).toBe(key)
  })

  it('dashes, blanks and case never tell two numbers apart', () => {
    const value = fc.stringMatching(/^[A-Z0-9]{1,17}$/)
    fc.assert(
      fc.property(value, fc.nat(16), fc.constantFrom('-', ' ', ' - '), (text, at, sign) => {
        expect(identifierKey(text.slice(0, at).toLowerCase() + sign + text.slice(at))).toBe(text)
      }),
    )
  })
})
