import { describe, expect, it } from 'vitest'
import { plainText, stripAscii, stripName } from './name-text.ts'

describe('a name without what is not compared', () => {
  it.each([
    ['', ''],
    ['AZ09', 'AZ09'],
    ['A.Z @0/9[', 'AZ09'],
    ['..A', 'A'],
    ['A..', 'A'],
    ['...', ''],
    ['A~B`', 'AB'],
    [':;', ''],
  ])('the name %j is stripped to %j', (upper, stripped) => {
    expect(stripAscii(upper)).toBe(stripped)
    expect(stripName(upper)).toBe(stripped)
  })

  it.each(['É', 'A\u007f', 'Aé.', '🚚'])('the name %j is not ASCII', upper => {
    expect(stripAscii(upper)).toBeUndefined()
  })

  it.each([
    ['J.B. Hunt', 'JBHUNT'],
    ['Érable & Fils 2', 'ÉRABLEFILS2'],
    ['🚚 🚚', ''],
    ['李 Freight', '李FREIGHT'],
  ])('the name %j is compared as %j', (text, stripped) => {
    expect(stripName(text)).toBe(stripped)
  })
})

describe('a text that was pasted', () => {
  it.each([
    [' mc\u00a012 ', 'MC 12'],
    ['ＭＣ１２', 'MC12'],
    ['a—b–c', 'A-B-C'],
    ['e\u0301', 'É'],
    ['', ''],
  ])('the pasted text %j becomes plain: %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
