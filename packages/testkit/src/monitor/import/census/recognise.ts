import type { Layout } from '../rows/row.ts'
import type { CensusKind } from './census-kind.ts'
import { COMPANY_CENSUS } from './company-census.ts'
import { SMS_CENSUS } from './sms-census.ts'

/** Every kind of file that can be read. */
export const CENSUS_KINDS: readonly CensusKind[] = [SMS_CENSUS, COMPANY_CENSUS]

export type Recognition =
  | { readonly kind: 'known'; readonly census: CensusKind; readonly layout: Layout }
  | { readonly kind: 'unknown'; readonly reason: string }

const KNOWN = `Files that can be read: ${CENSUS_KINDS.map(it => it.title).join(', ')}; with their header line, comma separated.`

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

/**
 * Which kind of file a header belongs to, and where each column stands in it.
 *
 * Letter case, the order of columns and columns that are not read make no difference.
 * Refuses: a header that belongs to no kind, one that misses a column (naming what is missing), one that names a column
 *   that is read twice.
 */
export const recognise = (header: readonly string[]): Recognition => {
  const names = header.map(nameOf)
  const present = new Set(names)
  const census = CENSUS_KINDS.toSorted(
    (one, other) =>
      share(other.hallmarks, present) - share(one.hallmarks, present) ||
      share(other.columns, present) - share(one.columns, present),
  )[0]
  if (census === undefined || share(census.columns, present) < 0.3) {
    const separator = header.length === 1 ? /[;\t|]/.exec(header[0] ?? '')?.[0] : undefined
    const hint =
      separator === undefined
        ? ''
        : ` Its columns are separated by ${separator === '\t' ? 'tabs' : `"${separator}"`}, not by commas.`
    return {
      kind: 'unknown',
      reason: `its first line is not the header of a file that can be read.${hint} ${KNOWN}`,
    }
  }
  const missing = census.columns.filter(column => !present.has(column))
  if (missing.length > 0)
    return {
      kind: 'unknown',
      reason: `it looks like the ${census.title}, but ${missing.length === 1 ? 'a column is' : 'columns are'} missing: ${listed(missing)}. ${KNOWN}`,
    }
  const twice = census.columns.filter(column => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice.length > 0)
    return { kind: 'unknown', reason: `its header names ${listed(twice)} more than once.` }
  return { kind: 'known', census, layout: new Map(names.map((name, place) => [name, place])) }
}
