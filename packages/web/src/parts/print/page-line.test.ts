import { expect, it } from 'vitest'
import { cssString } from './page-line.ts'

it.each([
  ['EAGLE MESA FREIGHT LLC, DOT 9000002', '"EAGLE MESA FREIGHT LLC, DOT 9000002"'],
  ['A "B" \\ C', '"A \\22 B\\22  \\5c  C"'],
  ['one\ntwo } body { display: none', '"one\\a two \\7d  body \\7b  display: none"'],
  ['GRANDPRÉ 車', '"GRANDPR\\c9  \\8eca "'],
])('the name %j is one CSS string on each printed page', (name, expected) => {
  expect(cssString(name)).toBe(expected)
})
