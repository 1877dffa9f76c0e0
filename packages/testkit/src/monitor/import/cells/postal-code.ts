import { type Cell, unreadable } from './cell.ts'
import { tidy } from './text.ts'

const US = /^(\d{5})-?(\d{4})?$/
const LOST_ZEROS = /^(?:(\d{3,4})(?:-(\d{4}))?|(\d{7,8}))$/
const CANADIAN = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/

/**
 * A postal code as its country writes it.
 *
 * United States: `75201` or `75201-1234`; nine digits without a dash get theirs, and the leading zeros that a
 *   spreadsheet took (`8055` in New Jersey, `601` in Puerto Rico) come back. No other country's do.
 * Canada:        `L8H 3K9`, with its blank.
 * Elsewhere, and where the country is not on record: as it came.
 * Empty:         zeros only.
 */
export const readPostalCode = (cell: string, country: string | null): Cell<string> => {
  const text = tidy(cell)?.toUpperCase().replace(/\.0+$/, '')
  if (text === undefined || /^[0-]+$/.test(text)) return null
  if (text.length > 20) return unreadable('not a postal code')
  if (country === 'CA') {
    const match = CANADIAN.exec(text)
    return match ? `${match[1]} ${match[2]}` : unreadable('not a Canadian postal code')
  }
  if (country !== 'US') return text
  const lost = LOST_ZEROS.exec(text)
  const whole =
    lost === null
      ? text
      : `${(lost[1] ?? '').padStart(lost[1] ? 5 : 0, '0')}${lost[2] ?? ''}${(lost[3] ?? '').padStart(lost[3] ? 9 : 0, '0')}`
  const match = US.exec(whole)
  if (match === null) return unreadable('not a ZIP code')
  return match[2] === undefined || match[2] === '0000' ? (match[1] ?? null) : `${match[1]}-${match[2]}`
}
