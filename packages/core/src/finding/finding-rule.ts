import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFinding, RuleResult } from '../rules/assessment.ts'
import type { RuleFacts } from './rule-facts.ts'

/** What one rule found: the result, the fact it was decided on in words, where that fact is from and of which day. */
export type Found = Omit<RuleFinding, 'ruleType'>

/** Decides one rule on the facts of a carrier, on a day. */
export type FindingRule = (facts: RuleFacts, today: CalendarDate) => Found

/** What a rule found in one record. */
export const found = (
  record: { readonly source: string; readonly asOf: CalendarDate | null },
  result: RuleResult,
  value: string,
): Found => ({ result, value, source: record.source, asOf: record.asOf })

/** Nothing on record: neither passed nor failed. */
export const notOnRecord = (record: { readonly source: string; readonly asOf: CalendarDate | null }): Found =>
  found(record, 'incomplete', 'not on record')
