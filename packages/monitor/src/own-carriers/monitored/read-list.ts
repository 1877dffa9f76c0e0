import { invalid } from '../../http/refused.ts'
import { cellsOf } from './list-cells.ts'
import { identifierOfColumn, type ListedIdentifier, namedIdentifier, typeOfHead } from './list-identifier.ts'

/** The most non-empty lines: one upload is one transaction. */
const LINES_MAX = 5_000
/** The most characters returned of a line that could not be read. */
const SHOWN_MAX = 60

/** A line of the list, counted from 1 including blank lines; `text` is the cell that was read. */
export interface ListLine {
  readonly line: number
  readonly text: string
  /** Null: it has no identifier. */
  readonly identifier: ListedIdentifier | null
}

type Columns = readonly ReturnType<typeof typeOfHead>[]

/** Column headings that could be SCACs. */
const COLUMN_TERMS: ReadonlySet<string> = new Set(['SCAC', 'CODE', 'NAME', 'ID', 'NO'])

const isHeading = (cells: readonly string[]) =>
  !cells.some(cell => /\d/.test(cell)) &&
  cells.every(cell => {
    const identifier = namedIdentifier(cell)
    return identifier === null || COLUMN_TERMS.has(identifier.key)
  })

/**
 * The identifier of a line: the first cell with its type in front, else the first cell of a column with a known
 * heading, else, in a list without such headings, the first cell of digits, as a DOT number.
 */
function readLine(line: number, cells: readonly string[], columns: Columns): ListLine {
  for (const text of cells) {
    const identifier = namedIdentifier(text)
    if (identifier !== null) return { line, text, identifier }
  }
  const hasHeads = columns.some(type => type !== null)
  for (const [at, text] of cells.entries()) {
    const type = hasHeads ? columns[at] : /^\d+$/.test(text) ? 'DOT' : null
    const identifier = type == null ? null : identifierOfColumn(text, type)
    if (identifier !== null) return { line, text, identifier }
  }
  const first = cells.find(cell => cell !== '') ?? ''
  return { line, text: first.slice(0, SHOWN_MAX), identifier: null }
}

/**
 * Reads a list of carriers, one identifier a line, alone or in a table; a first line without digits is its heading.
 *
 * Refuses: 422 on `file` for an empty list, and for too many lines.
 * Source: section 4, "Subscription".
 */
export function readList(text: string): readonly ListLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ line: index + 1, cells: cellsOf(each) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
  const [first] = lines
  const heading = first !== undefined && isHeading(first.cells) ? first : undefined
  const rows = heading === undefined ? lines : lines.slice(1)
  if (rows.length === 0) throw invalid('file', 'The list has no carriers.')
  if (rows.length > LINES_MAX)
    throw invalid('file', `Upload at most ${LINES_MAX.toLocaleString('en-US')} carriers at once.`)
  const columns = heading?.cells.map(typeOfHead) ?? []
  return rows.map(({ line, cells }) => readLine(line, cells, columns))
}
