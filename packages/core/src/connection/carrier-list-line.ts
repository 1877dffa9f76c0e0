import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { parseIdentifier } from '../carrier/parse-identifier.ts'

/** Why a line names no carrier. */
export type UnreadReason = 'no-type' | 'too-long' | 'no-identifier'

/** The text for each reason. */
export const UNREAD_REASON_TEXTS: Readonly<Record<UnreadReason, string>> = {
  'no-type': 'Add the type of number, like MC or DOT.',
  'too-long': 'This is too long to be a carrier number.',
  'no-identifier': 'This is not a carrier number.',
}

/** Characters of a cell that are read, at most. */
const CELL_CHARACTERS_MAX = 60

/**
 * The cells of a line: split at commas, semicolons and tabs, without surrounding quotes and blanks, empty ones dropped.
 */
export const cellsOf = (line: string): readonly string[] =>
  line
    .split(/[,;\t]/)
    .map(cell => cell.replaceAll('"', '').trim())
    .filter(cell => cell !== '')

/**
 * The carrier on a line: its first cell with a type prefix, else its first cell as the assumed type.
 *
 * Refuses: undefined if no cell names a carrier. Choice: a prefix is more specific than the assumed type, in any cell.
 */
export const identifierInLine = (line: string, assumedType?: IdentifierType): Identifier | undefined => {
  const cells = cellsOf(line)
  const read = (type?: IdentifierType) =>
    cells.map(cell => parseIdentifier(cell, type)).find(identifier => identifier !== undefined)
  return read() ?? read(assumedType)
}

/** Why a line names no carrier, based on its first cell. */
export const unreadReason = (line: string, assumedType?: IdentifierType): UnreadReason => {
  const cell = cellsOf(line)[0] ?? line
  if (cell.length > CELL_CHARACTERS_MAX) return 'too-long'
  return assumedType === undefined && /^\d+$/.test(cell) ? 'no-type' : 'no-identifier'
}
