import fc from 'fast-check'
import { expect, it } from 'vitest'
import { neutralise } from './rejects-file.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+HYPERLINK("x")', '\'+HYPERLINK("x")'],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['\rA', "'\rA"],
  ['＝1', "'＝1"],
  ['＠x', "'＠x"],
  ['-12.50', '-12.50'],
  ['+1', '+1'],
  ['A=1', 'A=1'],
  ['', ''],
])('%j is written %j', (cell, expected) => {
  expect(neutralise(cell)).toBe(expected)
})

it('no cell except a number begins with a formula character of spreadsheets', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', ' ', '1', 'A', '.'),
  })
  fc.assert(
    fc.property(text, cell => {
      const written = neutralise(cell)
      expect(/^[=+\-@＝＋－＠\t\r]/.test(written.trimStart()) && !/^[+-]?[\d.]+$/.test(written)).toBe(false)
      expect(written.endsWith(cell)).toBe(true)
    }),
  )
})
