export type Cell = string | number | boolean | null

/** The characters that make a spreadsheet run a cell as a formula, also in full-width forms. */
const RUNS = /^[=+\-@|\t\r\n\0＝＋－＠]/u
const PURE_NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * A CSV cell that a spreadsheet never runs: an apostrophe before anything that could be a formula, except pure numbers,
 * and quotes around text that could end a cell. Empty: null is an empty cell.
 */
export const csvCell = (cell: Cell): string => {
  if (cell === null) return ''
  const text = String(cell)
  const safe = RUNS.test(text) && !PURE_NUMBER.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV row with its line end. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The byte order mark, which marks the text as UTF-8 for spreadsheets. */
export const CSV_START = '\uFEFF'
