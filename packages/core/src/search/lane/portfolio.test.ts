import { describe, expect, it } from 'vitest'
import type { EquipmentKind } from '../../carrier/equipment/equipment-kind.ts'
import { PORTFOLIO_SHARE_MIN, PORTFOLIO_VEHICLES_MIN, reachesThresholds } from './portfolio.ts'

const params = (equipment: readonly EquipmentKind[], minVehicles = 1, minShare = 0.5) => ({
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
  it('the default portfolio thresholds are one vehicle and half of all', () => {
    expect([PORTFOLIO_VEHICLES_MIN, PORTFOLIO_SHARE_MIN]).toEqual([1, 0.5])
  })

  it.each([
    ['exactly half', params(['van']), true],
    ['less than half', params(['reefer']), false],
    ['half together', params(['reefer', 'flatbed']), true],
    ['as many as asked', params(['van'], 5), true],
    ['fewer than asked', params(['van'], 6), false],
    ['none of the kind', params(['tanker'], 1, 0), false],
  ])('portfolio thresholds with %s', (_, thresholds, reached) => {
    expect(reachesThresholds(held, thresholds)).toBe(reached)
  })

  it('portfolio thresholds are not reached without equipment on record', () => {
    expect(reachesThresholds([], params(['van']))).toBe(false)
  })

  it("portfolio thresholds match the source's names of kinds, and count unknown kinds in the total", () => {
    const spelled = [
      { kind: 'Step Deck', count: 2 },
      { kind: 'hotshot', count: 2 },
    ]
    expect(reachesThresholds(spelled, params(['drop_deck'], 2, 0.5))).toBe(true)
    expect(reachesThresholds(spelled, params(['drop_deck'], 2, 0.51))).toBe(false)
  })

  it('portfolio thresholds are reached by exactly the requested share', () => {
    const seven = [
      { kind: 'van', count: 7 },
      { kind: 'reefer', count: 93 },
    ]
    expect(reachesThresholds(seven, params(['van'], 1, 0.07))).toBe(true)
    expect(reachesThresholds(seven, params(['van'], 1, 0.08))).toBe(false)
  })
})
