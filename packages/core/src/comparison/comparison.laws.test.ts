import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseId } from '../shared/ids.ts'
import { COMPARED_MAX, movedCompared, withCompared, withoutCompared } from './compared-carriers.ts'
import { comparePath, readComparison } from './comparison-address.ts'

const { comparisonAddresses } = arbitrary
const queries = fc.string({
  unit: fc.constantFrom('carriers', '[]', '=', '&', '7', '9', '0', '-', '%', 'lane', '[origin]', 'x'),
  maxLength: 30,
})

describe('laws of comparisons', () => {
  it('any comparison reads back from its URL', () => {
    holds([comparisonAddresses], comparison => {
      const path = comparePath(comparison)
      const search = path.slice('/carriers/compare'.length)
      expect(readComparison(search)).toEqual(comparison)
    })
  })

  it('any URL has four carriers at most, each once', () => {
    holds([queries], search => {
      const { carriers } = readComparison(search)
      expect(carriers.length).toBeLessThanOrEqual(COMPARED_MAX)
      expect(new Set(carriers).size).toBe(carriers.length)
      for (const each of carriers) expect(parseId(each)).toBe(each)
    })
  })

  it('adding and removing a carrier changes nothing', () => {
    holds([comparisonAddresses, fc.integer({ min: 1 })], ({ carriers }, number) => {
      const id = parseId<'carrier'>(number)!
      if (carriers.includes(id)) expect(withCompared(carriers, id)).toEqual(carriers)
      else expect(withoutCompared(withCompared(carriers, id), id)).toEqual(carriers)
    })
  })

  it('moving keeps all carriers, and moving back restores the order', () => {
    holds([comparisonAddresses, fc.nat(COMPARED_MAX)], ({ carriers }, at) => {
      const id = carriers[at]
      if (id === undefined) return
      const moved = movedCompared(carriers, id, 'right')
      expect(new Set(moved)).toEqual(new Set(carriers))
      expect(moved.length).toBe(carriers.length)
      if (at < carriers.length - 1) expect(movedCompared(moved, id, 'left')).toEqual(carriers)
    })
  })
})
