import { expect, it } from 'vitest'
import { hasCutNumber, isSplit, saysNothing, withoutGroups, withoutListPlace } from './number-marks.ts'

it.each([
  '',
  ' ',
  'N/A',
  'n/a',
  'NA',
  'N.A.',
  '#N/A',
  '#NV',
  '#N/D',
  '#REF!',
  '#VALUE!',
  '#NAME?',
  '#DIV/0!',
  'None',
  'null',
  '-',
  '—',
  '(blank)',
  '?',
])('%j says nothing', text => expect(saysNothing(text)).toBe(true))

it.each(['NAVAJO', 'N', '#1', 'NONESUCH', '0', '- 1'])('%j says something', text =>
  expect(saysNothing(text)).toBe(false),
)

it.each(['1.23457E+06', '1,23457E+06', '7E+06', '1.5e6', 'DOT 1.23E+06', '####', '1.2E+06 usd'])(
  'in %j a number is cut',
  text => expect(hasCutNumber(text)).toBe(true),
)

it.each(['', '7E6', '1E+', 'A1', '3E4 LOGISTICS', '12.5E+06X', '#', 'E+06'])('in %j no number is cut', text =>
  expect(hasCutNumber(text)).toBe(false),
)

it.each([
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['DOT 8.489.000', 'DOT 8489000'],
  ['No.99,999,979', 'No.99999979'],
  ['123.456', '123456'],
  ['489.000', '489.000'],
  ['8.489.00', '8.489.00'],
  ['1234567.000', '1234567'],
  ['1,234,567.00', '1234567'],
  ['12.0', '12'],
  ['12345,678', '12345,678'],
  ['1,234,56', '1,234,56'],
  ['DOT 1,234,567, TX', 'DOT 1234567, TX'],
])('%s without groups is %s', (text, is) => {
  expect(withoutGroups(text)).toBe(is)
})

it.each(['123456 8', '12-34', '1.5', '123/456', '12345,678', '1234 567'])('%s may be two numbers', text =>
  expect(isSplit(text)).toBe(true),
)

it.each(['123456', '1 234 567', '123-456', 'MC 1'])('%s is one number', text =>
  expect(isSplit(text)).toBe(false),
)

it.each([
  ['48. 7654321', '7654321'],
  ['3) MC 1', 'MC 1'],
  ['48. Eagle', '48. Eagle'],
  ['(503) 555-8086', '(503) 555-8086'],
])('%s without its place is %s', (text, is) => {
  expect(withoutListPlace(text)).toBe(is)
})
