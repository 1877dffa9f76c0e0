import { plainText, stripName } from '../shared/name-text.ts'
import { done, type Outcome } from '../shared/outcome.ts'
import type { CarrierQuery } from './carrier-query.ts'
import { readCarrierContainsText, readCarrierSearchText } from './read-carrier-search-text.ts'
import type { ResultsAddress } from './results-address.ts'
import type { SearchTextRefusal } from './search-text-refusal.ts'

/** Whether a text read as an identifier may also be a name: "DOT" and "RFC 12" are company names too. */
export const mayBeName = ({ kind }: CarrierQuery): boolean =>
  kind === 'identifier-prefix' || kind === 'identifier-exact'

/**
 * Reads the search of a results address: My Carriers match any part of a name, all others its start.
 *
 * Refuses: as the reader of its text does.
 * Source: section 5, "Search text". Choice: `asName` reads a text as a name even if it has the form of an identifier,
 * so that a company with such a name can be found.
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
