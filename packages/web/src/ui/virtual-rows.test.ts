import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnParts, RowHeights, spanOf } from './virtual-rows.ts'

const keysOf = (rows: number) => Array.from({ length: rows }, (_, at) => String(at))
const heightsOf = (rows: number, known: readonly (readonly [string, number])[] = []) => {
  const heights = new RowHeights()
  heights.take(keysOf(rows))
  heights.measured(known)
  return heights
}

describe('the heights of rows', () => {
  it('a row that was never drawn has the mean height of the first that were', () => {
    const heights = heightsOf(10, [
      ['0', 30],
      ['1', 50],
    ])
    expect([0, 1, 2, 3, 10].map(at => heights.topOf(at))).toEqual([0, 30, 80, 120, 400])
    expect(heights.measured([['5', 100]])).toBe(true)
    expect(heights.topOf(3)).toBe(120)
    expect(heights.topOf(10)).toBe(460)
    expect(heights.measured([['5', 100]])).toBe(false)
  })

  it('a row is found by its distance, also beyond the ends', () => {
    const heights = heightsOf(10, [['0', 40]])
    expect([-50, 0, 39, 40, 399, 4_000].map(y => heights.rowAt(y))).toEqual([0, 0, 0, 1, 9, 9])
    expect(heightsOf(0).rowAt(10)).toBe(0)
  })

  it('after a change of width all heights are measured again', () => {
    const heights = heightsOf(4, [['0', 40]])
    heights.clear()
    expect(heights.has('0')).toBe(false)
  })
})

describe('the rows that are drawn', () => {
  it('the rows in view are drawn with a window above and below', () => {
    const heights = heightsOf(1_000, [['0', 40]])
    expect(spanOf(heights, 1_000, { top: 4_000, bottom: 4_400 })).toEqual({ from: 88, to: 124 })
  })

  it('the current row is drawn wherever it is, between gaps', () => {
    const heights = heightsOf(20, [['0', 10]])
    expect(drawnParts(heights, 20, { from: 4, to: 6 }, 1)).toEqual([
      { kind: 'gap', at: 0, height: 10 },
      { kind: 'row', at: 1 },
      { kind: 'gap', at: 2, height: 20 },
      { kind: 'row', at: 4 },
      { kind: 'row', at: 5 },
      { kind: 'gap', at: 6, height: 140 },
    ])
    expect(drawnParts(heights, 20, { from: 0, to: 1 }, 19).at(-1)).toEqual({ kind: 'row', at: 19 })
  })

  it('rows and gaps together are as high as the table, and each row is in one of them', () => {
    const rows = fc.integer({ min: 1, max: 400 })
    const any = fc.integer({ min: -5_000, max: 20_000 })
    holds(
      [rows, any, fc.integer({ min: 1, max: 900 }), any, fc.array(fc.integer({ min: 1, max: 90 }))],
      (count, top, height, current, known) => {
        const heights = heightsOf(
          count,
          known.map((px, at) => [String(at * 3), px] as const).filter(([key]) => Number(key) < count),
        )
        const span = spanOf(heights, count, { top, bottom: top + height })
        const parts = drawnParts(heights, count, span, current)
        const total = parts.reduce(
          (sum, part) =>
            sum + (part.kind === 'gap' ? part.height : heights.topOf(part.at + 1) - heights.topOf(part.at)),
          0,
        )
        expect(total).toBeCloseTo(heights.topOf(count), 6)
        const drawn = parts.filter(({ kind }) => kind === 'row').map(({ at }) => at)
        expect(new Set(drawn).size).toBe(drawn.length)
        for (let at = 0; at < count; at += 1)
          if (heights.topOf(at + 1) > top && heights.topOf(at) < top + height) expect(drawn).toContain(at)
      },
    )
  })
})
