import { IDENTIFIER_LABELS } from '../carrier/identifier-label.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { done, type Outcome } from '../shared/outcome.ts'
import type { CarrierQuery } from './carrier-query.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import type { RecognizedText } from './recognize-text.ts'
import type { SearchTextRefusal } from './search-text-refusal.ts'

/** These match as a whole; the others from their first character on. Source: section 5, "Search text". */
const WHOLE: ReadonlySet<Identifier['type']> = new Set(['CVOR', 'NIR_QC', 'NSC'])

/**
 * The carrier search of a text in the one search box: of the number that it spells, else of the text itself.
 *
 * Refuses: as `readCarrierSearchText` does. Source: section 5, "Search text: one box".
 */
export const boxQuery = (
  recognized: RecognizedText,
  text: string,
): Outcome<CarrierQuery, SearchTextRefusal> => {
  if (recognized.kind === 'number')
    return done({ kind: 'identifier-prefix', type: null, value: recognized.value })
  if (recognized.kind !== 'identifier') return readCarrierSearchText(text)
  const { type, value, region } = recognized.identifier
  return done(
    WHOLE.has(type)
      ? { kind: 'identifier-exact', type, value, region }
      : { kind: 'identifier-prefix', type, value },
  )
}

const spelled = ({ type, value, region }: Identifier): string =>
  [type === 'NIR_QC' ? 'NIR' : IDENTIFIER_LABELS[type], region, value].filter(part => part !== null).join(' ')

/**
 * The text that the results page reads as the same search: "USDOT# 0123" is "DOT 123".
 *
 * Empty: an empty text. Source: section 5, "Search text: one box".
 */
export const boxSearchText = (recognized: RecognizedText, text: string): string => {
  if (recognized.kind === 'identifier') return spelled(recognized.identifier)
  return recognized.kind === 'number' ? recognized.value : text.trim()
}

/** The registers whose numbers brokers say without naming the register. */
const SAID_ALONE: ReadonlySet<Identifier['type']> = new Set(['MC', 'DOT'])

/**
 * The one carrier that has exactly the number of a text.
 *
 * Empty: undefined for a text that is no number, for a number that no carrier has, and for digits that are the MC of one
 * carrier and the DOT of another. Source: section 5, "Search text: one box".
 */
export const carrierOfNumber = <C extends { readonly identifiers: readonly Identifier[] }>(
  recognized: RecognizedText,
  carriers: readonly C[],
): C | undefined => {
  const isIt = ({ type, value, region }: Identifier): boolean => {
    if (recognized.kind === 'number') return SAID_ALONE.has(type) && value === recognized.value
    if (recognized.kind !== 'identifier') return false
    const { identifier: wanted } = recognized
    const isRegion = wanted.region === null || wanted.region === region
    return type === wanted.type && value === wanted.value && isRegion
  }
  const [first, ...more] = carriers.filter(({ identifiers }) => identifiers.some(isIt))
  return more.length > 0 ? undefined : first
}
