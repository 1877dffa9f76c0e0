import { refused } from '../shared/outcome.ts'

/** Characters of a search text, at most. Choice: far more than any name has, and still an address. */
export const SEARCH_TEXT_CHARACTERS_MAX = 200

/** Why a search text asks for nothing, with words for the broker. Source: section 5, "Search text"; the words are ours. */
export interface SearchTextRefusal {
  readonly kind: 'empty' | 'nothing-to-search' | 'too-long'
  readonly message: string
}

const refusal = (kind: SearchTextRefusal['kind'], message: string) =>
  refused<SearchTextRefusal>({ kind, message })

/** Nothing was typed. Source: section 5, "Search text". */
export const EMPTY_TEXT = refusal('empty', 'Type a name, an MC or DOT number, or another identifier.')
/** What was typed has nothing to compare. Source: section 5, "Search text". */
export const NOTHING_TO_SEARCH = refusal(
  'nothing-to-search',
  'This text has no letter and no digit, so there is nothing to search for.',
)
/** More was typed than a search takes. Source: section 5, "Search text". */
export const TEXT_TOO_LONG = refusal(
  'too-long',
  `This text is longer than ${SEARCH_TEXT_CHARACTERS_MAX} characters. Shorten it to the name or the number.`,
)
