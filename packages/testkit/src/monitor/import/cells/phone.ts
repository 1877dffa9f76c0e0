import { type Cell, unreadable } from './cell.ts'

/**
 * A telephone number in the form of E.164: `+` and its digits.
 *
 * Ten digits, or eleven that begin with 1, are North American, as the register's own are. A number that begins with `+`
 * keeps its country. Mexican numbers have ten digits too and, without a `+`, cannot be told apart by themselves: the
 * carrier's country decides.
 *
 * Empty: blank and zeros only. An extension is dropped.
 */
export const readPhone = (cell: string, country: string | null): Cell<string> => {
  const text = cell
    .trim()
    .replace(/\s*(?:EXT?\.?|X)\s*\d+$/i, '')
    .replace(/\.0+$/, '')
  const digits = text.replaceAll(/\D/g, '')
  if (/^0*$/.test(digits)) return text === '' || digits !== '' ? null : unreadable('not a telephone number')
  if (/[^\d\s().+/-]/.test(text)) return unreadable('not a telephone number')
  if (text.startsWith('+') && digits.length >= 8 && digits.length <= 15) return `+${digits}`
  if (digits.length === 10) return country === 'MX' ? `+52${digits}` : `+1${digits}`
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  if (digits.length === 12 && digits.startsWith('52') && country === 'MX') return `+${digits}`
  return unreadable('not a telephone number')
}
