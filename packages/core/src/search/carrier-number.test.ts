import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CarrierNumber, carrierNumberText, identifiersOf, readCarrierNumber } from './carrier-number.ts'

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
    ['DOT 8.489.000', 'DOT  8489000'],
    ['MC 1.234.000', 'MC  1234000'],
    ['MC 1,234,000.00', 'MC  1234000'],
    ['Dot number is 7259982', 'DOT  7259982'],
    ['48. DOT 7654321', 'DOT  7654321'],
    [
      'https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot&query_param=USDOT&query_string=7259982',
      'DOT  7259982',
    ],
    ['MC 123456.0', 'MC  123456'],
    ['Docket No. MX-004211', 'MX  4211'],
    ['R-123456-7', 'NIR_QC  R-123456-7'],
    ['SCAC: abcd', 'SCAC  ABCD'],
    ['DOT=1234567', 'DOT  1234567'],
    ['USDOT ID: 1234567', 'DOT  1234567'],
    ['DOTNo1234567', 'DOT  1234567'],
    ['DOT # 0001234567', 'DOT  1234567'],
    ['"USDOT 1234567",', 'DOT  1234567'],
    ['* DOT\u200b1234567;', 'DOT  1234567'],
    ['1234567 (USDOT)', 'DOT  1234567'],
    ['MC docket # 123456', 'MC  123456'],
    ['MC−123456', 'MC  123456'],
    ['MC# MC-123456', 'MC  123456'],
    ['MC/MX/FF Number(s): MC-123456', 'MC  123456'],
    ['I.C.C. 123456', 'MC  123456'],
    ['Motor Carrier No. 123456', 'MC  123456'],
    ['MC-123456 (C)', 'MC  123456'],
  ])('the number %s is read as one identifier', (text, is) => {
    expect(read(text)).toEqual([is])
  })

  it.each([
    '1234567',
    '  0001234567',
    '1,234,567',
    '1234567.0',
    '1,234,567.00',
    '#1234567',
    'No. 1234567',
    '1 234 567',
    '1.234.567',
    '="1234567"',
    '48. 1234567',
    'MC/DOT 1234567',
    'DOT or MC: 1234567',
  ])('digits alone, as in %j, are a DOT or an MC number', text => {
    expect(read(text)).toEqual(['DOT  1234567', 'MC  1234567'])
  })

  it.each([
    ['1234567', 'MC', 'MC  1234567'],
    ['123456', 'CVOR', 'CVOR  123456'],
    ['USDOT 1234567', 'CVOR', 'DOT  1234567'],
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
    ['1.234', undefined],
    ['555 123', undefined],
    ['DOT 1234567 MC 123456', undefined],
    ['DOT 1234567A', undefined],
    ['DOT 123456 8', undefined],
    ['DOT100000:0', undefined],
    ['MC 123456(7)', undefined],
    ['MC 123456)7', undefined],
    ['DOT 123456#78', undefined],
    ['MC 12345,678', undefined],
    ['MC 123/456', undefined],
    ['DOT 1.5', undefined],
    ['DOT 489.000', undefined],
    ['489.000', undefined],
    ['489.000', 'DOT'],
    ['1234567 8', 'DOT'],
    ['DOT 8.489.00', undefined],
    ['MC/DOT 123456/7259982', undefined],
    ['7.3E+06', undefined],
    ['1,23457E+06', 'DOT'],
    ['42 DOT CARRIERS', undefined],
    ['123456789', 'DOT'],
    [`MC${' '.repeat(60)}1`, undefined],
  ] as const)('the text %j in a column of type %s is no number', (text, type) => {
    expect(read(text, type)).toBeUndefined()
  })

  it.each([
    ['USDOT 1234567', 'certain'],
    ['1234567 (DOT)', 'likely'],
    ['Docket 123456', 'likely'],
    ['1103178-C', 'likely'],
    ['MC 123.456', 'likely'],
    ['MC 123-456', 'certain'],
    ['1234567', 'likely'],
    ['R1234567', 'possible'],
    ['R 123456 7', 'possible'],
    ['A100000 8', 'possible'],
    ['CVOR 12345', 'possible'],
    ['NSC TX 123456789', 'possible'],
  ])('the number %s is %s', (text, certainty) => {
    expect(readCarrierNumber(text)?.certainty).toBe(certainty)
  })

  it.each([
    ['usdot# 0123', 'DOT 123'],
    ['NSC on 123456789', 'NSC ON 123456789'],
    ['nir R-123456-7', 'NIR QC R-123456-7'],
    ['0123', 'DOT or MC 123'],
  ])('%s is understood as %s', (text, is) => {
    const number = readCarrierNumber(text)
    expect(number && carrierNumberText(number)).toBe(is)
  })

  it('digits alone are numbers of one register where that is said', () => {
    const number = { kind: 'number', value: '123', certainty: 'likely' } as const
    expect(identifiersOf(number, 'MC')).toEqual([{ type: 'MC', value: '123', region: null }])
    expect(carrierNumberText(number, 'MC')).toBe('MC 123')
  })
})

