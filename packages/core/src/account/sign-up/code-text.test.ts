import { expect, it } from 'vitest'
import { CODE_DIGITS, codeText } from './code-text.ts'

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

it('a code has six digits', () => {
  expect(CODE_DIGITS).toBe(6)
})
