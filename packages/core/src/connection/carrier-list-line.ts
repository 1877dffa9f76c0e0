import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { parseIdentifier } from '../carrier/parse-identifier.ts'

/** Why a line names no carrier. */
export type UnreadReason = 'no-type' | 'too-long' | 'no-identifier'

/** The words for each reason. */
export const UNREAD_REASON_TEXTS: Readonly<Record<UnreadReason, string>> = {
  'no-type': 'Say what kind of number this is, like MC or DOT.',
  'too-long': 'This is too long for the number of a carrier.',
  'no-identifier': 'This is no number of a carrier.',
}

/** Characters of a cell worth reading. */
const CELL_CHARACTERS_MAX = 60

/** The cells of a line: split at commas, semicolons and tabs, without quotes and blanks around; those with a text. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .split(/[,;\t]/)
    .map(cell => cell.replaceAll('"', '').trim())
    .filter(cell => cell !== '')

/**
 * The carrier that a line names: its first cell with a prefix of its own, else its first cell of the type assumed.
 *
 * Refuses: undefined where no cell names one. Choice: a prefix says more than the type assumed, wherever it stands.
 */
export const identifierInLine = (line: string, assumedType?: IdentifierType): Identifier | undefined => {
  const cells = cellsOf(line)
  const read = (type?: IdentifierType) =>
    cells.map(cell => parseIdentifier(cell, type)).find(identifier => identifier !== undefined)
  return read() ?? read(assumedType)
}

/** Why a line that names no carrier does not, judged by its first cell. */
export const unreadReason = (line: string, assumedType?: IdentifierType): UnreadReason => {
  const cell = cellsOf(line)[0] ?? line
  if (cell.length > CELL_CHARACTERS_MAX) return 'too-long'
  return assumedType === undefined && /^\d+$/.test(cell) ? 'no-type' : 'no-identifier'
}
