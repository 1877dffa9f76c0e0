import { describe, expect, it } from 'vitest'
import { parseId } from './ids.ts'

describe('parseId', () => {
  it.each<readonly [string | number, number | undefined]>([
    ['7', 7],
    ['1', 1],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', undefined],
    ['0', undefined],
    ['07', undefined],
    ['-7', undefined],
    ['7.0', undefined],
    ['7 ', undefined],
    [' 7', undefined],
    ['x7', undefined],
    ['7x', undefined],
    ['', undefined],
    ['12345678901234567', undefined],
    [7, 7],
    [1, 1],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    [9_007_199_254_740_992, undefined],
  ])('the id %j is read as %j', (text, id) => expect(parseId(text)).toBe(id))
})
