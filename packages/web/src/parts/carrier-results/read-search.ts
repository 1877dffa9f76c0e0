import {
  type CarrierQuery,
  done,
  type Outcome,
  readCarrierContainsText,
  readCarrierSearchText,
  type SearchTextRefusal,
  stripName,
} from '@fairhaul/core'
import type { ResultsAddress } from './results-address.ts'

/** A text that is read as an identifier may be meant as a name: "MC 1 TRUCKING" no, "DOT" or "RFC 12" perhaps. */
export const mayBeName = (query: CarrierQuery): boolean =>
  query.kind === 'identifier-prefix' || query.kind === 'identifier-exact'

/**
 * What an address of results asks for.
 *
 * Source: section 5: My Carriers are searched by contents, all others by start. `asName` reads a text as a name
 * although it has the form of an identifier.
 */
export const readSearch = ({
  text,
  asName,
  onlyMine,
}: ResultsAddress): Outcome<CarrierQuery, SearchTextRefusal> => {
  const reading = onlyMine ? readCarrierContainsText(text) : readCarrierSearchText(text)
  if (!asName || !reading.ok || !mayBeName(reading.value)) return reading
  const value = stripName(text)
  return done(onlyMine ? { kind: 'name-contains', value: text.trim() } : { kind: 'name-prefix', value })
}
