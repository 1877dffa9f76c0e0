import { counted } from '../../counted.ts'
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

const KNOWN = `Files that can be read: ${WITH_HEADER.map(it => it.title).join(', ')}; with their header line, comma separated. Licensing files have none and are told by --kind (${NAMED.join(', ')}).`

/** A column's name as it is compared: `dot_number`, `DOT Number` and `DOT_NUMBER` are one. */
const nameOf = (cell: string) =>
  cell
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const listed = (names: readonly string[]) =>
  names.length <= 12 ? names.join(', ') : `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`

const share = (names: readonly string[], present: ReadonlySet<string>) =>
  names.filter(name => present.has(name)).length / names.length

const layoutOf = (names: readonly string[]): Layout => new Map(names.map((name, place) => [name, place]))
const unknown = (reason: string): Recognition => ({ kind: 'unknown', reason })

/**
 * Some downloads of a file that is published without a header have one: its first cell names the docket, and is none.
 */
const isHeaderAfterAll = (cells: readonly string[]) =>
  /docket/i.test(cells[0] ?? '') && !/\d/.test(cells[0] ?? '')

/** A file without a header is of the named kind if it has as many columns. */
const asNamed = (file: FileKind, first: readonly string[]): Recognition =>
  first.length === file.columns.length
    ? { kind: 'known', file, layout: layoutOf(file.columns), startsWithHeader: isHeaderAfterAll(first) }
    : unknown(
        `line 1 has ${counted(first.length, 'cell')}, where the ${file.title} (${file.name}) has ${file.columns.length}.`,
      )

const hintOf = (header: readonly string[]) => {
  const separator = header.length === 1 ? /[;\t|]/.exec(header[0] ?? '')?.[0] : undefined
  return separator === undefined
    ? ''
    : ` Its columns are separated by ${separator === '\t' ? 'tabs' : `"${separator}"`}, not by commas.`
}

/**
 * The kind of file that a first line belongs to, and the position of each column. `named` is the kind that the command
 * names, if any.
 *
 * Letter case, the order of columns and columns that are not read make no difference where there is a header.
 * Refuses: a header that belongs to no kind, or to another than the named one; one that misses a column (naming what is
 *   missing), one that names a column that is read twice; without a header, another number of cells than the kind has.
 */
export const recognise = (first: readonly string[], named?: FileKind): Recognition => {
  if (named !== undefined && !named.hasHeader) return asNamed(named, first)
  const names = first.map(nameOf)
  const present = new Set(names)
  const file = (named === undefined ? WITH_HEADER : [named]).toSorted(
    (one, other) =>
      share(other.hallmarks, present) - share(one.hallmarks, present) ||
      share(other.columns, present) - share(one.columns, present),
  )[0]
  if (file === undefined || share(file.columns, present) < 0.3)
    return unknown(`its first line is not the header of a file that can be read.${hintOf(first)} ${KNOWN}`)
  const missing = file.columns.filter(column => !present.has(column))
  if (missing.length > 0)
    return unknown(
      `it looks like the ${file.title}, but ${missing.length === 1 ? 'a column is' : 'columns are'} missing: ${listed(missing)}. ${KNOWN}`,
    )
  const twice = file.columns.filter(column => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice.length > 0) return unknown(`its header names ${listed(twice)} more than once.`)
  return { kind: 'known', file, layout: layoutOf(names), startsWithHeader: true }
}
