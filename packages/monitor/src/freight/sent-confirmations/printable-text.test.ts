import { describe, expect, it } from 'vitest'
import { printableText, UnprintableText } from './printable-text.ts'

describe('the text of a document', () => {
  it.each([
    ['EAGLE & SONS – “Ruth’s”', 'EAGLE & SONS – “Ruth’s”'],
    ['Transportes Peña e\u0301', 'Transportes Peña é'],
    ['Łódź Žužul', 'Lódz Žužul'],
    ['a\r\nb\tc\u202ed', 'a\nb c d'],
  ])('%j is printed as %j', (text, printed) => {
    expect(printableText(text)).toBe(printed)
  })

  it.each(['漢', 'Заря', '🚚'])('%s is never printed as something else', text => {
    expect(() => printableText(text)).toThrow(UnprintableText)
  })
})
