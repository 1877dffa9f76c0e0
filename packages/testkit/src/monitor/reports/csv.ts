export type Cell = string | number | boolean | null

/** What makes a spreadsheet run a cell, also in full-width forms. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/u
const PURE_NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * A cell that a spreadsheet shows and never runs: a quote before what it would take for a formula, pure numbers
 * excepted, and everything in quotes that could end a cell. Empty: null is an empty cell.
 */
export const csvCell = (cell: Cell): string => {
  if (cell === null) return ''
  const text = String(cell)
  const safe = RUNS.test(text) && !PURE_NUMBER.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row, with its line end. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Tells a spreadsheet that the text is UTF-8. */
export const CSV_START = '\uFEFF'
