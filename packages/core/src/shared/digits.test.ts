import { expect, it } from 'vitest'
import { digitsOf } from './digits.ts'

it.each([
  ['(214) 555-0110 x12', '214555011012'],
  ['DOT 1234567', '1234567'],
  ['１２', ''],
  ['none', ''],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
