import { expect, it } from 'vitest'
import { isSameViolation, violationCode } from './violation-code.ts'

it.each([
  ['393.47E', '393.47E'],
  ['39347E', '393.47E'],
  ['39347e', '393.47E'],
  ['3922SLLS4', '392.2SLLS4'],
  ['392.2-SLLS4', '392.2-SLLS4'],
  ['3922-SLLS4', '392.2-SLLS4'],
  ['3963(a)(1)', '396.3(A)(1)'],
  [' 393 47 e ', '393.47E'],
  ['3939', '393.9'],
  ['393', '393'],
  ['393A', '393A'],
  ['1234.5', '1234.5'],
  ['TX-1234', 'TX-1234'],
  ['A3934', 'A3934'],
  ['3934/7', '3934/7'],
  ['', ''],
])('the violation code %j is written %j', (text, code) => {
  expect(violationCode(text)).toBe(code)
})

it.each([
  ['393.47E', '39347e', true],
  ['396.3(a)(1)', '3963A1', true],
  ['392.2-SLLS4', '3922 SLLS4', true],
  ['393.47E', '393.47F', false],
  ['', '', false],
  ['--', '.', false],
  ['', '3939', false],
])('the violation codes %j and %j are the same: %s', (one, other, same) => {
  expect(isSameViolation(one, other)).toBe(same)
})
