import {
  type CarrierListLine,
  carrierListLines,
  type CarrierListSeparator,
  cellsOf,
} from '../../connection/carrier-list-lines.ts'
import { formatNumber } from '../../shared/amounts.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { type ListColumn, loadColumnOf } from './load-list-columns.ts'

/** Lines of a list, at most, not counting blank ones. */
const LINES_MAX = 20_000
/** Lines in which the heading is looked for. */
const HEADING_LINES_MAX = 20

/** A list of loads before its rows are read. */
export interface OpenLoadList {
  readonly separator: CarrierListSeparator
  readonly heading: readonly string[]
  /** What each column has. Undefined: it is not read. */
  readonly columns: readonly (ListColumn | undefined)[]
  readonly lines: readonly CarrierListLine[]
}

/** What a heading must have, in words. */
const NEEDED =
  'The first line has the names of the columns. It needs at least “Load number”. Download the sample to see all.'

const isNumber = (column: ListColumn | undefined) => column?.of === 'load' && column.column === 'number'

const textOf = (column: ListColumn) => ('column' in column ? `${column.of} ${column.column}` : column.type)

/** Two headings of one kind: which of them counts is not known. */
const repeatedHeading = (
  heading: readonly string[],
  columns: OpenLoadList['columns'],
): string | undefined => {
  const texts = columns.map(column => column && textOf(column))
  const at = texts.findIndex((text, place) => text !== undefined && texts.indexOf(text) !== place)
  if (at === -1) return undefined
  return `“${heading[texts.indexOf(texts[at])]}” and “${heading[at]}” name the same. Rename or remove one of the columns.`
}

/**
 * Opens a list of loads, of any length: its heading, and the lines below it. Lines above the heading are titles.
 *
 * Refuses: a list without a heading that names a load number, with two columns of one kind, without a line below, and one
 * that is too long. Source: section 5, "List of loads".
 */
export const openLoadList = (text: string, known?: CarrierListSeparator): Outcome<OpenLoadList, string> => {
  const { separator, lines } = carrierListLines(text, known)
  const at = lines
    .slice(0, HEADING_LINES_MAX)
    .findIndex(line => cellsOf(line.text, separator).map(loadColumnOf).some(isNumber))
  const first = lines[at]
  if (first === undefined) return refused(lines.length === 0 ? 'The list has no loads.' : NEEDED)
  const heading = cellsOf(first.text, separator)
  const columns = heading.map(loadColumnOf)
  const repeated = repeatedHeading(heading, columns)
  if (repeated !== undefined) return refused(repeated)
  const below = lines.slice(at + 1).filter(line => line.text !== first.text)
  if (below.length === 0) return refused('The list has no loads.')
  if (below.length > LINES_MAX)
    return refused(
      `This list has ${formatNumber(below.length)} lines. Upload at most ${formatNumber(LINES_MAX)} at once.`,
    )
  return done({ separator, heading, columns, lines: below })
}

/** The headings of columns that are not read. */
export const unreadHeadings = ({ heading, columns }: OpenLoadList): readonly string[] =>
  heading.filter((name, at) => name !== '' && columns[at] === undefined)
