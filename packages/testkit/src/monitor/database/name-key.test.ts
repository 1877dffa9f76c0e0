import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

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

  it('a key is its own key', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => nameKey(nameKey(name)) === nameKey(name)))
  })

  it('case, blanks and signs never tell two names apart', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(ascii, name => {
        expect(nameKey(` ${name.toLowerCase().split('').join('.')}-`)).toBe(nameKey(name))
      }),
    )
  })

  it('holds nothing but letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        expect(nameKey(name)).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })
})
