/**
 * One thing that is known of a carrier, or known to be unknown, as a screen tells it.
 *
 * `unknown` is for "not on record" and "not checked", which must never look like a zero.
 */
export interface Fact {
  readonly text: string
  /** What stands beside it, smaller: since when, compared with what. */
  readonly note?: string
  readonly tone: 'plain' | 'unknown' | 'pass' | 'override' | 'incomplete' | 'fail'
}

export const NOT_ON_RECORD: Fact = { text: 'not on record', tone: 'unknown' }

export const NOT_CHECKED: Fact = { text: 'not checked', tone: 'unknown' }

/** The user's scope blocks safety data: section 6. */
export const HIDDEN: Fact = { text: 'hidden', note: 'your role does not show safety data', tone: 'unknown' }
