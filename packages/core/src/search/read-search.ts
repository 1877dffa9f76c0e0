import { type Outcome, done } from '../shared/outcome.ts'

import type { CarrierQuery } from './carrier-query.ts'
import { plainText, stripName } from '../shared/name-text.ts'
import { readCarrierContainsText, readCarrierSearchText } from './read-carrier-search-text.ts'
import type { ResultsAddress } from './results-address.ts'
import type { SearchTextRefusal } from './search-text-refusal.ts'

/** Whether a text that was read so may be meant as a name all the same: "DOT" and "RFC 12" are names of companies too. */
export const mayBeName = ({ kind }: CarrierQuery): boolean =>
  kind === 'identifier-prefix' || kind === 'identifier-exact'

/**
 * What an address of results asks for: My Carriers are searched by contents, all others by start.
 *
 * Refuses: what the reading of its text refuses.
 * Source: section 5, "Search text". Choice: `asName` reads a text as a name although it has the form of an
 * identifier, so that a company called like one can be found.
 */
export const readSearch = ({
  text,
  asName,
  onlyMine,
}: Pick<ResultsAddress, 'text' | 'asName' | 'onlyMine'>): Outcome<CarrierQuery, SearchTextRefusal> => {
  const reading = onlyMine ? readCarrierContainsText(text) : readCarrierSearchText(text)
  if (!asName || !reading.ok || !mayBeName(reading.value)) return reading
  const plain = plainText(text)
  return done(
    onlyMine ? { kind: 'name-contains', value: plain } : { kind: 'name-prefix', value: stripName(plain) },
  )
}
