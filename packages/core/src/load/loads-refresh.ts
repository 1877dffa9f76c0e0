import type { Page } from '../shared/page.ts'

interface Row {
  readonly id: number
}

/** What a refresh of a list brought. */
export interface ListRefresh<T> {
  /** The page to show now: the rows in the places that they had, with their newest content. */
  readonly shown: Page<T>
  /** How many rows are new, gone or in another place. 0: the list has not moved. */
  readonly moved: number
  /** How many rows are newer than all that were shown: a row that moved up from the next page is not one. */
  readonly added: number
}

/**
 * A page of a list after a refresh in the background. Rows that moved, came or went stay where the user saw them until
 * the user takes the new page; the content of the others is the newest. A row that the user took out of the list (`hasLeft`)
 * stays too, and neither that it is gone nor the row that fills its place is news. The total is always the newest, as are
 * the counts of the tabs.
 *
 * Choice: a list never moves under the pointer or the focus by itself.
 */
export const refreshedList = <T extends Row>(
  shown: Page<T>,
  fresh: Page<T>,
  hasLeft: (row: T) => boolean = () => false,
): ListRefresh<T> => {
  const newest = new Map(fresh.items.map(row => [row.id, row]))
  const before = shown.items.map(({ id }) => id)
  const after = fresh.items.map(({ id }) => id)
  const staying = before.filter(id => newest.has(id))
  const remaining = after.filter(id => before.includes(id))
  const left = shown.items.filter(row => !newest.has(row.id) && hasLeft(row)).length
  const gone = before.length - staying.length - left
  const come = Math.max(0, after.length - remaining.length - left)
  const shifted = staying.filter((id, at) => remaining[at] !== id).length
  const moved = Math.max(gone, come) + shifted
  const newestId = Math.max(0, ...before)
  const added = after.filter(id => id > newestId).length
  if (moved === 0 && left === 0) return { shown: fresh, moved, added }
  const items = shown.items.map(row => newest.get(row.id) ?? row)
  return { shown: { ...shown, total: fresh.total, items }, moved, added }
}
