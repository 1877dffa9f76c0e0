import { plainText, stripAscii, stripName } from '../shared/name-text.ts'
import { done, type Outcome } from '../shared/outcome.ts'
import type { CarrierQuery } from './carrier-query.ts'
import {
  EMPTY_TEXT,
  NOTHING_TO_SEARCH,
  SEARCH_TEXT_CHARACTERS_MAX,
  type SearchTextRefusal,
  TEXT_TOO_LONG,
} from './search-text-refusal.ts'
import { readIdentifierText } from './typed-identifier.ts'

/**
 * Reads a carrier search text: an identifier if the whole text has an identifier's form, else the start of a name.
 *
 * Refuses: an empty text, one without a letter or digit, and one of more than 200 characters. Such a text finds
 * nothing, never everything.
 * Source: section 5, "Search text". Most texts are plain ASCII, so only the others pay for normalization.
 */
export const readCarrierSearchText = (text: string): Outcome<CarrierQuery, SearchTextRefusal> => {
  if (text.length > SEARCH_TEXT_CHARACTERS_MAX) return TEXT_TOO_LONG
  const upper = text.trim().toUpperCase()
  if (upper === '') return EMPTY_TEXT
  const identifier = readIdentifierText(upper)
  if (identifier !== undefined) return done(identifier)
  const name = stripAscii(upper)
  return name === undefined ? readPlain(plainText(text)) : readName(name)
}

const readPlain = (plain: string): Outcome<CarrierQuery, SearchTextRefusal> => {
  const identifier = readIdentifierText(plain)
  return identifier === undefined ? readName(stripName(plain)) : done(identifier)
}

const readName = (value: string): Outcome<CarrierQuery, SearchTextRefusal> =>
  value === '' ? NOTHING_TO_SEARCH : done({ kind: 'name-prefix', value })

const DIGITS = /^\d+$/

/**
 * The same for radius search and My Carriers: digits are the start of a number, anything else is part of a name, of
 * which only letters and digits count: "100% H" finds 100% HAULING and 1,100 HORSES.
 *
 * Source: section 5, "Radius and My Carriers text". Choice: a number is digits only, without a sign or a point.
 */
export const readCarrierContainsText = (text: string): Outcome<CarrierQuery, SearchTextRefusal> => {
  if (text.length > SEARCH_TEXT_CHARACTERS_MAX) return TEXT_TOO_LONG
  const plain = plainText(text)
  if (plain === '') return EMPTY_TEXT
  if (DIGITS.test(plain)) return done({ kind: 'identifier-prefix', type: null, value: plain })
  return stripName(plain) === ''
    ? NOTHING_TO_SEARCH
    : done({ kind: 'name-contains', value: plain.replace(/\s+/g, ' ') })
}
