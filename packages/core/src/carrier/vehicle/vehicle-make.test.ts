import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeCode, makeText, VEHICLE_MAKES } from './vehicle-make.ts'

it.each([
  ['FRHT', 'Freightliner', 'FRHT'],
  ['KW', 'Kenworth', 'KW'],
  ['PTRB', 'Peterbilt', 'PTRB'],
  ['VOLV', 'Volvo', 'VOLV'],
  ['INTL', 'International', 'INTL'],
  ['WSTR', 'Western Star', 'WSTR'],
  ['UTIL', 'Utility', 'UTIL'],
  ['GDAN', 'Great Dane', 'GDAN'],
  ['WABA', 'Wabash', 'WABA'],
  ['WANC', 'Wabash', 'WANC'],
  [' frht ', 'Freightliner', 'frht'],
  ['MACK', 'Mack', undefined],
  ['FREIGHTLINER', 'Freightliner', undefined],
  ['Great Dane', 'Great Dane', undefined],
  ['ZZZQ', 'ZZZQ', undefined],
  ['Some Body Works', 'Some Body Works', undefined],
])('the make %s is shown as %s, with the code %s', (make, text, code) => {
  expect(makeText(make)).toBe(text)
  expect(makeCode(make)).toBe(code)
})

it('a make that is not on record has no code', () => {
  expect(makeCode(null)).toBeUndefined()
})

it('each make code appears once, in order, and is shown by its name', () => {
  const codes = VEHICLE_MAKES.map(([code]) => code)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  for (const [code, name] of VEHICLE_MAKES) expect(makeText(code)).toBe(name)
})

it('a make that was shown is shown the same again, and an unknown one does not change', () => {
  const known = new Set<string>(VEHICLE_MAKES.flat().map(each => each.toUpperCase()))
  holds([fc.oneof(fc.constantFrom(...VEHICLE_MAKES.flat()), fc.string())], make => {
    const text = makeText(make)
    expect(makeText(text)).toBe(text)
    if (!known.has(make.trim().toUpperCase())) expect(text).toBe(make)
  })
})
