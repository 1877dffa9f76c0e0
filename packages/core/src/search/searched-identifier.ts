import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { identifiersInOrder } from '../carrier/primary-identifiers.ts'
import type { CarrierQuery } from './carrier-query.ts'

/** A number in capitals without dashes and blanks, as searches compare it. */
const compared = (value: string): string => value.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The identifiers that a query finds: those that are the whole number, else those that start with it. Empty: none, for a name
 * and for a type without a number.
 */
const searchedIdentifiers = (
  identifiers: readonly Identifier[],
  query: CarrierQuery | undefined,
): readonly Identifier[] => {
  if (query === undefined || !('type' in query)) return []
  const typed = compared(query.value)
  if (typed === '') return []
  const region = query.kind === 'identifier-exact' ? query.region : null
  const found = identifiers.filter(
    each =>
      (query.type === null || each.type === query.type) &&
      (region === null || each.region === region) &&
      compared(each.value).startsWith(typed),
  )
  const whole = found.filter(each => compared(each.value) === typed)
  return whole.length > 0 || query.kind === 'identifier-exact' ? whole : found
}

const SHOWN: readonly IdentifierType[] = ['MC', 'DOT']

/**
 * The identifiers in a row of results: MC and DOT number, and before them the one that was searched where it is another, such
 * as a former docket.
 *
 * Empty: only those on record. Source: section 3, "Identifiers".
 */
export const identifiersInRow = (
  identifiers: readonly Identifier[],
  query?: CarrierQuery,
): readonly Identifier[] => {
  const inOrder = identifiersInOrder(identifiers)
  const usual = SHOWN.flatMap(type => inOrder.find(each => each.type === type) ?? [])
  const found = searchedIdentifiers(inOrder, query)
  const [searched] = found
  return searched === undefined || found.some(each => usual.includes(each)) ? usual : [searched, ...usual]
}
