import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { litText } from './lit-text.ts'

describe('litText', () => {
  it.each([
    ['EAGLE MESA FREIGHT LLC', 'EAGLEM', 'start', { before: '', lit: 'EAGLE M', after: 'ESA FREIGHT LLC' }],
    ['J.B. Stone', 'jbs', 'start', { before: '', lit: 'J.B. S', after: 'tone' }],
    ['"Quoted" Haulers', 'QUOTEDH', 'start', { before: '"', lit: 'Quoted" H', after: 'aulers' }],
    ['R-123456-7', '1234', 'anywhere', { before: 'R-', lit: '1234', after: '56-7' }],
    ['R-123456-7', 'R1234567', 'whole', { before: '', lit: 'R-123456-7', after: '' }],
    ['R-123456-7', 'R123456', 'whole', undefined],
    ['Mesa Eagle', 'EAGLE', 'start', undefined],
    ['Mesa Eagle', 'EAGLE', 'anywhere', { before: 'Mesa ', lit: 'Eagle', after: '' }],
    ['Straße', 'STRASS', 'start', { before: '', lit: 'Straß', after: 'e' }],
    ['Anything', '', 'start', { before: 'Anything', lit: '', after: '' }],
    ['', 'A', 'start', undefined],
  ] as const)('%s, typed %s (%s)', (text, typed, where, lit) => {
    expect(litText(text, typed, where)).toEqual(lit)
  })

  it('never changes the text it cuts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 4 }), (text, typed) => {
        const lit = litText(text, typed, 'anywhere')
        fc.pre(lit !== undefined)
        expect(lit.before + lit.lit + lit.after).toBe(text)
      }),
    )
  })

  it('finds every start of the text itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, cut) => {
        const typed = text.slice(0, cut % (text.length + 1))
        expect(litText(text, typed)).toBeDefined()
      }),
    )
  })
})
