import { expect, it } from 'vitest'
import { containsText } from './contains-text.ts'

it.each([
  ['EAGLE FREIGHT LLC', 'freight', true],
  ['Eagle Freight LLC', ' EAGLE f ', true],
  ['Eagle Freight LLC', 'eaglefreight', false],
  ['Eagle', '', true],
  ['Eagle', '  ', true],
  [null, '', true],
  [null, 'null', false],
  [null, 'a', false],
  [null, 'e', false],
])('whether %j contains %j: %s', (text, part, contains) => {
  expect(containsText(text, part)).toBe(contains)
})
