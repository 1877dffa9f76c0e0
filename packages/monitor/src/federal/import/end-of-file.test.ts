import { describe, expect, it } from 'vitest'
import { type EndOfFile, endOfFile, type FileEnd } from './end-of-file.ts'

const READ: FileEnd = {
  extent: 'whole',
  isDifference: false,
  isStopped: false,
  lastWasShort: false,
  rows: 3,
}
const ALL: EndOfFile = {
  isReadToEnd: true,
  isRefusedAsEmpty: false,
  isWhole: true,
  areLinesStored: true,
  removesMissing: true,
}
const NOTHING: EndOfFile = {
  isReadToEnd: false,
  isRefusedAsEmpty: false,
  isWhole: false,
  areLinesStored: false,
  removesMissing: false,
}
const DIFFERENCE = { extent: 'difference', isDifference: true } as const
const SOME_ROWS = { extent: 'some rows' } as const

describe('endOfFile', () => {
  it.each<[string, Partial<FileEnd>, EndOfFile]>([
    ['a whole file', {}, ALL],
    ['a whole file that was stopped', { isStopped: true }, NOTHING],
    ['a whole file that was cut off', { lastWasShort: true }, NOTHING],
    ['a whole file without a row', { rows: 0 }, { ...ALL, isRefusedAsEmpty: true, removesMissing: false }],
    [
      'a whole file that was stopped before its first row',
      { rows: 0, isStopped: true },
      { ...NOTHING, isRefusedAsEmpty: true },
    ],
    ['a difference', DIFFERENCE, { ...ALL, isWhole: false, areLinesStored: false }],
    [
      'a difference without a row',
      { ...DIFFERENCE, rows: 0 },
      { ...ALL, isWhole: false, areLinesStored: false },
    ],
    ['a difference that was stopped', { ...DIFFERENCE, isStopped: true }, NOTHING],
    ['a difference that was cut off', { ...DIFFERENCE, lastWasShort: true }, NOTHING],
    ['a file that someone named', SOME_ROWS, { ...ALL, isWhole: false, removesMissing: false }],
    ['a file that someone named and that was cut off', { ...SOME_ROWS, lastWasShort: true }, NOTHING],
  ])('%s', (_, end, expected) => {
    expect(endOfFile({ ...READ, ...end })).toEqual(expected)
  })
})
