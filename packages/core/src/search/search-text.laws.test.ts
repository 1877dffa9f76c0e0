import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { identifierText } from '../carrier/identifier-text.ts'
import { stripName } from '../shared/name-text.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import { readSearch } from './read-search.ts'
import { readIdentifierText } from './typed-identifier.ts'

/** The grammar again, as one regular expression for each form: slower, and written independently of the tested code. */
const ORACLE: readonly (readonly [RegExp, string])[] = [
  [/^\d+$/, 'identifier-prefix'],
  [/^(?:MC|DOT|MX|FF|SCAC|RFC)[-\s]*\d*$/, 'identifier-prefix'],
  [/^SCAC[-\s]+[A-Z]{1,4}$/, 'identifier-prefix'],
  [/^RFC[-\s]+[A-ZÑ&]{1,4}(?:-?\d[A-Z0-9-]{0,15})?$/, 'identifier-prefix'],
  [/^(?:CVOR|NIR|NSC)[-\s]*$/, 'identifier-prefix'],
  [/^CVOR[-\s]*\d[-\s\d]*$/, 'identifier-exact'],
  [/^(?:NIR[-\s]*)?[A-Z](?:[-\s]*\d){7}[-\s]*$/, 'identifier-exact'],
  [/^NSC[-\s]*(?:[A-Z]{2}[-\s]*)?\d[-\s\d]*$/, 'identifier-exact'],
  [/^-*\d[\d-]*$/, 'identifier-exact'],
]

const pieces = fc.constantFrom(
  ...[
    'MC',
    'DOT',
    'MX',
    'FF',
    'SCAC',
    'RFC',
    'CVOR',
    'NIR',
    'NSC',
    'ON',
    'R',
    'ab',
    '1',
    '42',
    '123456',
    '7',
    '-',
  ],
  ...[' ', '\t', '.', '&', 'Ñ', 'é', '🚚', 'EAGLE'],
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 7 }).map(parts => parts.join('')),
  fc.string({ maxLength: 220 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const kindOf = (text: string) => {
  const read = readCarrierSearchText(text)
  return read.ok ? read.value.kind : read.refusal.kind
}

describe('laws of the search text', () => {
  it('every search text is read as the regular expressions of the grammar say', () => {
    holds([fc.array(pieces, { maxLength: 7 }).map(parts => parts.join(''))], text => {
      const plain = text.trim().toUpperCase()
      const form = ORACLE.find(([pattern]) => pattern.test(plain))
      const otherwise = plain === '' ? 'empty' : stripName(plain) === '' ? 'nothing-to-search' : 'name-prefix'
      expect(kindOf(text)).toBe(form?.[1] ?? otherwise)
    })
  })

  it('case and surrounding blanks of a search text do not matter', () => {
    holds([fc.array(pieces, { maxLength: 7 }).map(parts => parts.join(''))], text => {
      expect(readCarrierSearchText(` ${text.toLowerCase()} `)).toEqual(readCarrierSearchText(text))
    })
  })

  it('a search text never matches everything, however it is read', () => {
    const options = fc.record({ page: fc.constant(1), asName: fc.boolean(), onlyMine: fc.boolean() })
    holds([texts, options], (text, option) => {
      const read = readSearch({ text, ...option })
      if (!read.ok) {
        expect(read.refusal.message).not.toBe('')
        return
      }
      const { kind, value } = read.value
      const listsOneType = kind === 'identifier-prefix' && read.value.type !== null
      expect(listsOneType || stripName(value) !== '').toBe(true)
    })
    const requests = fc.sample(fc.tuple(texts, options), { numRuns: 1_000, seed: 406 })
    expect(requests.filter(([text, option]) => !readSearch({ text, ...option }).ok).length).toBeGreaterThan(
      50,
    )
  })

  it('reading a search text takes linear time: each character is read a dozen times at most', () => {
    const readsWhile = (work: () => unknown) => {
      const reads = vi.spyOn(String.prototype, 'charCodeAt')
      try {
        work()
        return reads.mock.calls.length
      } finally {
        reads.mockRestore()
      }
    }
    const long = fc
      .tuple(fc.array(pieces, { maxLength: 3 }), fc.array(pieces, { minLength: 1, maxLength: 3 }))
      .map(([start, again]) => (start.join('') + again.join('').repeat(200)).toUpperCase())
    holds([long], text => {
      const reads = readsWhile(() => [readIdentifierText(text), stripName(text)])
      expect(reads).toBeGreaterThan(0)
      expect(reads).toBeLessThanOrEqual(12 * text.length)
    })
  })

  it('an identifier as shown on a screen is searched as an identifier of its type', () => {
    holds([arbitrary.identifiers], identifier => {
      const read = readCarrierSearchText(identifierText(identifier).replace('Quebec ', ''))
      expect(read).toMatchObject({ ok: true, value: { type: identifier.type } })
    })
  })

  it('stripping a name twice changes nothing more', () => {
    holds([texts], text => {
      const stripped = stripName(text)
      expect(stripName(stripped)).toBe(stripped)
      expect(stripped).not.toMatch(/[^\p{L}\p{N}]/u)
    })
  })
})
