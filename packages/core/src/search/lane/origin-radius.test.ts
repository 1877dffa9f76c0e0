import { describe, expect, it } from 'vitest'
import { countingRadiusMiles, readOriginRadiusMiles } from './origin-radius.ts'

describe('a radius that was typed', () => {
  it.each([
    ['0', 0],
    ['50', 50],
    [' 12.5 ', 12.5],
    ['0.25', 0.25],
    ['99999.99', 99_999.99],
  ])('the typed radius %j counts as %d miles', (text, miles) => {
    expect(readOriginRadiusMiles(text)).toBe(miles)
  })

  it.each(['', ' ', '-1', '-0', 'abc', '1e3', '100000', '1.234', '5.', '.5', 'Infinity', '0x10', '5 0'])(
    'the typed radius %j does not count',
    text => {
      expect(readOriginRadiusMiles(text)).toBeUndefined()
    },
  )
})

describe('a radius in a search', () => {
  it.each([
    [50, true, 50],
    [0, true, 0],
    [-1, true, undefined],
    [null, true, undefined],
    [Number.NaN, true, undefined],
    [50, false, undefined],
  ])('a radius of %s with radius search %s counts as %s', (miles, searchesOriginRadius, counts) => {
    expect(countingRadiusMiles(miles, { searchesOriginRadius })).toBe(counts)
  })
})
