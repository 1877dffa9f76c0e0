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
  /** How many days an override may last, the first one included. Null: without an end too. */
  readonly daysMax: number | null
  readonly paper: OverridePaper
}

/** What the portal asked for before there were policies: by everyone who may, for ever, without a paper. */
export const ANY_OVERRIDE: OverrideTerms = { by: 'permitted', daysMax: null, paper: 'none' }
