import { expect, it } from 'vitest'
import type { IdentifierType } from '../carrier/identifiers.ts'
import { readCarrierNumber } from './carrier-number.ts'

const read = (text: string, type?: IdentifierType) => {
  const number = readCarrierNumber(text, type)
  return number?.kind === 'identifier' && number.certainty !== 'possible' ? number.identifier : undefined
}

it.each([
  ['MC-1103178-B', 'MC', '1103178'],
  ['MC-1103178-P', 'MC', '1103178'],
  ['MC 12345678', 'MC', '12345678'],
  ['MC 1', 'MC', '1'],
  ['USDOT 12345678', 'DOT', '12345678'],
  ['MX 1', 'MX', '1'],
  ['MX 12345678', 'MX', '12345678'],
  ['FF 1', 'FF', '1'],
  ['FF 12345678', 'FF', '12345678'],
  ['SCAC AB', 'SCAC', 'AB'],
  ['CVOR 123456', 'CVOR', '123456'],
  ['NSC 1234', 'NSC', '1234'],
  ['NSC 123456789012345', 'NSC', '123456789012345'],
  ['NIR_QC R-123456-7', 'NIR_QC', 'R-123456-7'],
  ['RFC Ñ&CD010101', 'RFC', 'Ñ&CD010101'],
  ['RFC ABC010101ABC1234', 'RFC', 'ABC010101ABC1234'],
  ['MC NUMBER: 123', 'MC', '123'],
  ['MC (123) 456', 'MC', '123456'],
  ['MC_123456', 'MC', '123456'],
  ['MC   No. : # 123', 'MC', '123'],
] as const)('the identifier %s is read', (text, type, value) => {
  expect(read(text)).toEqual({ type, value, region: null })
})

it('an identifier is read from up to 60 characters', () => {
  const text = (blanks: number) => `MC${' '.repeat(blanks)}123456`
  expect(read(text(52))?.value).toBe('123456')
  expect(read(text(53))).toBeUndefined()
})

it.each([
  ['MC-123456', 'MC', '123456'],
  ['mc 123456', 'MC', '123456'],
  ['MC#123456', 'MC', '123456'],
  ['MC No. 123456', 'MC', '123456'],
  ['MC-1103178 -C', 'MC', '1103178'],
  ['USDOT 3214567', 'DOT', '3214567'],
  ['US DOT #: 3214567', 'DOT', '3214567'],
  ['DOT3214567', 'DOT', '3214567'],
  ['MX 700123', 'MX', '700123'],
  ['FF-012345', 'FF', '12345'],
  ['SCAC: ABCD', 'SCAC', 'ABCD'],
  ['SCAC NO', 'SCAC', 'NO'],
  ['SCAC NO.', 'SCAC', 'NO'],
  ['CVOR 123-456-789', 'CVOR', '123456789'],
  ['NIR R-123456-7', 'NIR_QC', 'R-123456-7'],
  ['nir r 123456 7', 'NIR_QC', 'R-123456-7'],
  ['Quebec NIR R1234567', 'NIR_QC', 'R-123456-7'],
  ['RFC ABC-010101-AB1', 'RFC', 'ABC010101AB1'],
  ['MC–123456', 'MC', '123456'],
  ['ＭＣ １２３', 'MC', '123'],
] as const)('the identifier %s is read in any spelling', (text, type, value) => {
  expect(read(text)).toEqual({ type, value, region: null })
})

it.each([
  ['NSC ON 123456789', 'ON'],
  ['nsc-on-123456789', 'ON'],
  ['NSC 123456789', null],
  ['NSC PQ 123456789', 'QC'],
  ['NSC pq-1234-56789', 'QC'],
])('the identifier %s has the region %s', (text, region) => {
  expect(read(text)).toEqual({ type: 'NSC', value: '123456789', region })
})

it.each([
  ['3214567', 'DOT', '3214567'],
  ['R-123456-7', 'NIR_QC', 'R-123456-7'],
  ['MCAB', 'SCAC', 'MCAB'],
  ['SCAC MCAB', 'SCAC', 'MCAB'],
  ['ON 123456789', 'NSC', '123456789'],
  ['MC 123456', 'MC', '123456'],
  ['FFFF', 'SCAC', 'FFFF'],
] as const)('the identifier %s requested as %s', (text, type, value) => {
  expect(read(text, type)?.value).toBe(value)
})

it.each([
  'NSC TX 123456789',
  'NSC 123',
  'NSC 1234567890123456',
  'CVOR 12345',
  'CVOR 1234567890',
  'SCAC A',
  'SCAC ABCDE',
  'SCAC AB1',
  'RFC AB010101AB1',
  'RFC ABCDE010101AB1',
  'RFC ABC01010',
  'RFC ABC010101AB123456',
  'NIR R-123456-78',
  'NIR 1-123456-7',
  'NIR XR-123456-7',
  'MC 12B34',
  'MC_123/456',
  'SCAC',
  'NSC',
  'DOT 123456789',
  'DOT 12345678X',
  'MX 123456789',
  'MX X1',
  'FF 123456789',
  'FF X1',
  'FF 1X',
  'MX 1X',
  'CVOR X123456',
  'NSC ON X1234',
  'DOT 1234B',
  'MC 1234D',
  'MC B',
  'TOMC 123456',
  '',
  '123456',
  'MC',
  'MCDONALD',
  'MC 123456789',
  'NIR R-123456',
  'DOT FOODS',
  'x'.repeat(1000),
])('%j is no identifier', text => {
  expect(read(text)).toBeUndefined()
})

it('a docket in a column of DOT numbers is no identifier, as its letter contradicts the column', () => {
  expect(read('1103178-C', 'DOT')).toBeUndefined()
})
