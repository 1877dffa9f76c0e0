import { assessedTypes, notifyingTypes, RULE_VALUES } from './assessment/assess.ts'
import type { RuleType } from './terms/rule-types.ts'

/** Who may override a rule: no one, those who manage users, or everyone who may override rules. */
export const OVERRIDE_AUTHORS = ['no_one', 'admins', 'permitted'] as const
/** What an override has to come with: nothing more, any document, or a confirmed certificate of insurance. */
export const OVERRIDE_PAPERS = ['none', 'file', 'certificate'] as const

/** Whether a rule may be overridden, and how. */
export interface OverrideTerms {
  readonly by: (typeof OVERRIDE_AUTHORS)[number]
  /** How many days an override may last, the first one included. Null: without an end too. */
  readonly days_max: number | null
  readonly paper: (typeof OVERRIDE_PAPERS)[number]
}

/** The rules of a policy for all carriers, or for those of one classification instead. */
export interface PolicySection {
  /** Null: for every carrier whose classification has no section. */
  readonly classification_id: number | null
  readonly rules: readonly {
    readonly is_type: RuleType
    readonly mode: keyof typeof RULE_VALUES
    readonly override: OverrideTerms
  }[]
}

/** The terms before there were policies. */
const ANY_OVERRIDE: OverrideTerms = { by: 'permitted', days_max: null, paper: 'none' }

type Values = Readonly<Record<string, number | null>>

/** The values of a rule set by a section. */
export const valuesOf = ({ rules }: PolicySection): Values =>
  Object.fromEntries(rules.map(({ is_type, mode }) => [is_type, RULE_VALUES[mode]]))

/** The rules of a set as a section, which anyone may override. */
export const sectionOf = ({
  classification_id,
  is_types,
}: {
  readonly classification_id: number | null
  readonly is_types: Values
}): PolicySection => ({
  classification_id,
  rules: [
    ...assessedTypes(is_types).map(is_type => ({
      is_type,
      mode: 'required' as const,
      override: ANY_OVERRIDE,
    })),
    ...notifyingTypes(is_types).map(is_type => ({
      is_type,
      mode: 'notify' as const,
      override: ANY_OVERRIDE,
    })),
  ],
})

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

const stricter = (one: OverrideTerms, other: OverrideTerms): OverrideTerms => ({
  by: OVERRIDE_AUTHORS.indexOf(one.by) <= OVERRIDE_AUTHORS.indexOf(other.by) ? one.by : other.by,
  days_max: least(one.days_max, other.days_max),
  paper: OVERRIDE_PAPERS.indexOf(one.paper) >= OVERRIDE_PAPERS.indexOf(other.paper) ? one.paper : other.paper,
})

/**
 * How a rule may be overridden for a classification; null: for all carriers, as strictly as any section has it, since such an
 * override counts for those of each classification.
 */
export const termsOf = (
  sections: readonly PolicySection[],
  type: string,
  classificationId: number | null,
): OverrideTerms => {
  const own = sections.filter(each => each.classification_id === classificationId)
  const those = classificationId === null ? sections : own.length > 0 ? own : sections.slice(0, 1)
  return those
    .flatMap(({ rules }) => rules.flatMap(rule => (rule.is_type === type ? [rule.override] : [])))
    .reduce(stricter, ANY_OVERRIDE)
}
