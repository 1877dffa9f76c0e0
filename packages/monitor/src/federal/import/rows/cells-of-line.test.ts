import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOfLine } from './cells-of-line.ts'

describe('the cells of a line', () => {
  it.each<[string, string, readonly string[] | string]>([
    ['stand between commas', 'A,,C', ['A', '', 'C']],
    ['may be quoted', '"A, B",C,""', ['A, B', 'C', '']],
    ['may hold a quote, written twice', '"A ""B""",C', ['A "B"', 'C']],
    ['are none where a quote is left open', 'A,"B', 'not simple'],
    ['are none where a quote is in the middle of a cell', 'A "B" C,D', 'not simple'],
    ['are none where text follows a quoted cell', '"A"B,C', 'not simple'],
  ])('%s', (_, line, cells) => {
    expect(cellsOfLine(line)).toEqual(cells)
  })

  it('are those that the parser finds in the line, where it is simple', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', ',', '"', '"'),
      minLength: 1,
      maxLength: 16,
    })
    fc.assert(
      fc.property(line, text => {
        const cells = cellsOfLine(text)
        if (cells === 'not simple') expect(() => parse(text, { relax_column_count: true })).toThrow()
        else expect(parse(text, { relax_column_count: true })).toEqual([cells])
      }),
    )
  })
})
