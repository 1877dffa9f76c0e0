import { type Cell, unreadable } from './cell.ts'

const YES = new Set(['X', 'Y', 'YES', 'T', 'TRUE', '1', '1.0'])
const NO = new Set(['N', 'NO', 'F', 'FALSE', '0', '0.0'])

/**
 * Yes or no as the federal files, and the tools they went through, write it: X, Y/N, true/false, TRUE, 1.0.
 *
 * Empty: null. Where a file says yes by X and no by nothing, the caller takes null for no.
 */
export const readFlag = (cell: string): Cell<boolean> => {
  const text = cell.trim().toUpperCase()
  if (text === '') return null
  if (YES.has(text)) return true
  return NO.has(text) ? false : unreadable('neither yes nor no')
}
