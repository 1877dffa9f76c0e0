import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierText } from '../carrier/identifier-text.ts'
import { stripName } from './name-text.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'

/** The grammar once more, as one compiled pattern a form: slower, and written apart from what it checks. */
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
  it('reads as the patterns of the grammar say', () => {
    holds([fc.array(pieces, { maxLength: 7 }).map(parts => parts.join(''))], text => {
      const plain = text.trim().toUpperCase()
      const form = ORACLE.find(([pattern]) => pattern.test(plain))
      const otherwise = plain === '' ? 'empty' : stripName(plain) === '' ? 'nothing-to-search' : 'name-prefix'
      expect(kindOf(text)).toBe(form?.[1] ?? otherwise)
    })
  })

  it('case and blanks around it do not matter', () => {
    holds([fc.array(pieces, { maxLength: 7 }).map(parts => parts.join(''))], text => {
      expect(readCarrierSearchText(` ${text.toLowerCase()} `)).toEqual(readCarrierSearchText(text))
    })
  })

  it('never asks for everything, whatever is typed', () => {
    holds([texts], text => {
      const read = readCarrierSearchText(text)
      const asksForEverything =
        read.ok &&
        read.value.value === '' &&
        (read.value.kind !== 'identifier-prefix' || read.value.type === null)
      expect(asksForEverything).toBe(false)
      expect(read.ok || read.refusal.message !== '').toBe(true)
    })
  })

  it('an identifier as a screen shows it is searched as an identifier of its type', () => {
    holds([arbitrary.identifiers], identifier => {
      const read = readCarrierSearchText(identifierText(identifier).replace('Quebec ', ''))
      expect(read).toMatchObject({ ok: true, value: { type: identifier.type } })
    })
  })

  it('a stripped name has nothing left to strip', () => {
    holds([texts], text => {
      const stripped = stripName(text)
      expect(stripName(stripped)).toBe(stripped)
      expect(stripped).not.toMatch(/[^\p{L}\p{N}]/u)
    })
  })
})
