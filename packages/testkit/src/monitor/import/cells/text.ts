import { type Cell, unreadable } from './cell.ts'

const RUNS_OF_BLANKS_AND_CONTROLS = /[\s\p{Cc}]+/gu
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** The register's own longest text has 120 characters. */
const LONGEST = 300

/** Letters such as ligatures come apart when a name is compared; this many still fit into an index. */
const LONGEST_APART = 600

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
  if (text.length > LONGEST || (!PLAIN.test(text) && text.normalize('NFKD').length > LONGEST_APART))
    return unreadable(`more than ${LONGEST} characters`)
  return text
}
