import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectedAfter, selectedAfterAll } from './row-selection.ts'

const KEYS = ['a', 'b', 'c', 'd']
const toggle = (selected: string[], key: string, from?: string, isRange = false) =>
  [...selectedAfter(new Set(selected), KEYS, { key, from, isRange })].sort().join('')

describe('the selection of rows', () => {
  it.each([
    ['a row is added', toggle([], 'b'), 'b'],
    ['the same row is taken out', toggle(['a', 'b'], 'b'), 'a'],
    ['a range goes down', toggle(['a'], 'c', 'a', true), 'abc'],
    ['a range goes up', toggle(['d'], 'b', 'd', true), 'bcd'],
    ['a range keeps what was selected elsewhere', toggle(['a', 'd'], 'c', 'b', true), 'abcd'],
    ['a range without a start is its row', toggle([], 'c', undefined, true), 'c'],
    ['a range whose start has gone is its row', toggle([], 'c', 'gone', true), 'c'],
  ])('%s', (_, found, wanted) => expect(found).toBe(wanted))

  it('selecting all selects all rows, then none, and no rows of another page', () => {
    const all = selectedAfterAll(new Set(['b', 'elsewhere']), KEYS)
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'd', 'elsewhere'])
    expect([...selectedAfterAll(all, KEYS)]).toEqual(['elsewhere'])
  })

  it('toggling a row twice changes nothing', () => {
    fc.assert(
      fc.property(fc.subarray(KEYS), fc.constantFrom(...KEYS), (selected, key) => {
        const once = { key, from: undefined, isRange: false }
        const twice = selectedAfter(selectedAfter(new Set(selected), KEYS, once), KEYS, once)
        expect([...twice].sort()).toEqual([...selected].sort())
      }),
    )
  })
})
