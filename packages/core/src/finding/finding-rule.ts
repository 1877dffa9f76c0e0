import type { RuleFinding, RuleResult } from '../rules/assessment.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFacts } from './rule-facts.ts'

/** The finding of one rule: the result, the deciding fact as text, and the source and day of that fact. */
export type Found = Omit<RuleFinding, 'ruleType'>

/** Decides one rule from the facts of a carrier, on a day. */
export type FindingRule = (facts: RuleFacts, today: CalendarDate) => Found

/** A rule's finding from one record. */
export const found = (
  record: { readonly source: string; readonly asOf: CalendarDate | null },
  result: RuleResult,
  value: string,
): Found => ({ result, value, source: record.source, asOf: record.asOf })

/** Nothing on record: neither passed nor failed. */
export const notOnRecord = (record: { readonly source: string; readonly asOf: CalendarDate | null }): Found =>
  found(record, 'incomplete', 'not on record')
