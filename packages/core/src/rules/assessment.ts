import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CompanyId } from '../shared/ids.ts'
import type { FindingValue } from './finding-value.ts'
import type { RuleOverride } from './override.ts'
import type { AnyRuleType, RuleDescription } from './rule-types.ts'
import type { UnreadFile } from './unread-file.ts'
import type { Verdict } from './verdict.ts'

/** The result of one rule; incomplete means that deciding facts are missing. Source: section 4, "Rule label". */
export type RuleResult = 'pass' | 'incomplete' | 'fail'

/** The result of one rule, with its deciding fact. Source: section 4, "Rule label". */
export interface RuleFinding {
  readonly ruleType: AnyRuleType
  /** How a rule that is no known type is shown. Null or missing: by its name, under Operations. */
  readonly rule?: RuleDescription | null
  readonly result: RuleResult
  /** The deciding fact. Null: not on record. */
  readonly value: FindingValue | null
  /** The source of the fact as text: "FMCSA licensing and insurance". */
  readonly source: string | null
  /** The day of the fact. */
  readonly asOf: CalendarDate | null
  /** The fact would pass, but it is older than so many days, or its day is not on record. Null or missing: it is not. */
  readonly olderThanDays?: number | null
  /** A file that decides the rule does not tell all of the carrier. Null or missing: all do, or it fails all the same. */
  readonly unread?: UnreadFile | null
}

/**
 * The rules that are assessed but hidden from this user, as they are decided on safety data.
 *
 * Source: section 6, "Safety data". Choice: their number and their worst label are given, as a verdict without them could
 * be milder than the carrier deserves.
 */
export interface HiddenRules {
  /** At least 1. */
  readonly count: number
  /** Their worst label on the day of the response, overrides counted. */
  readonly worst: Verdict
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
  /** The company that requests it: overrides of any other never count. Null or missing: it is unknown, and none counts. */
  readonly companyId?: CompanyId | null
  /** Null or missing: no rule is hidden. */
  readonly hidden?: HiddenRules | null
  /** The version of the company's policy whose rules these are. Null or missing: its first rules. */
  readonly policyVersion?: number | null
  /** What rules find that only notify; they decide nothing. Missing or empty: none. */
  readonly notices?: readonly RuleFinding[]
}
