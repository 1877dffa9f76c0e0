import { describe, expect, it } from 'vitest'
import { carrierNumberText } from './carrier-number.ts'
import {
  carrierNumbersAlone,
  carrierNumbersIn,
  numberBesideName,
  numberPairIn,
  withoutCarrierNumbers,
} from './carrier-numbers-in.ts'

const textsOf = (numbers: ReturnType<typeof carrierNumbersIn>) =>
  numbers.map(number => carrierNumberText(number))

describe('the numbers with their type inside a text', () => {
  it.each([
    ['Eagle Mesa, USDOT no. 1234567 and MC-123456, 800 Main St, since 2012', ['DOT 1234567', 'MC 123456']],
    ['EAGLE MESA', []],
    ['the DOT number is 7259982.', ['DOT 7259982']],
    ['DOT 1,234,567, Dallas', ['DOT 1234567']],
    ['MC123456DOT7259982', ['MC 123456', 'DOT 7259982']],
    ['MC-123456-C of Eagle', ['MC 123456']],
    ['USDOT 1234567 12 trucks', ['DOT 1234567']],
    ['DOT and MC 123456', []],
    ['MC/DOT 123456', []],
    ['DOT 123456 8', []],
    ['DOT 1234567A', []],
    ['DOT 12/31/2026', []],
    ['DOT 1.23E+06', []],
    ['MC 12345,678', []],
  ])('of %j are %j', (text, numbers) => {
    expect(textsOf(carrierNumbersIn(text))).toEqual(numbers)
  })

  it.each([
    ['MC/DOT 123456/7259982', ['MC 123456', 'DOT 7259982']],
    ['MC#/DOT#: 123456 / 7259982', ['MC 123456', 'DOT 7259982']],
    ['DOT & MC 7259982 & 123456', ['DOT 7259982', 'MC 123456']],
    ['MC/DOT 123456 7259982', ['MC 123456', 'DOT 7259982']],
    ['MC/DOT 1234 567', []],
    ['MC/DOT 0/7259982', []],
    ['MC 123456 / DOT 7259982', []],
  ])('of the two types before two numbers in %j each has its own: %j', (text, numbers) => {
    expect(textsOf(numberPairIn(text))).toEqual(numbers)
    expect(numberPairIn(text).every(({ certainty }) => certainty === 'likely')).toBe(true)
  })

  it.each([
    ['MC3000003 / DOT 9000003', 2],
    ['MC/DOT 123456/7259982', 2],
    ['Eagle MC 1', 0],
  ])('%j alone is %i numbers', (text, count) => {
    expect(carrierNumbersAlone(text)).toHaveLength(count)
  })
})

describe('the number beside a name', () => {
  it.each([
    ['Eagle Mesa Freight, 2345678', '2345678'],
    ['2345678 Eagle Mesa', '2345678'],
    ['Eagle Mesa (2,345,678)', '2345678'],
    ['12. Eagle Mesa - 0234567', '234567'],
    ['Ontario Freight 2345678', '2345678'],
  ])('of %j is %s', (text, value) => {
    expect(numberBesideName(text)).toEqual({ kind: 'number', value, certainty: 'likely' })
  })

  it.each([
    '1234567 Ontario Inc',
    '9012345 QUÉBEC INC',
    '1234567 B.C. LTD',
    'Eagle 75201',
    'Load 1234567',
    'Eagle, phone 5551234',
    'MC Trucking 123456',
    'Eagle 2000 123456',
    'A 123456',
    '1234567',
    '1.2E+06 Eagle 123456',
    'EAGLE',
  ])('%j has none', text => {
    expect(numberBesideName(text)).toBeUndefined()
  })
})

it('a text without its numbers has a comma for each', () => {
  expect(withoutCarrierNumbers('Eagle Mesa, USDOT no. 1234567 and MC-123456, 800 Main St')).toBe(
    'Eagle Mesa, , and ,, 800 Main St',
  )
  expect(withoutCarrierNumbers('MC/DOT 123456/7259982 Eagle Mesa')).toBe(', Eagle Mesa')
  expect(withoutCarrierNumbers('(214) 555-0188')).toBe('(214) 555-0188')
})
