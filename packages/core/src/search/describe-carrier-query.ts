import { IDENTIFIER_LABELS } from '../carrier/identifier-label.ts'
import type { IdentifierType } from '../carrier/identifiers.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { CarrierQuery } from './carrier-query.ts'

const ofType = (type: IdentifierType | null): string => (type === null ? '' : `${IDENTIFIER_LABELS[type]} `)

const SIGN = /[^\p{L}\p{N}\s]/u

const tidyName = (typed: string): string =>
  `${typed.trim().replace(/\s+/gu, ' ').toUpperCase()}${SIGN.test(typed) ? ' (signs are ignored)' : ''}`

/**
 * Describes a query in words that follow "You searched": "MC numbers starting with 123". `typed` is the text that it
 * was read from.
 *
 * Source: section 5, "Search text"; the wording is ours. Choice: a name is shown as typed, in capitals, not in its
 * compared form without blanks, and with the word that its signs do not count.
 */
export const describeCarrierQuery = (query: CarrierQuery, typed: string): string => {
  switch (query.kind) {
    case 'identifier-prefix':
      return query.value === '' && query.type !== null
        ? `carriers that have a number of the type ${IDENTIFIER_LABELS[query.type]}`
        : `${ofType(query.type)}numbers starting with ${query.value}`
    case 'identifier-exact':
      return `the ${ofType(query.type)}number ${query.value}${query.region === null ? '' : ` of ${query.region}`}`
    case 'name-prefix':
      return `names starting with ${tidyName(typed)}`
    case 'name-contains':
      return `names containing ${tidyName(typed)}`
    default:
      return unreachable(query)
  }
}
