import { IDENTIFIER_LABELS } from '../carrier/identifier-label.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { done, type Outcome } from '../shared/outcome.ts'
import type { CarrierQuery } from './carrier-query.ts'
import { readCarrierSearchText } from './read-carrier-search-text.ts'
import type { RecognizedText } from './recognize-text.ts'
import type { SearchTextRefusal } from './search-text-refusal.ts'

/** These match as a whole; the others from their first character on. Source: section 5, "Search text". */
const WHOLE: ReadonlySet<Identifier['type']> = new Set(['CVOR', 'NIR_QC', 'NSC'])

/** The numbers with their register that a text names. */
const identifiersOf = (recognized: RecognizedText): readonly Identifier[] => {
  if (recognized.kind === 'numbers') return recognized.identifiers
  return recognized.kind === 'identifier' ? [recognized.identifier] : []
}

const queryOf = ({ type, value, region }: Identifier): CarrierQuery =>
  WHOLE.has(type)
    ? { kind: 'identifier-exact', type, value, region }
    : { kind: 'identifier-prefix', type, value }

/**
 * The carrier search of the number that a text spells.
 *
 * Empty: undefined for a text that is no number. Source: section 5, "Search text: one box".
 */
export const spelledQuery = (recognized: RecognizedText): CarrierQuery | undefined => {
  if (recognized.kind === 'number') return { kind: 'identifier-prefix', type: null, value: recognized.value }
  const [identifier] = identifiersOf(recognized)
  return identifier && queryOf(identifier)
}

/**
 * The carrier search of a text in the one search box: of the number that it spells, else of the text itself.
 *
 * Refuses: as `readCarrierSearchText` does. Source: section 5, "Search text: one box".
 */
export const boxQuery = (
  recognized: RecognizedText,
  text: string,
): Outcome<CarrierQuery, SearchTextRefusal> => {
  const query = spelledQuery(recognized)
  return query === undefined ? readCarrierSearchText(text) : done(query)
}

const spelled = ({ type, value, region }: Identifier): string =>
  [type === 'NIR_QC' ? 'NIR' : IDENTIFIER_LABELS[type], region, value].filter(part => part !== null).join(' ')

/**
 * The text that the results page reads as the same search: "USDOT# 0123" is "DOT 123".
 *
 * Empty: an empty text. Source: section 5, "Search text: one box".
 */
export const boxSearchText = (recognized: RecognizedText, text: string): string => {
  const [identifier] = identifiersOf(recognized)
  if (identifier !== undefined) return spelled(identifier)
  return recognized.kind === 'number' ? recognized.value : text.trim()
}

/** The registers whose numbers brokers say without naming the register. */
const SAID_ALONE: ReadonlySet<Identifier['type']> = new Set(['MC', 'DOT'])

/**
 * The one carrier that has exactly the number of a text, or either of its two.
 *
 * Empty: undefined for a text that is no number, for a number that no carrier has, and for digits that are the MC of one
 * carrier and the DOT of another. Source: section 5, "Search text: one box".
 */
export const carrierOfNumber = <C extends { readonly identifiers: readonly Identifier[] }>(
  recognized: RecognizedText,
  carriers: readonly C[],
): C | undefined => {
  const wanted = identifiersOf(recognized)
  const isIt = ({ type, value, region }: Identifier): boolean =>
    recognized.kind === 'number'
      ? SAID_ALONE.has(type) && value === recognized.value
      : wanted.some(
          it => it.type === type && it.value === value && (it.region === null || it.region === region),
        )
  const [first, ...more] = carriers.filter(({ identifiers }) => identifiers.some(isIt))
  return more.length > 0 ? undefined : first
}

/**
 * The search for the other of two numbers, if no carrier has the first of them. `carriers` are those of `boxQuery`.
 *
 * Empty: undefined for a text of one number or none, and when the carrier is found. Source: section 5, "Search text: one
 * box".
 */
export const otherNumberQuery = (
  recognized: RecognizedText,
  carriers: readonly { readonly identifiers: readonly Identifier[] }[],
): CarrierQuery | undefined => {
  const [, other] = identifiersOf(recognized)
  return other === undefined || carrierOfNumber(recognized, carriers) !== undefined
    ? undefined
    : queryOf(other)
}
