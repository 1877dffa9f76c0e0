import { formatNumber } from '@fairhaul/core'
import { grouped } from './grouped.ts'
import type { StoredVerdicts } from './verdict-file.ts'
import type { VerdictColumn, VerdictRow } from './verdict-rows.ts'

/** What a change of a row is. Notes, days and fingerprints are none. */
const COMPARED: readonly VerdictColumn[] = ['result', 'certainty', 'carrier', 'dot', 'mc', 'reason']

/** A row with the result that it had. */
export interface ChangedRow extends VerdictRow {
  /** Empty: it is new. */
  readonly was: string
}

/** What changed since an earlier file of verdicts. */
export interface ChangesSince {
  /** The row, where it changed or is new. Rows are given each once. */
  readonly changed: (row: VerdictRow) => readonly ChangedRow[]
  /** What is said of lines that the list no longer has. Undefined: it has all. */
  readonly gone: (lines: readonly { readonly written: string }[]) => string | undefined
}

/**
 * What changed since an earlier file. A row is compared with the one of the same text, wherever it stands in the list: of
 * several with the same text with the first, second and so on.
 */
export const changesSince = ({ rows, columns }: StoredVerdicts): ChangesSince => {
  const before = grouped(rows, ({ cells }) => cells.written)
  const seen = new Map<string, number>()
  const compared = COMPARED.filter(column => columns.has(column))
  return {
    changed: row => {
      const { written } = row.cells
      const at = seen.get(written) ?? 0
      seen.set(written, at + 1)
      const old = before.get(written)?.[at]
      if (old === undefined) return [{ ...row, was: '' }]
      const isSame = compared.every(column => old.cells[column] === row.cells[column])
      return isSame ? [] : [{ ...row, was: old.cells.result }]
    },
    gone: lines => {
      const now = grouped(lines, ({ written }) => written)
      const texts = [...before].flatMap(([written, were]) => were.slice(now.get(written)?.length ?? 0))
      const [first] = texts
      if (first === undefined) return undefined
      const more = texts.length === 1 ? '' : `, and ${formatNumber(texts.length - 1)} more`
      return `No longer in the list: ${first.cells.written}${more}.`
    },
  }
}
