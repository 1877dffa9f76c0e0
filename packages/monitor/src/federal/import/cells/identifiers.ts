import { type Cell, unreadable } from './cell.ts'

export type DocketType = 'MC' | 'MX' | 'FF'

/** An operating-authority docket: `MC` and its number without leading zeros. */
export interface Docket {
  readonly type: DocketType
  readonly value: string
}

const DOCKET = /^(MC|MX|FF)?[\s-]*(\d{1,12})?(?:\.0+)?[\s-]*[A-Z]?$/

/**
 * A docket as any federal file writes it: `MC307348`, `MC-424836`, `MC029910`, `MC00019866`, `MC-1103178 -C`, or a
 * number with its prefix in a column of its own. The letter that the Register appends (C carrier, P permit, B broker)
 * is no part of the number.
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

const NUMBER = /^0*([1-9]\d{0,7})(?:\.0+)?$/
const NONE = /^0*(?:\.0+)?$/

/**
 * A USDOT number: its digits without leading zeros, as every register writes it once the padding is gone.
 *
 * Empty:   blank, `0` and `00000000` mean that there is none.
 * Refuses: anything that is not 1 to 8 digits. A spreadsheet's `1234567.0` is the number.
 */
export const readDotNumber = (cell: string): Cell<string> => {
  const text = cell.trim()
  const number = NUMBER.exec(text)?.[1]
  if (number !== undefined) return number
  return NONE.test(text) ? null : unreadable('a DOT number is 1 to 8 digits')
}
