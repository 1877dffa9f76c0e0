import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CarrierNumber, identifiersOf, readCarrierNumber } from './carrier-number.ts'

const textOf = (number: CarrierNumber | undefined) =>
  number && identifiersOf(number).map(({ type, value, region }) => [type, region, value].join(' '))
const read = (text: string, type?: Parameters<typeof readCarrierNumber>[1]) =>
  textOf(readCarrierNumber(text, type))

describe("a carrier's number", () => {
  it.each([
    ['USDOT 1234567', 'DOT  1234567'],
    ['US DOT 1234567', 'DOT  1234567'],
    ['U.S. DOT #: 01234567', 'DOT  1234567'],
    ['dot№ 123', 'DOT  123'],
    ['DOT Num. 123', 'DOT  123'],
    ['MC#: 123456', 'MC  123456'],
    ['MC No123456', 'MC  123456'],
    ['MC Nbr 123456', 'MC  123456'],
    ['M.C. 123456', 'MC  123456'],
    ['MC-123456-C', 'MC  123456'],
    ['1103178-C', 'MC  1103178'],
    ['MC 123,456', 'MC  123456'],
    ['MC 123456.0', 'MC  123456'],
    ['Docket No. MX-004211', 'MX  4211'],
    ['R-123456-7', 'NIR_QC  R-123456-7'],
    ['SCAC: abcd', 'SCAC  ABCD'],
  ])('the number %s is read as one identifier', (text, is) => {
    expect(read(text)).toEqual([is])
  })

  it.each(['1234567', '  0001234567', '1,234,567', '1234567.0', '1,234,567.00', '#1234567', 'No. 1234567'])(
    'digits alone, as in %j, are a DOT or an MC number',
    text => {
      expect(read(text)).toEqual(['DOT  1234567', 'MC  1234567'])
    },
  )

  it.each([
    ['1234567', 'MC', 'MC  1234567'],
    ['1234567-C', 'MC', 'MC  1234567'],
    ['DOT 77', 'MC', 'DOT  77'],
    ['R1234567', 'NIR_QC', 'NIR_QC  R-123456-7'],
    ['MCAB', 'SCAC', 'SCAC  MCAB'],
    ['ON 123456789', 'NSC', 'NSC ON 123456789'],
  ] as const)('in a column of its own, %s as %s is %s', (text, type, is) => {
    expect(read(text, type)).toEqual([is])
  })

  it.each([
    ['', undefined],
    ['MC 0', undefined],
    ['0000', undefined],
    ['0', 'MC'],
    ['EAGLE MESA', undefined],
    ['EAGLE MESA', 'DOT'],
    ['SCACCIA', undefined],
    ['1.23457E+06', undefined],
    ['12,34', undefined],
    ['5035558086', undefined],
    ['123456789', 'DOT'],
    [`MC${' '.repeat(60)}1`, undefined],
  ] as const)('the text %j in a column of type %s is no number', (text, type) => {
    expect(read(text, type)).toBeUndefined()
  })

  it('every spelling of a number reads as the same identifier', () => {
    const prefixes = {
      DOT: ['DOT', 'USDOT', 'US DOT', 'U.S. DOT', 'US-DOT', 'dot', 'Usdot'],
      MC: ['MC', 'mc', 'M.C.', 'ICC MC', 'Docket MC', 'Motor Carrier No. MC'],
      MX: ['MX', 'mx'],
      FF: ['FF', 'ff'],
    } as const
    const spellings = fc.constantFrom('DOT', 'MC', 'MX', 'FF').chain(type =>
      fc.record({
        type: fc.constant(type),
        value: fc.integer({ min: 1, max: 99_999_999 }),
        prefix: fc.constantFrom(...prefixes[type]),
        word: fc.constantFrom('', ' No.', ' no', ' Number', ' NUM', ' №', '#', ' #', ':'),
        between: fc.constantFrom(' ', '-', ' - ', '  ', ' : ', '\u00a0', '–', ' '),
        zeros: fc.nat(3),
        grouped: fc.boolean(),
        after: type === 'MC' ? fc.constantFrom('', '-C', ' -P', '-B', ' ') : fc.constantFrom('', ' ', '.0'),
      }),
    )
    holds([spellings], ({ type, value, prefix, word, between, zeros, grouped, after }) => {
      const padded = `${'0'.repeat(Math.min(zeros, 8 - String(value).length))}${value}`
      const digits = grouped && zeros === 0 ? value.toLocaleString('en-US') : padded
      expect(read(`${prefix}${word}${between}${digits}${after}`)).toEqual([`${type}  ${value}`])
    })
  })
})
