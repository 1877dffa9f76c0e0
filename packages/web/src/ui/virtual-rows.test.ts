import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderedRows, RowHeights, spanOf } from './virtual-rows.ts'

const keysOf = (rows: number) => Array.from({ length: rows }, (_, at) => String(at))
const heightsOf = (rows: number, known: readonly (readonly [string, number])[] = []) => {
  const heights = new RowHeights()
  heights.setKeys(keysOf(rows))
  heights.measured(known)
  return heights
}

describe('the heights of rows', () => {
  it('a row that was never drawn has the median height of the first that were', () => {
    const heights = heightsOf(10, [
      ['0', 30],
      ['1', 90],
      ['2', 40],
    ])
    expect([0, 1, 2, 3, 10].map(at => heights.topOf(at))).toEqual([0, 30, 120, 160, 440])
    expect(heights.measured([['5', 100]])).toBe(true)
    expect(heights.topOf(5)).toBe(240)
    expect(heights.topOf(10)).toBe(500)
    expect(heights.measured([['5', 100]])).toBe(false)
  })

  it('a row as high as was assumed changes nothing', () => {
    const heights = heightsOf(10, [['0', 40]])
    expect(heights.measured([['1', 40]])).toBe(false)
  })

  it('a row is found by its distance, also beyond the ends', () => {
    const heights = heightsOf(10, [['0', 40]])
    expect([-50, 0, 39, 40, 399, 4_000].map(y => heights.rowAt(y))).toEqual([0, 0, 0, 1, 9, 9])
    expect(heightsOf(0).rowAt(10)).toBe(0)
  })

  it('after a change of width all heights are measured again', () => {
    const heights = heightsOf(4, [['0', 90]])
    heights.clear()
    expect(heights.measured([['1', 40]])).toBe(true)
    expect(heights.topOf(1)).toBe(40)
  })
})

describe('the rows that are drawn', () => {
  it('the rows in view are drawn with a window above and below', () => {
    const heights = heightsOf(1_000, [['0', 40]])
    expect(spanOf(heights, 1_000, { top: 4_000, bottom: 4_400 })).toEqual({ from: 88, to: 128 })
  })

  it('while a table scrolls, most rows beyond the window are drawn in its direction', () => {
    const heights = heightsOf(1_000, [['0', 40]])
    const seen = { top: 4_000, bottom: 4_400 }
    expect(spanOf(heights, 1_000, seen, 60)).toEqual({ from: 88, to: 136 })
    expect(spanOf(heights, 1_000, seen, -60)).toEqual({ from: 72, to: 120 })
  })

  it('the current row is drawn wherever it is, at its distance from the first', () => {
    const heights = heightsOf(20, [['0', 10]])
    expect(renderedRows(heights, 20, { from: 4, to: 6 }, 1)).toEqual([
      { at: 1, top: 10 },
      { at: 4, top: 40 },
      { at: 5, top: 50 },
    ])
    expect(renderedRows(heights, 20, { from: 0, to: 1 }, 19).at(-1)).toEqual({ at: 19, top: 190 })
  })

  it('each row in view is drawn once, below the one before it', () => {
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
        const rendered = renderedRows(heights, count, span, current)
        for (const [index, row] of rendered.entries()) {
          const before = rendered[index - 1]
          if (before !== undefined)
            expect(row.top).toBeGreaterThanOrEqual(heights.topOf(before.at + 1) - 1e-6)
        }
        const places = rendered.map(({ at }) => at)
        for (let at = 0; at < count; at += 1)
          if (heights.topOf(at + 1) > top && heights.topOf(at) < top + height) expect(places).toContain(at)
      },
    )
  })
})
