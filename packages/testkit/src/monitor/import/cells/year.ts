import { type Cell, isUnreadable, unreadable } from './cell.ts'
import { readWholeNumber } from './whole-number.ts'

/** A year that miles were reported for. Empty: blank and `0`. Refuses: before 1900, and after this year. */
export const readYear = (cell: string, today: string): Cell<number> => {
  const year = readWholeNumber(cell)
  if (isUnreadable(year)) return unreadable('not a year')
  if (year === null || year === 0) return null
  return year < 1900 || year > Number(today.slice(0, 4)) ? unreadable('no year that could be meant') : year
}
