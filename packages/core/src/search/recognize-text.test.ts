import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recognizeText } from './recognize-text.ts'

const number = (type: string, value: string, region: string | null = null) => ({
  kind: 'identifier',
  identifier: { type, value, region },
  certainty: 'certain',
})
const digits = (value: string) => ({ kind: 'number', value, certainty: 'likely' })
const phone = (text: string, certainty = 'certain') => ({ kind: 'phone', phone: text, certainty })
const plate = (text: string, state: string | null, certainty: string) => ({
  kind: 'plate',
  plate: text,
  state,
  certainty,
})
const unit = (unitNumber: string, certainty = 'certain') => ({ kind: 'unit', unitNumber, certainty })
const NAME = { kind: 'name' }
const VIN = '1XPBDP9X2FD243217'
const MISTYPED = '1XPBDP9X1FD243217'

describe('what a text in the search box means', () => {
  it.each([
    ['USDOT 1234567', number('DOT', '1234567')],
    ['US DOT 1234567', number('DOT', '1234567')],
    ['U.S. DOT: 1234567', number('DOT', '1234567')],
    ['usdot#1234567', number('DOT', '1234567')],
    ['DOT# 123', number('DOT', '123')],
    ['dot number 00000123', number('DOT', '123')],
    ['MC: 123', number('MC', '123')],
    ['MC No. 123', number('MC', '123')],
    ['MC#123', number('MC', '123')],
    ['mc-029910', number('MC', '29910')],
    ['MC-123456-C', number('MC', '123456')],
    ['ICC MC 123456', number('MC', '123456')],
    ['Docket No. MC-123456', number('MC', '123456')],
    ['MX 123', number('MX', '123')],
    ['FF-004211', number('FF', '4211')],
    ['SCAC ABCD', number('SCAC', 'ABCD')],
    ['scac: abcd', number('SCAC', 'ABCD')],
    ['CVOR 123-456-789', number('CVOR', '123456789')],
    ['NIR R-123456-7', number('NIR_QC', 'R-123456-7')],
    ['R-123456-7', number('NIR_QC', 'R-123456-7')],
    ['R1234567', { ...number('NIR_QC', 'R-123456-7'), certainty: 'possible' }],
    ['NSC ON 123456', number('NSC', '123456', 'ON')],
    ['RFC ABC010101AB1', number('RFC', 'ABC010101AB1')],
    ['1234567', digits('1234567')],
    ['  0001234 ', digits('1234')],
    ['No. 1234567', digits('1234567')],
  ])('a carrier number is recognized in the spelling %s', (text, meant) => {
    expect(recognizeText(text)).toEqual(meant)
  })

  it.each([
    ['MC3000003 / DOT 9000003', 'certain'],
    ['dot# 9000003, mc-3000003', 'certain'],
    ['USDOT 9000003 (MC 3000003)', 'certain'],
    ['DOT/MC 9000003/3000003', 'likely'],
  ])('the two numbers of one carrier are recognized in %s, %s', (text, certainty) => {
    expect(recognizeText(text)).toEqual({
      kind: 'numbers',
      identifiers: [
        { type: 'DOT', value: '9000003', region: null },
        { type: 'MC', value: '3000003', region: null },
      ],
      certainty,
    })
  })

  it.each([
    ['(503) 555-8086', phone('(503) 555-8086')],
    ['503-555-8086', phone('503-555-8086')],
    ['503–555–8086', phone('503-555-8086')],
    ['503.555.8086', phone('503.555.8086')],
    ['+1 503 555 8086', phone('+1 503 555 8086')],
    ['+52 81 8345 6789', phone('+52 81 8345 6789')],
    ['tel:+15035558086', phone('+15035558086')],
    ['Phone: 555-8086', phone('555-8086')],
    ['(503) 555-8086 ext. 12', phone('(503) 555-8086 x12')],
    ['503.555.8086, 12', phone('503.555.8086 x12')],
    ['5035558086;ext=12', phone('5035558086 x12', 'likely')],
    ['T: 503 555 8086', phone('503 555 8086')],
    ['01 55 1234 5678', phone('01 55 1234 5678', 'likely')],
    ['55 1234 5678', phone('+52 55 1234 5678', 'likely')],
    ['011 52 1 55 1234 5678', phone('011 52 1 55 1234 5678', 'likely')],
    ['001 503 555 8086', phone('001 503 555 8086', 'likely')],
    ['5035558086', phone('5035558086', 'likely')],
    ['15035558086', phone('15035558086', 'likely')],
    ['52 55 1000 1000 x0000', phone('52 55 1000 1000 x0000', 'likely')],
    ['15035558086x12345', phone('15035558086 x12345', 'likely')],
    ['55-1000-1000 ext 0000', phone('+52 55-1000-1000 x0000', 'likely')],
    ['Ruth@B.example', { kind: 'email', email: 'Ruth@B.example', certainty: 'certain' }],
    ['Ruth <ruth@b.example>', { kind: 'email', email: 'ruth@b.example', certainty: 'certain' }],
  ])('a contact is recognized in %s', (text, meant) => {
    expect(recognizeText(text)).toEqual(meant)
  })

  it.each([
    [VIN, { kind: 'vin', vin: VIN, check: 'right', certainty: 'certain' }],
    [`vin: ${VIN.toLowerCase()}`, { kind: 'vin', vin: VIN, check: 'right', certainty: 'certain' }],
    [`*${VIN}*`, { kind: 'vin', vin: VIN, check: 'right', certainty: 'certain' }],
    [`I${VIN}`, { kind: 'vin', vin: VIN, check: 'right', certainty: 'certain' }],
    [`]C1*i${VIN}*\r\n`, { kind: 'vin', vin: VIN, check: 'right', certainty: 'certain' }],
    [`*${MISTYPED}*`, { kind: 'vin', vin: MISTYPED, check: 'wrong', certainty: 'likely' }],
    [MISTYPED, { kind: 'vin', vin: MISTYPED, check: 'wrong', certainty: 'likely' }],
    [`VIN ${MISTYPED}`, { kind: 'vin', vin: MISTYPED, check: 'wrong', certainty: 'certain' }],
    ['P718345', plate('P718345', null, 'possible')],
    ['p718345 il', plate('P718345', 'IL', 'likely')],
    ['TX P718345', plate('P718345', 'TX', 'likely')],
    ['P718345-IL', plate('P718345', 'IL', 'possible')],
    ['P718345, IL', plate('P718345', 'IL', 'likely')],
    ['ABC 1234', plate('ABC1234', null, 'possible')],
    ['plate 12345', plate('12345', null, 'certain')],
    ['License plate: P718345, IL', plate('P718345', 'IL', 'certain')],
    ['unit 1204', unit('1204')],
    ['Truck #A-12', unit('A-12')],
    ['Trailer no. 53012', unit('53012')],
    ['#1204', unit('1204', 'likely')],
    ['t118', unit('T118', 'possible')],
    ['AB-204', unit('AB-204', 'possible')],
    ['118T', unit('118T', 'possible')],
  ])('a vehicle is recognized in %s', (text, meant) => {
    expect(recognizeText(text)).toEqual(meant)
  })

  it.each([
    ...[
      '',
      '   ',
      'EAGLE MESA',
      'DOT FOODS',
      'MCDONALD',
      'SCACCIA',
      'RFCARRIERS',
      '3PL',
      'MC 1 / MC 2',
      'EAGLE MC 1 / DOT 2',
      'A1',
      'B2B FREIGHT',
      '84 LUMBER',
    ],
    ...[
      'MC',
      'MC 0',
      '0',
      'UNIT',
      'UNIT EXPRESS',
      'TRUCK STOP 24',
      'TAG TRUCKING',
      'PLATEAU 66',
      'PLATE',
      `PLATE ${VIN}`,
      `UNIT ${'1'.repeat(21)}`,
      `PLATE ${'1'.repeat(21)}`,
      '1IOQDP9X2FD243217',
      'ruth@b',
      '@',
    ],
    ...[
      '123456789',
      '123-4567',
      '1235558086',
      'Tel. 503',
      '(503) 555-8086 / 555-8087',
      'ABCDEFGHJKLMNPRST',
      'x'.repeat(201),
      'A1 TRANSPORT 2000 LLC',
    ],
  ])('the text %s is a name, or what section 5 makes of it', text => {
    expect(recognizeText(text)).toEqual(NAME)
  })
})

