import { type Cell, unreadable } from './cell.ts'

const EMAIL = /^[^\s\p{Cc}@,;]+@[^\s\p{Cc}@,;]+\.[^\s\p{Cc}@,;]+$/u

/** An e-mail address in small letters, for the register shouts. At most 254 characters. */
export const readEmail = (cell: string): Cell<string> => {
  const text = cell.trim().toLowerCase()
  if (text === '') return null
  return text.length <= 254 && EMAIL.test(text) ? text : unreadable('not an e-mail address')
}
