import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carrierRatesFact } from './carrier-rates.ts'
import { powerUnitsFact } from './power-unit-stats.ts'
import { verifiedAreas, visitedAreas } from './touched-area.ts'

const touches = fc.array(arbitrary.touchedAreas, { maxLength: 20 })

it('merging touches keeps every touch, and each area once', () => {
  holds([touches, touches], (historical, eld) => {
    const areas = visitedAreas(historical, eld)
    const total = (rows: readonly { readonly count: number }[]) =>
      rows.reduce((sum, { count }) => sum + count, 0)
    expect(total(areas)).toBe(total(historical) + total(eld))
    expect(new Set(areas.map(({ areaId }) => areaId)).size).toBe(areas.length)
  })
})

it('the areas that an ELD verified are exactly those it saw', () => {
  holds([touches, touches], (historical, eld) => {
    const verified = verifiedAreas(visitedAreas(historical, eld)).map(({ areaId }) => areaId)
    expect(new Set(verified)).toEqual(new Set(eld.map(({ areaId }) => areaId)))
  })
})

it('an area is never last visited before its last touch, and newer areas come first', () => {
  holds([touches, touches], (historical, eld) => {
    const areas = visitedAreas(historical, eld)
    for (const { areaId, lastOn } of areas)
      for (const touch of [...historical, ...eld])
        if (touch.areaId === areaId) expect(touch.lastOn <= lastOn).toBe(true)
    const days = areas.map(({ lastOn }) => lastOn)
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

it('a count that is not on record is never shown as zero', () => {
  holds([arbitrary.carrierRates, arbitrary.powerUnitStats], (rates, stats) => {
    if (!Object.values(rates).includes(0)) expect(carrierRatesFact(rates).text).not.toMatch(/(^|[ ,])0\b/)
    const counts = [stats.reported, stats.inspected, stats.onEld, stats.insured]
    if (!counts.includes(0)) expect(powerUnitsFact(stats).text).not.toMatch(/(^| )0\b/)
  })
})
