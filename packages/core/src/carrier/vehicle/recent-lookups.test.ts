import { describe, expect, it } from 'vitest'
import { readRecent, withRecent, writeRecent } from '../../shared/recent-list.ts'
import { lookupText, RECENT_LOOKUPS } from './recent-lookups.ts'
import type { TypedLookup } from './vehicle-lookup.ts'

const VIN: TypedLookup = { kind: 'vin', text: '1FUJGLDR9CSBK8632' }
const PLATE: TypedLookup = { kind: 'plate', text: 'P718345', state: 'TX' }
const UNIT: TypedLookup = { kind: 'unit', text: '105' }

describe('recent lookups of vehicles', () => {
  it('two spellings of one lookup are listed once, with the newer spelling', () => {
    const spelled: TypedLookup = { kind: 'vin', text: '1fuj gldr9 csbk8632' }
    expect(withRecent(RECENT_LOOKUPS, [VIN, UNIT], spelled)).toEqual([spelled, UNIT])
  })

  it('one plate of two states, or of any, is three lookups', () => {
    const any: TypedLookup = { kind: 'plate', text: 'P718345' }
    const other: TypedLookup = { ...PLATE, state: 'OK' }
    expect([PLATE, any, other].map(RECENT_LOOKUPS.keyOf)).toHaveLength(3)
    expect(new Set([PLATE, any, other].map(RECENT_LOOKUPS.keyOf)).size).toBe(3)
  })

  it('a lookup that is invalid is never listed', () => {
    expect(withRecent(RECENT_LOOKUPS, [UNIT], { kind: 'vin', text: '123' })).toEqual([UNIT])
  })

  it('recent lookups are read back as written', () => {
    const recent = [VIN, PLATE, UNIT]
    expect(readRecent(RECENT_LOOKUPS, writeRecent(RECENT_LOOKUPS, recent))).toEqual(recent)
    expect(readRecent(RECENT_LOOKUPS, ['', '/vehicles', '/vehicles?vin=123'])).toEqual([])
  })

  it.each([
    [{ kind: 'vin', text: '1fujgldr9csbk8632' }, 'VIN 1FUJGLDR9CSBK8632'],
    [{ kind: 'plate', text: 'p718-345', state: 'TX' }, 'Plate P718345, TX'],
    [{ kind: 'plate', text: 'P718345' }, 'Plate P718345'],
    [{ kind: 'unit', text: '#105' }, 'Unit number 105'],
    [{ kind: 'vin', text: '123' }, 'VIN 123'],
  ] as const)('the lookup %j is shown as %s', (typed, text) => {
    expect(lookupText(typed)).toBe(text)
  })
})
