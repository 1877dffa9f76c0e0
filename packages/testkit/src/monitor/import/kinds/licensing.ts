import { type Docket, readDocket, readDotNumber } from '../cells/identifiers.ts'

import { type Row, RowRefused } from '../rows/row.ts'
import type { CarrierNumbers } from '../store/find-carriers.ts'

/**
 * The last day of the facts in the licensing files, which are still served but no longer updated.
 *
 * Choice: the first day of the month in which they stopped, as a fact must not look newer than it is.
 */
export const FROZEN_ON = '2026-05-01'

/** A docket as these files and the tables write it: `MC123456`. */
export const docketText = (docket: Docket | null): string | null => docket && `${docket.type}${docket.value}`

/**
 * The carrier numbers of a row. `00000000` is no DOT number and a bare `MC` no docket; one of the two is enough.
 *
 * Refuses: a row with neither, or with one that cannot be read.
 */
export const readNumbers = (
  row: Row,
  columns: { readonly docket: string; readonly dot?: string },
): CarrierNumbers => {
  const docket = docketText(row.must(columns.docket, cell => readDocket(cell)))
  const dotNumber = columns.dot === undefined ? null : row.must(columns.dot, readDotNumber)
  if (docket === null && dotNumber === null)
    throw new RowRefused({
      column: columns.docket,
      value: row.cell(columns.docket),
      reason: 'neither a docket nor a DOT number',
    })
  return { docket, dotNumber }
}
