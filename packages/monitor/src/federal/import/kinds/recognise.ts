import { counted } from '../../../kernel/counted.ts'
import type { Layout } from '../rows/row.ts'
import type { FileKind } from './file-kind.ts'
import { FILE_KINDS } from './index.ts'

export type Recognition =
  | {
      readonly kind: 'known'
      readonly file: FileKind
      readonly layout: Layout
      /** Whether the first line names columns; else it is a row. */
      readonly startsWithHeader: boolean
    }
  | { readonly kind: 'unknown'; readonly reason: string }

const WITH_HEADER = FILE_KINDS.filter(({ hasHeader }) => hasHeader)
const NAMED = FILE_KINDS.filter(({ hasHeader }) => !hasHeader).map(({ name }) => name)

const KNOWN = `Files that can be read: ${WITH_HEADER.map(it => it.title).join(', ')}; with their header line, comma separated. Licensing files without one are named by --kind (${NAMED.join(', ')}).`

/** A column's name as it is compared: `dot_number`, `DOT Number` and `DOT_NUMBER` are one. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const listed = (names: readonly string[]) =>
  names.length <= 12 ? names.join(', ') : `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`

/** Where a header has a column of a kind, by any of its names. Undefined: it has none. */
const placeOf = (file: FileKind, column: string, header: readonly string[]): number | undefined => {
  const name = [column, ...(file.otherNames?.[column] ?? [])].find(it => header.includes(it))
  return name === undefined ? undefined : header.indexOf(name)
}

const share = (file: FileKind, columns: readonly string[], header: readonly string[]) =>
  columns.filter(column => placeOf(file, column, header) !== undefined).length / columns.length

const requiredOf = (file: FileKind) => file.required ?? file.columns

const missingIn = (file: FileKind, header: readonly string[]) =>
  requiredOf(file).filter(column => placeOf(file, column, header) === undefined)

/** The columns by their own names, and those that are read by the names that the kind has for them. */
const layoutOf = (file: FileKind, header: readonly string[]): Layout =>
  new Map([
    ...header.map((name, place) => [name, place] as const),
    ...file.columns.flatMap(column => {
      const place = placeOf(file, column, header)
      return place === undefined ? [] : [[column, place] as const]
    }),
  ])
const unknown = (reason: string): Recognition => ({ kind: 'unknown', reason })

/** A first line is a header where it names columns of the kind, or begins with the word docket instead of one. */
const isHeader = (file: FileKind, cells: readonly string[]) =>
  share(file, requiredOf(file), cells.map(columnName)) >= 0.5 ||
  (/docket/i.test(cells[0] ?? '') && !/\d/.test(cells[0] ?? ''))

/** A file without a header is of the named kind if it has as many columns. */
const asNamed = (file: FileKind, first: readonly string[]): Recognition =>
  first.length === file.columns.length
    ? { kind: 'known', file, layout: layoutOf(file, file.columns), startsWithHeader: false }
    : unknown(
        `line 1 has ${counted(first.length, 'cell')}, where the ${file.title} (${file.name}) has ${file.columns.length}.`,
      )

const hintOf = (header: readonly string[]) => {
  const separator = header.length === 1 ? /[;\t|]/.exec(header[0] ?? '')?.[0] : undefined
  return separator === undefined
    ? ''
    : ` Its columns are separated by ${separator === '\t' ? 'tabs' : `"${separator}"`}, not by commas.`
}

/** How many of the columns of a kind a header names as the kind itself does. */
const ownNames = (file: FileKind, header: readonly string[]) =>
  file.columns.filter(column => header.includes(column)).length

/**
 * The kind whose columns a header names best: all that it must name before some, then the most, then the most by their own
 * names.
 */
const best = (kinds: readonly FileKind[], header: readonly string[]) =>
  kinds.toSorted((one, other) => {
    const [mine, theirs] = [one, other].map(kind => missingIn(kind, header).length === 0)
    if (mine !== theirs) return mine === true ? -1 : 1
    if (mine === true)
      return (
        requiredOf(other).length - requiredOf(one).length || ownNames(other, header) - ownNames(one, header)
      )
    return (
      share(other, other.hallmarks, header) - share(one, one.hallmarks, header) ||
      share(other, requiredOf(other), header) - share(one, requiredOf(one), header)
    )
  })[0]

/**
 * The kind of file that a first line belongs to, and the position of each column. `named` is the kind that the command
 * names, if any.
 *
 * Letter case, the order of columns and columns that are not read make no difference where there is a header. Columns are
 * found by their place only where there is none.
 * Refuses: a header that belongs to no kind, or to another than the named one; one that misses a column (naming what is
 *   missing), one that names a column that is read twice; without a header, another number of cells than the kind has.
 */
export const recognise = (first: readonly string[], named?: FileKind): Recognition => {
  if (named !== undefined && !named.hasHeader && !isHeader(named, first)) return asNamed(named, first)
  const header = first.map(columnName)
  const file = best(named === undefined ? FILE_KINDS : [named], header)
  if (file === undefined || share(file, requiredOf(file), header) < 0.3)
    return unknown(`its first line is not the header of a file that can be read.${hintOf(first)} ${KNOWN}`)
  const missing = missingIn(file, header)
  if (missing.length > 0)
    return unknown(
      `it looks like the ${file.title}, but ${missing.length === 1 ? 'a column is' : 'columns are'} missing: ${listed(missing)}. ${KNOWN}`,
    )
  const twice = file.columns.filter(column => header.indexOf(column) !== header.lastIndexOf(column))
  if (twice.length > 0) return unknown(`its header names ${listed(twice)} more than once.`)
  return { kind: 'known', file, layout: layoutOf(file, header), startsWithHeader: true }
}
