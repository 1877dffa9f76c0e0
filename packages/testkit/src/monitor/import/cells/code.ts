import { type Cell, unreadable } from './cell.ts'
import { tidy } from './text.ts'

/**
 * A code of the agency's, in capitals. The sets are open: a letter that nobody listed stays as it came.
 *
 * Refuses: more than 20 characters, which is no code.
 */
export const readCode = (cell: string): Cell<string> => {
  const code = tidy(cell)?.toUpperCase() ?? null
  return code !== null && code.length > 20 ? unreadable('no code') : code
}
