import type { ReactNode } from 'react'
import { ROW_KEYS } from './row-key-names.ts'

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** A column of a table. */
export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | 'center'
  /** The header sorts by this column. */
  sort?: boolean
  /** A CSS length; left out: as wide as its content. */
  width?: string
  /** Stays in view while the table is scrolled sideways. Meant for the first column. */
  sticky?: boolean
  /** 1 (the default) is always shown; 2 needs a width of 1,000 px, 3 of 1,300 px, 4 of 1,560 px. Cards show all. */
  priority?: 1 | 2 | 3 | 4
  /** The header is read out but not shown: marks, actions. */
  isHeaderHidden?: boolean
  /** Drawn in place of the header's text, which is still read out: a scale. */
  mark?: ReactNode
  /** On a card: a `mark` has no label and is at the end of the first line, beside the sticky column. */
  inCard?: 'fact' | 'mark'
}

/** The order after a press on a header: ascending first, then descending. */
export const nextSort = (current: TableSort | undefined, key: string): TableSort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})

const stepOf = (keys: readonly string[], step: number) => keys.map(key => [key, step] as const)

const STEP = new Map([
  ...stepOf(ROW_KEYS.next, 1),
  ...stepOf(ROW_KEYS.previous, -1),
  ...stepOf(ROW_KEYS.first, Number.NEGATIVE_INFINITY),
  ...stepOf(ROW_KEYS.last, Number.POSITIVE_INFINITY),
])

/**
 * The row a key moves to, counted from 0.
 *
 * Refuses: a key that moves nothing, and any key in a list without rows, give undefined.
 */
export const rowAfterKey = (key: string, at: number, rows: number): number | undefined => {
  const step = STEP.get(key)
  if (step === undefined || rows === 0) return undefined
  return Math.min(Math.max(at + step, 0), rows - 1)
}
