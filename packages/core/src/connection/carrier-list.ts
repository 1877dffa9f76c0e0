import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { formatNumber } from '../shared/amounts.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import { cellsOf, identifierInLine, type UnreadReason, unreadReason } from './carrier-list-line.ts'

/** Lines of a list, at most, not counting blank ones. Choice: one upload is one request. */
export const CARRIER_LIST_LINES_MAX = 5_000

/** A carrier in a list; `line` counts from 1 with blank lines included, as in an editor. */
export interface CarrierListRow {
  readonly line: number
  readonly identifier: Identifier
}

/** A repeated carrier, and the line that named it first. */
export interface CarrierListDuplicate extends CarrierListRow {
  readonly firstLine: number
}

/** A line that names no carrier, as written, and why. */
export interface CarrierListUnread {
  readonly line: number
  readonly text: string
  readonly reason: UnreadReason
}

/** A parsed list of carriers. Every line with a text is in exactly one of the three, or is the heading. */
export interface CarrierList {
  /** Each carrier once, in list order. */
  readonly rows: readonly CarrierListRow[]
  readonly duplicates: readonly CarrierListDuplicate[]
  readonly unread: readonly CarrierListUnread[]
  /** The first line with a text, if it names columns. Null: there is none. */
  readonly heading: string | null
}

/** Why a list is not read at all, with a message for the broker. */
export interface CarrierListRefusal {
  readonly kind: 'empty' | 'too-many-lines'
  readonly message: string
}

interface Line {
  readonly line: number
  readonly text: string
}

/** The types whose numbers registers pad with zeros without changing the number. */
const PADDED: ReadonlySet<IdentifierType> = new Set(['MC', 'DOT', 'MX', 'FF'])

const keyOf = ({ type, value, region }: Identifier): string =>
  `${type} ${region} ${PADDED.has(type) ? Number(value) : value}`

const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ line: index + 1, text: each.trim() }))
    .filter(each => cellsOf(each.text).length > 0)

/** Column names that would also be valid SCACs. */
const COLUMN_TERMS: ReadonlySet<string> = new Set(['SCAC', 'CODE', 'NAME', 'ID', 'NO'])

/** Whether a first line names columns: it has no digit, and no carrier except one spelled like a column name. */
const isHeading = ({ text }: Line, assumedType: IdentifierType | undefined): boolean => {
  if (/\d/.test(text)) return false
  const identifier = identifierInLine(text, assumedType)
  return identifier === undefined || COLUMN_TERMS.has(identifier.value)
}

/**
 * Parses a list of carriers, pasted or from a file: one a line, in any spelling, alone or in a cell of a table.
 *
 * Empty: a line without a text is skipped. Refuses: `empty` for a list without any text, `too-many-lines` for one
 * longer than the limit. Choice: every other line is accounted for, so that the broker can correct it; "SCAC code" in
 * the first line is a column name, not a carrier with that code.
 * Source: section 4, "Subscription".
 */
export const readCarrierList = (
  text: string,
  assumedType?: IdentifierType,
): Outcome<CarrierList, CarrierListRefusal> => {
  const lines = linesOf(text)
  const [first] = lines
  if (first === undefined) return refused({ kind: 'empty', message: 'The list has no carriers.' })
  if (lines.length > CARRIER_LIST_LINES_MAX)
    return refused({
      kind: 'too-many-lines',
      message: `Upload at most ${formatNumber(CARRIER_LIST_LINES_MAX)} carriers at once.`,
    })
  const heading = isHeading(first, assumedType) ? first.text : null
  const rows = new Map<string, CarrierListRow>()
  const duplicates: CarrierListDuplicate[] = []
  const unread: CarrierListUnread[] = []
  for (const { line, text } of heading === null ? lines : lines.slice(1)) {
    const identifier = identifierInLine(text, assumedType)
    if (identifier === undefined) {
      unread.push({ line, text, reason: unreadReason(text, assumedType) })
      continue
    }
    const known = rows.get(keyOf(identifier))
    if (known === undefined) rows.set(keyOf(identifier), { line, identifier })
    else duplicates.push({ line, identifier, firstLine: known.line })
  }
  return done({ rows: [...rows.values()], duplicates, unread, heading })
}
