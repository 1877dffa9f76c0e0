import { expect, it } from 'vitest'
import { CRASH_FILE } from '../kinds/crash-file/kind.ts'
import { INSPECTION_VIOLATIONS } from '../kinds/inspection-file/violations.ts'
import { RefusedRows } from './refused-rows.ts'

const layout = new Map([['DOT_NUMBER', 0]])

it('a row that is refused is of the carrier that it names, and a blank number is no one’s', () => {
  const rows = new RefusedRows(CRASH_FILE)
  rows.addCells(layout, ['123'])
  rows.addCells(layout, [''])
  expect([rows.numbers, rows.hasUnnamed]).toEqual([['DOT 123'], false])
  rows.addCells(layout, ['12A'])
  expect([rows.numbers, rows.hasUnnamed]).toEqual([['DOT 123'], true])
})

it('a row of a file whose rows name no carrier may be anyone’s', () => {
  const unread = new RefusedRows(INSPECTION_VIOLATIONS)
  expect(unread.hasUnnamed).toBe(false)
  unread.addCells(new Map([['INSPECTION_ID', 0]]), ['9'])
  expect([unread.numbers, unread.hasUnnamed]).toEqual([[], true])
  const unstored = new RefusedRows(INSPECTION_VIOLATIONS)
  unstored.addLines([], [])
  expect(unstored.hasUnnamed).toBe(false)
  unstored.addLines([], [{ line: 2 }])
  expect(unstored.hasUnnamed).toBe(true)
})
