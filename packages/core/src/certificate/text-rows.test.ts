import { describe, expect, it } from 'vitest'
import { aroundAll, columnsOf, foundIn, type TextPiece, textRows } from './text-rows.ts'

const at = (x: number, y: number, text: string, change: Partial<TextPiece> = {}): TextPiece => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 8,
  ...change,
})
const textsOf = (pieces: readonly TextPiece[]) => textRows(pieces).map(({ text }) => text)

describe('the rows of a page', () => {
  it('letters join to words, words to columns, and lines that are a little lower belong together', () => {
    expect(textsOf([at(100, 11, 'Policy'), at(0, 10, 'In'), at(10, 10, 'sured'), at(38, 12, 'by')])).toEqual([
      'Insured by  Policy',
    ])
  })

  it('a page below another has rows of its own, and pieces without text or place are left out', () => {
    expect(
      textsOf([at(0, 10, 'two', { page: 2 }), at(0, 10, 'one'), at(0, 9, '  '), at(Number.NaN, 9, 'none')]),
    ).toEqual(['one', 'two'])
  })

  it('pieces at one place have one order, whatever the order they come in', () => {
    const same = [
      at(0, 10, 'b'),
      at(0, 10, 'a'),
      at(0, 10, 'a'),
      at(0, 10, 'wide', { width: 50 }),
      at(0, 8, 'high', { height: 10, width: 5 }),
      at(0, 10, 'a', { width: 5 }),
    ]
    expect(textsOf(same.toReversed())).toEqual(textsOf(same))
  })
})

describe('a part of a row', () => {
  const row = textRows([at(0, 10, 'Name: '), at(30, 10, 'Pat'), at(200, 10, 'x')])[0]
  if (row === undefined) throw new Error('There is a row.')

  it('has the place of its own text', () => {
    expect(foundIn(row, /Name: (Pat)/)).toEqual({
      text: 'Pat',
      place: { page: 1, x: 30, y: 10, width: 15, height: 8 },
    })
    expect(columnsOf(row).map(({ text }) => text)).toEqual(['Name: Pat', 'x'])
  })

  it('is not found where the pattern or its group finds nothing', () => {
    expect(foundIn(row, /Phone/)).toBeUndefined()
    expect(foundIn(row, /Name:( )/)).toBeUndefined()
    expect(foundIn(row, /Name/)).toBeUndefined()
  })

  it('of several pieces has the box around them', () => {
    const boxes = [
      { page: 1, x: 10, y: 5, width: 20, height: 8 },
      { page: 1, x: 5, y: 9, width: 10, height: 8 },
    ] as const
    expect(aroundAll(boxes)).toEqual({ page: 1, x: 5, y: 5, width: 25, height: 12 })
  })
})
