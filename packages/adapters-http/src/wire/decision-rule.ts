import type { DecisionRule, HiddenRules } from '@fairhaul/core'
import { findingValue } from './finding-value.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { unreadFile, verdictWord } from './rules-assessment.ts'
import { calendarDate, count, nullable, optional, text } from './values.ts'

/** One rule as it was assessed on a day. */
export const assessedRule: Reader<DecisionRule> = record({
  is_type: ['ruleType', text],
  outcome: ['label', verdictWord],
  value: findingValue,
  source: nullable(text),
  as_of: nullable(calendarDate),
  older_than_days: optional(count),
  unread: optional(unreadFile),
})

/** The rules that are hidden from a user. */
export const hiddenRules: Reader<HiddenRules> = record({ count, worst: verdictWord })
