import { expect, it } from 'vitest'
import { rowsInWindow } from './rows-in-window.ts'

it.each([
  { window: 'a laptop', height: 800, isPhone: false, rows: 15 },
  { window: 'a large screen', height: 1200, isPhone: false, rows: 24 },
  { window: 'a phone', height: 844, isPhone: true, rows: 6 },
  { window: 'a phone with its keyboard open', height: 180, isPhone: true, rows: 1 },
])('$window of $height pixels shows $rows rows at most', ({ height, isPhone, rows }) => {
  expect(rowsInWindow(height, isPhone)).toBe(rows)
})
