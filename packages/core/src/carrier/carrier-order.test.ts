import { aCarrier, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carrierOrder } from './carrier-order.ts'
import { type CarrierSortKey, CARRIER_SORT_KEYS } from './carrier-sort.ts'

const TODAY = '2026-11-28'
const { census, authority, insurance, safety } = aCarrier()

const none = aCarrier({
  id: id(1),
  legalName: 'A',
  census: { ...census, powerUnits: null },
  authority: { ...authority, since: null },
  insurance: { ...insurance, bipdUntil: null },
  safety: null,
  rulesAssessment: null,
})
const less = aCarrier({
  id: id(2),
  legalName: '"B" Lines',
  census: { ...census, powerUnits: 2 },
  authority: { ...authority, since: '2019-01-01' },
  insurance: { ...insurance, bipdUntil: '2026-12-01' },
  safety: safety && { ...safety, lastInspectedOn: '2026-01-01' },
})
const more = aCarrier({
  id: id(3),
  legalName: 'C Lines',
  census: { ...census, powerUnits: 30 },
  authority: { ...authority, since: '2024-01-01' },
  insurance: { ...insurance, bipdUntil: '2027-12-01' },
  safety: safety && { ...safety, lastInspectedOn: '2026-11-01' },
})

const ordered = (by: CarrierSortKey, direction: 'ascending' | 'descending') =>
  [more, none, less].toSorted(carrierOrder({ by, direction }, TODAY)).map(carrier => Number(carrier.id))

describe('the order of carriers', () => {
  it.each(['units', 'authority', 'insurance', 'inspection'] as const)(
    'by %s has what is not on record last, in both directions',
    by => {
      expect(ordered(by, 'ascending')).toEqual([2, 3, 1])
      expect(ordered(by, 'descending')).toEqual([3, 2, 1])
    },
  )

  it('by name leaves punctuation out', () => {
    expect(ordered('name', 'ascending')).toEqual([1, 2, 3])
    expect(ordered('name', 'descending')).toEqual([3, 2, 1])
  })

  it('by verdict has those without rules last, and breaks ties by id', () => {
    expect(ordered('verdict', 'ascending')).toEqual([2, 3, 1])
    expect(ordered('verdict', 'descending')).toEqual([2, 3, 1])
  })

  it('does not depend on the order before', () =>
    holds(
      [
        fc.uniqueArray(arbitrary.carriers, { selector: each => each.id }),
        fc.constantFrom(...CARRIER_SORT_KEYS),
        fc.constantFrom('ascending' as const, 'descending' as const),
      ],
      (all, by, direction) => {
        const order = carrierOrder({ by, direction }, TODAY)
        expect(all.toReversed().toSorted(order)).toEqual(all.toSorted(order))
      },
    ))
})
