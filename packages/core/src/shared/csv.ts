/** A text that some spreadsheet would read as a formula, in ASCII or full-width form. */
const FORMULA_START = /^[=+\-@|\t\r\n\0＝＋－＠]/

/** A number with a sign. One without a sign does not start a formula. */
const SIGNED_NUMBER = /^[+-]\d+(?:\.\d+)?$/

/**
 * A text as a cell that no spreadsheet runs: an apostrophe before what would start a formula.
 *
 * Empty: an empty text. Choice: a pure number keeps its sign.
 */
const spreadsheetCell = (text: string): string =>
  FORMULA_START.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as comma-separated values, each row ending with a line feed; cells are made safe for spreadsheets.
 *
 * Empty: an empty text. A number is written unchanged, a missing value (null) as an empty cell.
 */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows
    .map(row => row.map(cell => quoted(typeof cell === 'string' ? spreadsheetCell(cell) : `${cell ?? ''}`)))
    .map(cells => `${cells.join(',')}\n`)
    .join('')
