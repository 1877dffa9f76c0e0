import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightText } from './highlight-text.ts'

describe('highlightText', () => {
  it.each([
    [
      'EAGLE MESA FREIGHT LLC',
      'EAGLEM',
      'start',
      { before: '', highlight: 'EAGLE M', after: 'ESA FREIGHT LLC' },
    ],
    ['J.B. Stone', 'jbs', 'start', { before: '', highlight: 'J.B. S', after: 'tone' }],
    ['"Quoted" Haulers', 'QUOTEDH', 'start', { before: '"', highlight: 'Quoted" H', after: 'aulers' }],
    ['R-123456-7', '1234', 'anywhere', { before: 'R-', highlight: '1234', after: '56-7' }],
    ['R-123456-7', 'R1234567', 'whole', { before: '', highlight: 'R-123456-7', after: '' }],
    ['R-123456-7', 'R123456', 'whole', undefined],
    ['Mesa Eagle', 'EAGLE', 'start', undefined],
    ['Mesa Eagle', 'EAGLE', 'anywhere', { before: 'Mesa ', highlight: 'Eagle', after: '' }],
    ['Straße', 'STRASS', 'start', { before: '', highlight: 'Straß', after: 'e' }],
    ['Anything', '', 'start', { before: 'Anything', highlight: '', after: '' }],
    ['', 'A', 'start', undefined],
  ] as const)('%s, typed %s (%s)', (text, typed, where, highlight) => {
    expect(highlightText(text, typed, where)).toEqual(highlight)
  })

  it('the three parts always add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 4 }), (text, typed) => {
        const highlight = highlightText(text, typed, 'anywhere')
        fc.pre(highlight !== undefined)
        expect(highlight.before + highlight.highlight + highlight.after).toBe(text)
      }),
    )
  })

  it('every prefix of a text is found in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, cut) => {
        const typed = text.slice(0, cut % (text.length + 1))
        expect(highlightText(text, typed)).toBeDefined()
      }),
    )
  })
})
