const RUNS_OF_BLANKS_AND_CONTROLS = /[\s\p{Cc}]+/gu
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** The register's own longest text has 120 characters. */
const LONGEST = 300

/** Letters such as ligatures come apart when a name is compared; this many still fit into an index. */
const LONGEST_DECOMPOSED = 600

/** The text of a cell on one line: trimmed, every run of blanks, line breaks and control characters one blank. */
export const tidy = (cell: string): string | null => {
  if (cell === '') return null
  if (PLAIN.test(cell)) return cell
  const text = cell.replace(RUNS_OF_BLANKS_AND_CONTROLS, ' ').trim()
  return text === '' ? null : text
}

/**
 * A text of the register's: a name, a street, a city.
 *
 * Empty:   null, never `''`.
 * Refuses: more than 300 characters: nothing in a register is so long, and no index holds it.
 */
export const readText = (cell: string): Cell<string> => {
  const text = tidy(cell)
  if (text === null) return null
  if (text.length > LONGEST || (!PLAIN.test(text) && text.normalize('NFKD').length > LONGEST_DECOMPOSED))
    return unreadable(`more than ${LONGEST} characters`)
  return text
}

/** A cell that cannot be read, and why, as a clause for people. */
export interface Unreadable {
  readonly unreadable: string
}

/** The content of a cell: a value, null (not on record), or something that cannot be read. */
export type Cell<T> = T | null | Unreadable

export const unreadable = (reason: string): Unreadable => ({ unreadable: reason })

export const isUnreadable = (cell: unknown): cell is Unreadable =>
  typeof cell === 'object' && cell !== null && 'unreadable' in cell

const SPREADSHEET_ERROR = /^\s*#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NULL!|NUM!)\s*$/i

/** Whether a cell has what a spreadsheet shows where a formula failed: `#NAME?`, `#REF!`. Not any text that begins with `#`. */
export const isSpreadsheetError = (cell: string): boolean =>
  cell.includes('#') && SPREADSHEET_ERROR.test(cell)

/**
 * A code of the agency, in capitals. The sets are open: an unlisted code is stored as received.
 *
 * Refuses: more than 20 characters, which is no code.
 */
export const readCode = (cell: string): Cell<string> => {
  const code = tidy(cell)?.toUpperCase() ?? null
  return code !== null && code.length > 20 ? unreadable('no code') : code
}

const YES = new Set(['X', 'Y', 'YES', 'T', 'TRUE', '1', '1.0'])
const NO = new Set(['N', 'NO', 'F', 'FALSE', '0', '0.0'])

/**
 * A flag as the federal files, and the tools that processed them, write it: X, Y/N, true/false, TRUE, 1.0.
 *
 * Empty: null. Where a file says yes by X and no by nothing, the caller takes null for no.
 */
export const readFlag = (cell: string): Cell<boolean> => {
  const text = cell.trim().toUpperCase()
  if (text === '') return null
  if (YES.has(text)) return true
  return NO.has(text) ? false : unreadable('neither yes nor no')
}
