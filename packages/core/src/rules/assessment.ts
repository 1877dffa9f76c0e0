import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleOverride } from './override.ts'
import type { RuleType } from './rule-types.ts'

/** What the monitor found for one rule. Source: section 4, "Rule assessment". */
export type RuleResult = 'pass' | 'incomplete' | 'fail'

export interface RuleFinding {
  readonly ruleType: RuleType
  readonly result: RuleResult
  /** The fact it was decided on, in words: "$750,000", "not on record". */
  readonly value: string | null
  /** Where the fact comes from, in words: "FMCSA licensing and insurance". */
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/** The findings of one carrier for one company, with the overrides that company made. Section 3, "Onboarding packet". */
export interface RulesAssessment {
  readonly findings: readonly RuleFinding[]
  readonly overrides: readonly RuleOverride[]
}
