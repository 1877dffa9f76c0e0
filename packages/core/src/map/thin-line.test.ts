import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thinLine } from './thin-line.ts'

const coordinate = fc.integer({ min: -500, max: 500 })
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 40 })
const tolerance = fc.integer({ min: 0, max: 100 })

const corner = [
  { x: 0, y: 0 },
  { x: 5, y: 0.5 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
]

describe('the places that the form of a line requires', () => {
  it('a line keeps its corners and drops what is as good as on it', () => {
    expect(thinLine(corner, 1)).toEqual([corner[0], corner[2], corner[3]])
    expect(thinLine([], 1)).toEqual([])
  })

  it('a way back to where it began keeps its farthest place', () => {
    const there = [corner[0], corner[3], corner[0]].flatMap(place => place ?? [])
    expect(thinLine(there, 1)).toEqual(there)
  })

  it('a line of many places that winds tightly is thinned without a call for each', () => {
    const spiral = Array.from({ length: 3_000 }, (_, at) => ({ x: Math.sin(at) * at, y: Math.cos(at) * at }))
    expect(thinLine(spiral, 0)).toHaveLength(spiral.length)
  })

  it('a thinner line has its ends and the order, and thinning it again changes nothing at no tolerance', () => {
    holds([places, tolerance], (all, most) => {
      const thinned = thinLine(all, most)
      expect([thinned[0], thinned.at(-1)]).toEqual([all[0], all.at(-1)])
      expect(all.filter(place => thinned.includes(place))).toEqual(thinned)
      const exact = thinLine(all, 0)
      expect(thinLine(exact, 0)).toEqual(exact)
    })
  })

  it('no place is farther from the line drawn than the tolerance', () => {
    holds([places, tolerance], (all, most) => {
      const thinned = thinLine(all, most)
      for (const place of all) {
        const near = thinned.some((from, at) => {
          const to = thinned[at + 1] ?? from
          const length = Math.hypot(to.x - from.x, to.y - from.y)
          const along =
            length === 0
              ? 0
              : ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length
          const on = Math.min(length, Math.max(0, along)) / (length || 1)
          const [x, y] = [from.x + on * (to.x - from.x), from.y + on * (to.y - from.y)]
          return Math.hypot(place.x - x, place.y - y) <= most + 1e-6
        })
        expect(near).toBe(true)
      }
    })
  })
})
