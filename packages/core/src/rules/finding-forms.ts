/** What was found, in words. */
export interface FindingTerms {
  /** By itself: "rating X", "common authority active; operation not on record". */
  readonly text: string
  /**
   * In the fact of a rule, the longest first: whole, without what is beside the point, at its shortest. Of a value that
   * passes in part only the other part is said.
   */
  readonly forms: readonly [whole: string, first: string, short: string]
  /** What comes before a form in the fact of a rule: what the rule has there, the subject of the rule, "authority", or nothing. */
  readonly after: 'rule' | 'subject' | 'authority' | 'nothing'
}

/** What was found in words: whole, without what is beside the point, at its shortest. */
export type Forms = readonly [whole: string, first?: string | undefined, short?: string | undefined]

/** The forms of what was found; each that is left out is the one before it. */
export const said = (
  [whole, first = whole, short = first]: Forms,
  after: FindingTerms['after'] = 'rule',
  text = whole,
): FindingTerms => ({ text, forms: [whole, first, short], after })
