import { type Layout, RowRefused } from './row.ts'
import { holdsUndecodable } from './text-encoding.ts'

/** Why a cell with such bytes is refused. */
export const NOT_UTF_8 =
  'bytes that are not UTF-8. If the file comes from a spreadsheet or an older system, read it again with --encoding windows-1252'

/**
 * Checks a row before its cells are read.
 *
 * Refuses: RowRefused for a row of another width than its file, and for a cell that cannot be decoded.
 */
export const requireWhole = (
  cells: readonly string[],
  width: number,
  layout: Layout,
  from: 'header' | 'file',
) => {
  if (cells.length !== width)
    throw new RowRefused({
      column: null,
      value: null,
      reason: `${cells.length} cells where the ${from} has ${width}`,
    })
  for (const [column, place] of layout)
    if (holdsUndecodable(cells[place] ?? ''))
      throw new RowRefused({ column, value: cells[place] ?? '', reason: NOT_UTF_8 })
}
