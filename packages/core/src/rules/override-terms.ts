/** Who may override a rule: no one, the admins, or everyone who may override rules. */
export const OVERRIDE_AUTHORS = ['no_one', 'admins', 'permitted'] as const

/** Who may override a rule. */
export type OverrideAuthors = (typeof OVERRIDE_AUTHORS)[number]

/** What an override has to come with: nothing more, any document, or a confirmed certificate of insurance. */
export const OVERRIDE_PAPERS = ['none', 'file', 'certificate'] as const

/** What an override has to come with. */
export type OverridePaper = (typeof OVERRIDE_PAPERS)[number]

/** Whether a rule may be overridden, and how. */
export interface OverrideTerms {
  readonly by: OverrideAuthors
  /** How many days after the one on which it is made an override may last. Null: without an end too. */
  readonly daysMax: number | null
  readonly paper: OverridePaper
}

/** What the portal required before there were policies: by everyone who may, for ever, without a paper. */
export const ANY_OVERRIDE: OverrideTerms = { by: 'permitted', daysMax: null, paper: 'none' }

/**
 * The terms that are as strict as each of some: an override for all carriers counts for those of each classification.
 *
 * Empty: the usual ones. Choice: a confirmed certificate is the stricter paper, as a person read it.
 */
export const strictestTerms = (all: readonly OverrideTerms[]): OverrideTerms => {
  const rank = (authors: OverrideAuthors) => OVERRIDE_AUTHORS.indexOf(authors)
  return all.reduce<OverrideTerms>(
    (one, other) => ({
      by: rank(one.by) <= rank(other.by) ? one.by : other.by,
      daysMax:
        one.daysMax === null || other.daysMax === null
          ? (one.daysMax ?? other.daysMax)
          : Math.min(one.daysMax, other.daysMax),
      paper:
        OVERRIDE_PAPERS.indexOf(one.paper) >= OVERRIDE_PAPERS.indexOf(other.paper) ? one.paper : other.paper,
    }),
    ANY_OVERRIDE,
  )
}
