/**
 * One thing that is known of a carrier, or known to be unknown, in words.
 *
 * `unknown` is for "not on record" and "hidden", which must never look like a zero. The other tones say how the fact
 * stands to the question whether the carrier may be used.
 */
export interface Fact {
  readonly text: string
  /** What stands beside it, smaller: since when, compared with what. */
  readonly note?: string
  readonly tone: 'plain' | 'unknown' | 'pass' | 'override' | 'incomplete' | 'fail'
}

/** What no register has. Choice: said in words, for an empty cell reads as nought. */
export const NOT_ON_RECORD: Fact = { text: 'not on record', tone: 'unknown' }

/** What a user sees in place of safety data that their scope blocks. Source: section 6, "Safety data". */
export const HIDDEN: Fact = { text: 'hidden', note: 'your role does not show safety data', tone: 'unknown' }

/** A longer fact said shorter, the whole of it as its note. */
export const shorter = ({ text: whole, note, tone }: Fact, text: string): Fact => ({
  text,
  note: note === undefined ? whole : `${whole}, ${note}`,
  tone,
})
