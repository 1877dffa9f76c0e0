/**
 * One fact about a carrier as text, known or unknown.
 * `unknown` is for "not on record" and "hidden", which must never look like a zero. The other tones say whether the
 * fact speaks for or against using the carrier.
 */
export interface Fact {
  readonly text: string
  /** A smaller text beside it: since when, compared with what. */
  readonly note?: string
  readonly tone: 'plain' | 'unknown' | 'pass' | 'override' | 'incomplete' | 'fail'
}

/** The text for data in no register. Choice: a text, as an empty cell looks like zero. */
export const NOT_ON_RECORD: Fact = { text: 'not on record', tone: 'unknown' }

/** The text instead of safety data that the user's scope blocks. Source: section 6, "Safety data". */
export const HIDDEN: Fact = {
  text: 'hidden',
  note: 'your permissions do not include safety data',
  tone: 'unknown',
}

/** A shorter form of a fact, with the full text as its note. */
export const shorter = ({ text: whole, note, tone }: Fact, text: string): Fact => ({
  text,
  note: note === undefined ? whole : `${whole}, ${note}`,
  tone,
})
