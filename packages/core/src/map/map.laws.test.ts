import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriersByRegion, regionOfPlace, regionShade } from '../carrier/carriers-by-region.ts'
import { clusterPoints } from './cluster-points.ts'

import { REGIONS, readRegion } from './regions.ts'
import { straightMiles, straightRoute } from './straight-line.ts'

const placed = arbitrary.places.map(physicalAddress => ({ physicalAddress }))
const manyPlaced = fc.array(placed, { maxLength: 30 })
const drawn = fc.array(
  fc.record({
    id: fc.uuid(),
    x: fc.double({ min: -500, max: 500, noNaN: true }),
    y: fc.double({ min: -500, max: 500, noNaN: true }),
  }),
  { maxLength: 40 },
)
const { mapPoints } = arbitrary

describe('laws of the map', () => {
  it('every carrier is counted once, in its region or off the map', () => {
    holds([manyPlaced], carriers => {
      const { counts, unmapped } = carriersByRegion(carriers)
      expect(counts.reduce((sum, { count }) => sum + count, unmapped)).toBe(carriers.length)
      for (const { region, count } of counts)
        expect(carriers.filter(each => regionOfPlace(each.physicalAddress) === region)).toHaveLength(count)
    })
  })

  it('the order of carriers does not change the map', () => {
    holds([manyPlaced], carriers => {
      expect(carriersByRegion(carriers.toReversed())).toEqual(carriersByRegion(carriers))
    })
  })

  it('more carriers are never shaded lighter; one is the lightest, the maximum the darkest', () => {
    holds(
      [fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), fc.nat(900)],
      (one, other, more) => {
        const most = Math.max(one, other) + more
        const [less, greater] = [Math.min(one, other), Math.max(one, other)]
        expect(regionShade(less, most)).toBeLessThanOrEqual(regionShade(greater, most))
        expect(regionShade(1, most)).toBe(1)
        expect(regionShade(most, most)).toBe(most === 1 ? 1 : 4)
      },
    )
  })

  it('a region is read back from its key', () => {
    holds([fc.constantFrom(...REGIONS)], region => {
      expect(readRegion(region.key)).toBe(region)
    })
  })

  it("distances are symmetric, no detour is shorter, and none exceeds half the earth's circumference", () => {
    holds([mapPoints, mapPoints, mapPoints], (one, other, third) => {
      const there = straightMiles(one, other)
      expect(straightMiles(other, one)).toBeCloseTo(there, 6)
      expect(straightMiles(one, third) + straightMiles(third, other)).toBeGreaterThanOrEqual(there - 1e-3)
      expect(there).toBeLessThanOrEqual(12_437)
    })
  })

  it('the points of a straight line are on it: the lengths of their legs add up', () => {
    holds([mapPoints, mapPoints], (from, to) => {
      const { points, miles } = straightRoute(from, [], to)
      const legs = points.slice(1).map((point, at) => straightMiles(points[at] ?? point, point))
      expect(legs.reduce((sum, leg) => sum + leg, 0)).toBeCloseTo(miles ?? 0, -1)
    })
  })

  it('every point is in one cluster, in any order of the points', () => {
    holds([drawn, fc.integer({ min: 1, max: 200 })], (points, cell) => {
      const clusters = clusterPoints(points, cell)
      expect(clusters.flatMap(({ points }) => points.map(({ id }) => id)).toSorted()).toEqual(
        points.map(({ id }) => id).toSorted(),
      )
      const keysOf = (all: typeof clusters) =>
        all.map(({ key, points }) => `${key} ${points.length}`).toSorted()
      expect(keysOf(clusterPoints(points.toReversed(), cell))).toEqual(keysOf(clusters))
    })
  })

  it('a cluster lies within one cell of each of its points', () => {
    holds([drawn, fc.integer({ min: 1, max: 200 })], (points, cell) => {
      for (const cluster of clusterPoints(points, cell))
        for (const { x, y } of cluster.points) {
          expect(Math.abs(x - cluster.x)).toBeLessThanOrEqual(cell)
          expect(Math.abs(y - cluster.y)).toBeLessThanOrEqual(cell)
        }
    })
  })
})
