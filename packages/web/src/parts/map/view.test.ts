import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, clampView, isIn, K_MAX, seenBox, viewOfBox, zoomAbout } from './view.ts'

const size = { width: 800, height: 400 }
const bounds = { left: -9_000, top: -9_000, right: 7_000, bottom: 8_000 }
const views = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
  k: fc.double({ min: 0.001, max: 10, noNaN: true }),
})
const places = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 400 }) })

const middleOf = ({ x, y, k }: { x: number; y: number; k: number }) => ({
  x: (size.width / 2 - x) / k,
  y: (size.height / 2 - y) / k,
})

describe('the view of a map', () => {
  it('a box is shown whole, in the middle', () => {
    const box = { left: 0, top: 0, right: 1_000, bottom: 1_000 }
    const view = viewOfBox(box, size)
    expect(view.k).toBeCloseTo(0.376)
    expect(middleOf(view)).toEqual({ x: 500, y: 500 })
    expect(viewOfBox({ left: 5, top: 5, right: 5, bottom: 5 }, size).k).toBe(K_MAX)
  })

  it('zooming keeps the place under the pointer where it is', () => {
    fc.assert(
      fc.property(views, places, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, at, factor) => {
        const place = { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k }
        const next = zoomAbout(view, at, factor)
        expect(place.x * next.k + next.x).toBeCloseTo(at.x, 3)
        expect(place.y * next.k + next.y).toBeCloseTo(at.y, 3)
      }),
    )
  })

  it('a clamped view stays on the map and within its zoom limits, and clamping again changes nothing', () => {
    fc.assert(
      fc.property(views, view => {
        const held = clampView(view, bounds, size)
        const { x, y } = middleOf(held)
        const rim = 1e-6 * Math.abs(bounds.left)
        expect(
          isIn(
            {
              left: bounds.left - rim,
              top: bounds.top - rim,
              right: bounds.right + rim,
              bottom: bounds.bottom + rim,
            },
            { x, y },
          ),
        ).toBe(true)
        expect(held.k).toBeLessThanOrEqual(K_MAX)
        expect(held.k).toBeGreaterThanOrEqual(viewOfBox(bounds, size).k)
        const again = clampView(held, bounds, size)
        expect(again.x).toBeCloseTo(held.x, 6)
        expect(again.k).toBe(held.k)
      }),
    )
  })

  it('seenBox is the part of the map that a view shows', () => {
    expect(seenBox({ x: -100, y: 0, k: 2 }, size, 0)).toEqual({ left: 50, top: -0, right: 450, bottom: 200 })
    expect(boxAround([])).toBeUndefined()
    expect(boxAround([{ x: 1, y: 2 }], 10)).toEqual({ left: -9, top: -8, right: 11, bottom: 12 })
  })
})
