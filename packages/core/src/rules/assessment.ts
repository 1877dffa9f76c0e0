import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleOverride } from './override.ts'
import type { RuleType } from './rule-types.ts'

/** What was found for one rule; incomplete means that the facts to decide it are missing. Source: section 4, "Rule label". */
export type RuleResult = 'pass' | 'incomplete' | 'fail'

/** The result of one rule, with the fact that it was decided on. Source: section 4, "Rule label". */
export interface RuleFinding {
  readonly ruleType: RuleType
  readonly result: RuleResult
  /** The fact it was decided on, in words: "$750,000", "not on record". */
  readonly value: string | null
  /** Where the fact comes from, in words: "FMCSA licensing and insurance". */
  readonly source: string | null
  /** The day the fact was true on. */
  readonly asOf: CalendarDate | null
}

/**
 * The findings of one carrier for one company, with the overrides that company made.
 *
 * Source: section 3, "Onboarding packet".
 */
export interface RulesAssessment {
  /** At most one for each rule type. */
  readonly findings: readonly RuleFinding[]
  readonly overrides: readonly RuleOverride[]
}
