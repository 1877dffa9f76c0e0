import type { Draw } from './draw.ts'
import type { Cells, PublishedRow } from './files.ts'
import type { Life } from './life.ts'
import type { Unknown } from './unknowns.ts'

/** Rows of one file. */
export type Rows = readonly PublishedRow[]

/** How the agency, or what files pass through, changes the rows of a life. */
export interface Quirk {
  readonly name: string
  /** Of a hundred lives that it applies to. */
  readonly percent: number
  /** Null: it does not apply. */
  change(rows: Rows, life: Life, draw: Draw): Rows | null
  /** What the rows can no longer tell. */
  readonly unknown?: Unknown
}

/** The rows with other cells where `cells` gives some; null where it gives none. */
export const changed = (rows: Rows, cells: (row: PublishedRow) => Cells | null): Rows | null => {
  let isAny = false
  const next = rows.map(row => {
    const other = cells(row)
    if (other === null) return row
    isAny = true
    return { ...row, cells: { ...row.cells, ...other } }
  })
  return isAny ? next : null
}
