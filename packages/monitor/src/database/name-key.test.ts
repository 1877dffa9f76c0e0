import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierKey, nameKey } from './name-key.ts'

describe('nameKey', () => {
  it.each([
    ['Eagle Mesa Freight, L.L.C.', 'EAGLEMESAFREIGHTLLC'],
    ["O'Hara & Sons #2", 'OHARASONS2'],
    ['TRANSPORTES PEÑA', 'TRANSPORTESPENA'],
    ['Groß Spedition', 'GROSSSPEDITION'],
    ['<b>Bold</b> Haul', 'BBOLDBHAUL'],
    [' -- ', ''],
    ['', ''],
  ])('%j is compared as %j', (name, key) => {
    expect(nameKey(name)).toBe(key)
  })

  it('the key of a name key is the same', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => nameKey(nameKey(name)) === nameKey(name)))
  })

  it('names that differ in case, blanks and punctuation have one key', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(ascii, name => {
        expect(nameKey(` ${name.toLowerCase().split('').join('.')}-`)).toBe(nameKey(name))
      }),
    )
  })

  it('the key of a name has only letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        expect(nameKey(name)).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })
})

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

  it('numbers that differ in dashes, blanks and case have one key', () => {
    const value = fc.stringMatching(/^[A-Z0-9]{1,17}$/)
    fc.assert(
      fc.property(value, fc.nat(16), fc.constantFrom('-', ' ', ' - '), (text, at, sign) => {
        expect(identifierKey(text.slice(0, at).toLowerCase() + sign + text.slice(at))).toBe(text)
      }),
    )
  })
})
