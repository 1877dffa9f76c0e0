const RUNS_OF_BLANKS_AND_CONTROLS = /[\s\p{Cc}]+/gu
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/**
 * The text of a cell on one line: trimmed, every run of blanks, line breaks and control characters one blank.
 *
 * Empty: null, never `''`.
 */
export const readText = (cell: string): string | null => {
  if (cell === '') return null
  if (PLAIN.test(cell)) return cell
  const text = cell.replace(RUNS_OF_BLANKS_AND_CONTROLS, ' ').trim()
  return text === '' ? null : text
}