const before = fc.constantFrom('', ' ', '\t', '\u00A0')
const between = fc.constantFrom(' ', '-', ': ', '#', ' # ', ' No. ', '–', ' number ', '. ', '')
const zeros = fc.integer({ min: 0, max: 4 }).map(count => '0'.repeat(count))
const numbers = fc.integer({ min: 1, max: 9_999 }).map(String)

it('every spelling of a number reads as the same identifier', () => {
  const prefixes = {
    DOT: ['DOT', 'USDOT', 'US DOT', 'U.S. DOT', 'usdot', 'dot', 'ＤＯＴ'],
    MC: ['MC', 'mc', 'Mc', 'M.C.', 'ICC MC'],
    MX: ['MX', 'mx'],
    FF: ['FF', 'ff'],
  } as const
  const spelled = fc
    .constantFrom(...(['DOT', 'MC', 'MX', 'FF'] as const))
    .chain(type => fc.record({ type: fc.constant(type), prefix: fc.constantFrom(...prefixes[type]) }))
  holds([spelled, between, zeros, numbers, before], ({ type, prefix }, gap, padding, value, space) => {
    expect(recognizeText(`${space}${prefix}${gap}${padding}${value}${space}`)).toEqual(number(type, value))
  })
})

it('every spelling of a North American phone is recognized as a phone of its digits', () => {
  const parts = fc.tuple(
    fc.integer({ min: 200, max: 999 }).map(String),
    fc.integer({ min: 200, max: 999 }).map(String),
    fc.integer({ min: 1000, max: 9999 }).map(String),
  )
  const forms = fc.constantFrom(
    '($1) $2-$3',
    '$1-$2-$3',
    '$1.$2.$3',
    '$1 $2 $3',
    '+1$1$2$3',
    '1-$1-$2-$3',
    '$1$2$3',
  )
  holds([parts, forms], ([area, exchange, line], form) => {
    const text = form.replace('$1', area).replace('$2', exchange).replace('$3', line)
    const recognized = recognizeText(text)
    expect(recognized.kind).toBe('phone')
    if (recognized.kind === 'phone')
      expect(recognized.phone.replace(/\D/g, '').slice(-10)).toBe(`${area}${exchange}${line}`)
  })
})

