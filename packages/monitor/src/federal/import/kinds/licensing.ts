import { type Docket, readDocket, readDotNumber } from '../cells/identifiers.ts'
import { type Row, RowRefused } from '../rows/row.ts'
import type { CarrierNumbers } from '../store/find-carriers.ts'
import { isBlankButFor, type RemovalRecord } from '../store/remove-facts.ts'

/** The last day of the facts in the licensing files, which are still served but no longer updated. */
export const FROZEN_ON = '2026-05-14'

/** A docket as these files and the tables write it: `MC123456`. */
const docketText = (docket: Docket | null): string | null => docket && `${docket.type}${docket.value}`

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

/** As `readNumbers`, of a file whose facts are about a docket. Refuses: also a row without one. */
export const readDocketNumbers = (
  row: Row,
  columns: { readonly docket: string; readonly dot: string },
): CarrierNumbers & { readonly docket: string } => {
  const { docket, dotNumber } = readNumbers(row, columns)
  if (docket === null)
    throw new RowRefused({
      column: columns.docket,
      value: row.cell(columns.docket),
      reason: 'no docket',
    })
  return { docket, dotNumber }
}

/** The columns by which files since May 14, 2026 name a carrier. */
export const MOTUS_NUMBERS = { docket: 'DOCKET_NUMBER', dot: 'USDOT_NUMBER' } as const

/** A row of a kind of file, or its removal: a row of a daily file that is blank but for its docket. */
export const readOrRemoval =
  <T>(columns: readonly string[], read: (row: Row) => T) =>
  (row: Row): T | RemovalRecord =>
    isBlankButFor(row, columns, MOTUS_NUMBERS)
      ? { ...readNumbers(row, MOTUS_NUMBERS), isRemoval: true }
      : read(row)
