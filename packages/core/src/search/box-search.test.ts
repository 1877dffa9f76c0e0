import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Identifier } from '../carrier/identifiers.ts'
import { boxQuery, boxSearchText, carrierOfNumber, otherNumberQuery, spelledQuery } from './box-search.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import { recognizeText } from './recognize-text.ts'

const queryOf = (text: string) => boxQuery(recognizeText(text), text)
const textOf = (text: string) => boxSearchText(recognizeText(text), text)

it.each([
  ['usdot# 00123', { kind: 'identifier-prefix', type: 'DOT', value: '123' }],
  ['000123', { kind: 'identifier-prefix', type: null, value: '123' }],
  ['eagle mesa', undefined],
] as const)('the number that %j spells is searched as %j', (text, query) => {
  expect(spelledQuery(recognizeText(text))).toEqual(query)
})

it.each([
  ['usdot# 00123', 'DOT 123', { kind: 'identifier-prefix', type: 'DOT', value: '123' }],
  ['MC No. 123', 'MC 123', { kind: 'identifier-prefix', type: 'MC', value: '123' }],
  ['000123', '123', { kind: 'identifier-prefix', type: null, value: '123' }],
  [
    'r-123456-7',
    'NIR R-123456-7',
    { kind: 'identifier-exact', type: 'NIR_QC', value: 'R-123456-7', region: null },
  ],
  ['NSC ON 1234', 'NSC ON 1234', { kind: 'identifier-exact', type: 'NSC', value: '1234', region: 'ON' }],
  [
    'CVOR 123-456-789',
    'CVOR 123456789',
    { kind: 'identifier-exact', type: 'CVOR', value: '123456789', region: null },
  ],
  [' eagle mesa ', 'eagle mesa', { kind: 'name-prefix', value: 'EAGLEMESA' }],
  ['(503) 555-8086', '(503) 555-8086', { kind: 'name-prefix', value: '5035558086' }],
  ['P718345', 'P718345', { kind: 'name-prefix', value: 'P718345' }],
  ['T118', 'T118', { kind: 'name-prefix', value: 'T118' }],
  ['MC 9 / DOT 123', 'DOT 123', { kind: 'identifier-prefix', type: 'DOT', value: '123' }],
  ['unit 12', 'unit 12', { kind: 'name-prefix', value: 'UNIT12' }],
  ['a@b.example', 'a@b.example', { kind: 'name-prefix', value: 'ABEXAMPLE' }],
  ['1XPBDP9X2FD243217', '1XPBDP9X2FD243217', { kind: 'name-prefix', value: '1XPBDP9X2FD243217' }],
])('the box searches %s as %s', (text, searched, value) => {
  expect(queryOf(text)).toEqual({ ok: true, value })
  expect(textOf(text)).toBe(searched)
})

it('the results page reads the text of the box as the same search', () => {
  const pieces = fc.constantFrom(
    ...['USDOT', 'DOT', 'MC', 'FF', 'SCAC', 'CVOR', 'NSC', 'NIR', 'RFC', 'ON', 'R'],
    ...[
      ...['#', ':', ' ', '-', 'No. ', '0', '12', '123456', '7', 'ABCD', 'EAGLE', 'unit', '(503)', '555-8086'],
    ],
  )
  holds([fc.array(pieces, { maxLength: 5 }).map(parts => parts.join(''))], text => {
    const query = queryOf(text)
    const read = readCarrierSearchText(textOf(text))
    if (!query.ok || !read.ok) expect(query.ok).toBe(read.ok)
    else expect(read.value).toMatchObject({ kind: query.value.kind, value: query.value.value })
  })
})

it('a text that only may be a plate or a unit number is always searched as a name', () => {
  const texts = fc.oneof(fc.constantFrom('0a00A-az', 'IL-P7183'), fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/))
  holds([texts], text => {
    const recognized = recognizeText(text)
    if (recognized.kind !== 'unit' && recognized.kind !== 'plate') return
    expect(recognized.certainty).toBe('possible')
    expect(queryOf(text)).toMatchObject({ ok: true, value: { kind: 'name-prefix' } })
  })
})

describe('the carrier of a number', () => {
  const carrier = (...identifiers: readonly [Identifier['type'], string, string?][]) => ({
    identifiers: identifiers.map(([type, value, region = null]) => ({ type, value, region })),
  })
  const exact = carrier(['DOT', '123'], ['MC', '9'])
  const longer = carrier(['DOT', '1234'], ['MC', '123999'])
  const of = (text: string, carriers = [exact, longer]) => carrierOfNumber(recognizeText(text), carriers)

  it.each(['DOT 123', 'USDOT#00123', '123', 'mc: 9', '9'])('%s is exactly one carrier', text => {
    expect(of(text)).toBe(exact)
  })

  it.each(['MC 9 / DOT 123', 'MC 9 / DOT 1', 'MC 77 / DOT 123'])(
    '%s is exactly one carrier by either',
    text => {
      expect(of(text)).toBe(exact)
    },
  )

  it('two numbers of two carriers are neither', () => {
    expect(of('MC 123999 / DOT 123')).toBeUndefined()
  })

  it('the second number is searched only if no carrier has the first', () => {
    const next = (text: string, carriers = [exact]) => otherNumberQuery(recognizeText(text), carriers)
    expect(next('MC 9 / DOT 123')).toBeUndefined()
    expect(next('MC 9 / DOT 1', [longer])).toEqual({ kind: 'identifier-prefix', type: 'MC', value: '9' })
    expect(next('DOT 1', [longer])).toBeUndefined()
  })

  it.each(['12', 'DOT 12', 'MC 123', 'EAGLE', 'unit 123', ''])('%s is no carrier exactly', text => {
    expect(of(text)).toBeUndefined()
  })

  it('digits that are the MC of one carrier and the DOT of another are neither', () => {
    expect(of('9', [exact, carrier(['DOT', '9'])])).toBeUndefined()
  })

  it('an NSC number without a region is of any region, with one of that region alone', () => {
    const ontario = carrier(['NSC', '123456', 'ON'])
    expect(of('NSC 123456', [ontario])).toBe(ontario)
    expect(of('NSC ON 123456', [ontario])).toBe(ontario)
    expect(of('NSC QC 123456', [ontario])).toBeUndefined()
  })
})
