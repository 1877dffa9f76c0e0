import type { AuthorityName } from '../../database/tables/authority-history-tables.ts'
import type { Cell } from './cell.ts'
import { readText } from './text.ts'

/**
 * Which authority a row is about: COMMON, MOTOR PROPERTY CONTRACT CARRIER, PROPERTY BROKER.
 *
 * Choice: any other (a freight forwarder's, a kind to come) is `other`, which lets nobody drive and counts for nothing.
 */
export const readAuthorityName = (cell: string): Cell<AuthorityName> => {
  const text = readText(cell)
  if (typeof text !== 'string') return text
  const words = text.toUpperCase()
  if (words.includes('BROKER')) return 'broker'
  if (words.includes('CONTRACT')) return 'contract'
  return words.includes('COMMON') ? 'common' : 'other'
}
