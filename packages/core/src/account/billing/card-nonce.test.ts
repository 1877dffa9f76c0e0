import { expect, it } from 'vitest'
import { looksLikeCardNumber, readCardNonce } from './card-nonce.ts'

/** A number whose check digit is right, of any length from 2. */
const withCheckDigit = (length: number): string => {
  const body = '4'.repeat(length - 1)
  const sum = [...body].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return body + ((10 - (sum % 10)) % 10)
}

it.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4242–4242—4242−4242',
  '4242\u200B4242\u200B4242\u200B4242',
  '４２４２４２４２４２４２４２４２',
  '1234567890123456',
  '1'.repeat(12),
  '1'.repeat(19),
  '4242424242424242 04/29',
  '4242424242424242 0429 123',
  '12 4242 4242 4242 4242',
  '1 2 3 4 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  'number: 4242 4242 4242 4242, code 123',
  'card=5555555555554444',
  '378282246310005!',
  'card: 6011 0009 9013 9424',
  'card: 4242 - 4242 . 4242 - 4242',
  'card: 4242\u200B4242\u200B4242\u200B4242',
  `card: ${['4242', '4242', '4242', '4242'].join(' '.repeat(8))}`,
  `card: ${[...withCheckDigit(19)].join(' ')}`,
  'card: 4539 1488 0343 6467',
  // Of these nineteen no fewer neighbors pass the check, and no fewer of these groups.
  `card: ${[...'2050027371806258015'].join(' ')}`,
  `card: ${['4539', '1488', '0343', '6467'].join(' '.repeat(8))}`,
  `x ${withCheckDigit(12)}`,
  `x ${withCheckDigit(19)}`,
])('%s looks like a card number', text => {
  expect(looksLikeCardNumber(text)).toBe(true)
})

it.each([
  '1'.repeat(11),
  '1'.repeat(20),
  `x ${withCheckDigit(11)}`,
  `x ${withCheckDigit(20)}`,
  'x 4242424242424241',
  'x 4242424242424252',
  'tok_4242424242424242',
  'x4242424242424242',
  '4242424242424242x',
  'tok_1700000000000',
  'd8a0e1b0-1c2d-4e3f-9a8b-0c1d2e3f4a5b',
  '',
])('%s does not look like a card number', text => {
  expect(looksLikeCardNumber(text)).toBe(false)
})

it('a nonce is the trimmed text from the provider', () => {
  expect(readCardNonce(' tok_visa_1 ')).toEqual({ ok: true, value: 'tok_visa_1' })
  const longest = 'x'.repeat(200)
  expect(readCardNonce(longest)).toEqual({ ok: true, value: longest })
})

it.each([
  ['', 'empty', 'Enter a card first.'],
  [' \t', 'empty', 'Enter a card first.'],
  ['x'.repeat(201), 'too-long', 'The card provider sent a reply we cannot use. Enter the card again.'],
  [
    ' 4242 4242 4242 4242 ',
    'card-number',
    'This looks like a card number. Enter it in the card provider’s own fields, never here.',
  ],
])('%j is not a nonce: %s', (text, kind, message) => {
  expect(readCardNonce(text)).toEqual({ ok: false, refusal: { kind, message } })
})
