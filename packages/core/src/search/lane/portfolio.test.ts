import { describe, expect, it } from 'vitest'
import type { EquipmentField } from './equipment-field.ts'
import { PORTFOLIO_SHARE_MIN, PORTFOLIO_VEHICLES_MIN, reachesThresholds } from './portfolio.ts'

const asks = (equipment: readonly EquipmentField[], minVehicles = 1, minShare = 0.5) => ({
  equipment,
  minVehicles,
  minShare,
})
const held = [
  { kind: 'van', count: 5 },
  { kind: 'reefer', count: 3 },
  { kind: 'flatbed', count: 2 },
]

describe('portfolio thresholds', () => {
  it('are one vehicle and half of all, unless the search says otherwise', () => {
    expect([PORTFOLIO_VEHICLES_MIN, PORTFOLIO_SHARE_MIN]).toEqual([1, 0.5])
  })

  it.each([
    ['exactly half', asks(['van']), true],
    ['less than half', asks(['reefer']), false],
    ['half together', asks(['reefer', 'flatbed']), true],
    ['as many as asked', asks(['van'], 5), true],
    ['fewer than asked', asks(['van'], 6), false],
    ['none of the kind', asks(['tanker'], 1, 0), false],
  ])('with %s', (_, thresholds, reached) => {
    expect(reachesThresholds(held, thresholds)).toBe(reached)
  })

  it('are not reached without equipment on record', () => {
    expect(reachesThresholds([], asks(['van']))).toBe(false)
    expect(reachesThresholds([{ kind: 'van', count: 0 }], asks(['van'], 0, 0))).toBe(true)
  })
})