describe('spellings of carrier numbers', () => {
  const PREFIXES = {
    DOT: [
      'DOT',
      'USDOT',
      'US DOT',
      'U.S. DOT',
      'US-DOT',
      'dot',
      'Usdot',
      'D.O.T.',
      'U.S.D.O.T.',
      'USDOT: DOT',
    ],
    MC: [
      'MC',
      'mc',
      'M.C.',
      'ICC MC',
      'Docket MC',
      'Motor Carrier No. MC',
      'MC/MX/FF Number(s): MC',
      'MC# MC',
    ],
    MX: ['MX', 'mx', 'Docket MX'],
    FF: ['FF', 'ff', 'F.F.'],
  } as const
  const AROUND = [
    ['', ''],
    ['"', '"'],
    ["'", ''],
    ['(', ')'],
    ['* ', ''],
    ['', ','],
    ['', '.'],
    ['\t', ' '],
  ] as const

  const spelledNumbers = fc.constantFrom('DOT', 'MC', 'MX', 'FF').chain(type =>
    fc.record({
      type: fc.constant(type),
      value: fc.integer({ min: 1, max: 99_999_999 }),
      prefix: fc.constantFrom(...PREFIXES[type]),
      term: fc.constantFrom('', ' No.', ' no', ' Number', ' NUM', ' №', '#', ' #', ':', ' Nbr', ' ID', '='),
      between: fc.constantFrom(' ', '-', ' - ', '  ', ' : ', '\u00a0', '–', '', '\u200b'),
      zeros: fc.nat(4),
      mark: fc.constantFrom('', ',', ' '),
      after:
        type === 'MC' ? fc.constantFrom('', '-C', ' -P', '-B', ' (C)', ' ') : fc.constantFrom('', ' ', '.0'),
      around: fc.constantFrom(...AROUND),
    }),
  )
  const spelling = ({
    value,
    prefix,
    term,
    between,
    zeros,
    mark,
    after,
    around: [before, behind],
  }: typeof spelledNumbers extends fc.Arbitrary<infer Spelled> ? Spelled : never) => {
    const digits =
      zeros === 0 ? value.toLocaleString('en-US').replaceAll(',', mark) : `${'0'.repeat(zeros)}${value}`
    return `${before}${prefix}${term}${between}${digits}${after}${behind}`
  }

  it('every spelling of a number reads as the same identifier', () => {
    holds([spelledNumbers], spelled => {
      expect(read(spelling(spelled))).toEqual([`${spelled.type}  ${spelled.value}`])
    })
  })

  it('of 1,000 spellings, all are read right and with certainty', () => {
    const spellings = fc.sample(spelledNumbers, { numRuns: 1_000, seed: 20 })
    const wrong = spellings.filter(spelled => {
      const number = readCarrierNumber(spelling(spelled))
      return number?.certainty !== 'certain' || textOf(number)?.[0] !== `${spelled.type}  ${spelled.value}`
    })
    expect(wrong.map(spelling)).toEqual([])
  })

  it('digits alone read the same with zeros, groups and marks', () => {
    const value = fc.integer({ min: 1, max: 99_999_999 })
    holds([value, fc.nat(4), fc.constantFrom(...AROUND.slice(0, 3))], (digits, zeros, [before, behind]) => {
      const is = [`DOT  ${digits}`, `MC  ${digits}`]
      expect(read(`${before}${'0'.repeat(zeros)}${digits}${behind}`)).toEqual(is)
      expect(read(`${before}${digits.toLocaleString('en-US')}${behind}`)).toEqual(is)
    })
  })
})
