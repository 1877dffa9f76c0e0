import { refused } from '../shared/outcome.ts'

/** Characters of a search text, at most. Choice: far more than any name has, and short enough for an address. */
export const SEARCH_TEXT_CHARACTERS_MAX = 200

/**
 * Why a search text is refused, with a message for the broker. Source: section 5, "Search text"; the wording is ours.
 */
export interface SearchTextRefusal {
  readonly kind: 'empty' | 'nothing-to-search' | 'too-long'
  readonly message: string
}

const refusal = (kind: SearchTextRefusal['kind'], message: string) =>
  refused<SearchTextRefusal>({ kind, message })

/** Nothing was typed. Source: section 5, "Search text". */
export const EMPTY_TEXT = refusal('empty', 'Type a name, an MC or DOT number, or another identifier.')
/** The typed text has no letter or digit. Source: section 5, "Search text". */
export const NOTHING_TO_SEARCH = refusal(
  'nothing-to-search',
  'Signs are ignored, and this text has no letter and no digit.',
)
/** The typed text is too long. Source: section 5, "Search text". */
export const TEXT_TOO_LONG = refusal(
  'too-long',
  `This text is longer than ${SEARCH_TEXT_CHARACTERS_MAX} characters. Shorten it to the name or the number.`,
)
