import { type Cell, unreadable } from './cell.ts'

export type DocketType = 'MC' | 'MX' | 'FF'

/** An operating-authority docket: `MC` and its number without leading zeros. */
export interface Docket {
  readonly type: DocketType
  readonly value: string
}

const DOCKET = /^(MC|MX|FF)?[\s-]*(\d{1,12})?(?:\.0+)?[\s-]*[A-Z]?$/

/**
 * A docket as any federal file writes it: `MC307348`, `MC-424836`, `MC029910`, `MC00019866`, `MC-1103178 -C`, or a number
 * with its prefix in a column of its own. The letter that the Register appends (C carrier, P permit, B broker) is no
 * part of the number.
 *
 * Empty:   blank, a bare prefix, and a number of zeros only.
 * Refuses: another prefix, a number without any, more than 8 digits after the zeros.
 */
export const readDocket = (cell: string, prefixCell = ''): Cell<Docket> => {
  const text = cell.trim().toUpperCase()
  const prefix = prefixCell.trim().toUpperCase()
  if (text === '' || text === prefix) return null
  const match = DOCKET.exec(text)
  if (match === null) return unreadable('not a docket number')
  const value = (match[2] ?? '').replace(/^0+/, '')
  if (value === '') return null
  if (value.length > 8) return unreadable('a docket number has at most 8 digits')
  const type = match[1] ?? prefix
  if (type === '') return unreadable('a docket number without its prefix MC, MX or FF')
  if (match[1] !== undefined && prefix !== '' && prefix !== match[1])
    return unreadable(`its prefix column says ${prefix}`)
  return type === 'MC' || type === 'MX' || type === 'FF'
    ? { type, value }
    : unreadable(`${type} is no docket prefix that we know (MC, MX, FF)`)
}