it('case, and blanks around a text, do not change what it means', () => {
  const meaning = (text: string) => {
    const recognized = recognizeText(text)
    return recognized.kind === 'email' ? recognized.kind : recognized
  }
  const pieces = fc.constantFrom(
    'MC',
    'unit',
    'TX',
    'plate',
    '#',
    ' ',
    '-',
    '1',
    '503',
    '555',
    '8086',
    'ab',
    '(',
    ')',
    VIN,
  )
  holds([fc.array(pieces, { maxLength: 6 }).map(parts => parts.join(''))], text => {
    expect(meaning(` ${text.toLowerCase()} `)).toEqual(meaning(text.toUpperCase()))
  })
})

it('recognition says something of every text, also of long runs of one form', () => {
  holds([fc.string({ unit: 'binary', maxLength: 220 })], text => {
    expect(recognizeText(text)).toHaveProperty('kind')
  })
  for (const text of ['1 '.repeat(100), '('.repeat(200), `${'A1'.repeat(99)}!`, `UNIT ${'#'.repeat(190)}`])
    expect(recognizeText(text)).toHaveProperty('kind')
})

it('an identifier with blanks is no VIN, whatever its length', () => {
  expect(recognizeText('NSC AB 000000000000')).toMatchObject({ kind: 'identifier' })
})

it('a carrier shows its number as a text that is recognized as the same number', () => {
  holds([arbitrary.writtenIdentifiers], identifier => {
    const padded = ['MC', 'DOT', 'MX', 'FF'].includes(identifier.type)
    if (padded && identifier.value.startsWith('0')) return
    const label = identifier.type === 'NIR_QC' ? 'NIR' : identifier.type
    const text = [label, identifier.region, identifier.value].filter(part => part !== null).join(' ')
    expect(recognizeText(text)).toMatchObject({ kind: 'identifier', identifier })
  })
})
