import { identifierLabel } from './identifier-label.ts'
import { readNscRegion } from './identifier-region.ts'
import type { Identifier } from './identifiers.ts'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * The displayed value: a Quebec number with its dashes, an NSC number after its region, CVOR in threes, everything else
 * as in the register. A region that is written PQ is shown as QC.
 *
 * Refuses: nothing; a value of an unusual form is shown as it is. Source: section 3, "Identifiers".
 */
const identifierValue = ({ type, value, region }: Identifier): string => {
  if (type === 'NIR_QC') {
    const digits = digitsOf(value)
    const letter = /^[A-Za-z]/.exec(value)?.[0].toUpperCase()
    return letter !== undefined && digits.length === 7
      ? `${letter}-${digits.slice(0, 6)}-${digits.slice(6)}`
      : value
  }
  if (type === 'NSC') return region === null ? value : `${readNscRegion(region) ?? region} ${value}`
  if (type === 'CVOR' && /^\d{9}$/.test(value)) return value.replace(/(\d{3})(?=\d)/g, '$1-')
  return value
}

/** "MC 123456", "Quebec NIR R-123456-7". Source: section 3, "Identifiers". */
export const identifierText = (identifier: Identifier): string =>
  `${identifierLabel(identifier.type)} ${identifierValue(identifier)}`

/**
 * The text for the clipboard: only the number, as another search accepts it. An NSC number keeps its region.
 *
 * Source: section 3, "Identifiers". Choice: no label, as brokers paste it into forms for the number.
 */
export const identifierCopyText = ({ type, value, region }: Identifier): string =>
  type === 'CVOR' ? digitsOf(value) || value : identifierValue({ type, value, region })
