import { expect, it } from 'vitest'
import { CODE_DIGITS, codeText, LONG_CODE_DIGITS } from './code-text.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['abc', ''],
  ['', ''],
])('%j is read as the code %j', (typed, code) => {
  expect(codeText(typed)).toBe(code)
})

it('a code has six digits, a long one twelve', () => {
  expect([CODE_DIGITS, LONG_CODE_DIGITS]).toEqual([6, 12])
})

it('a long code is read in groups, and digits after the twelfth are dropped', () => {
  expect(codeText('1234 5678 9012 3', LONG_CODE_DIGITS)).toBe('123456789012')
})
