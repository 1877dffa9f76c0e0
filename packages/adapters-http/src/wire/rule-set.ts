import { RULE_TYPES, type RuleSet, type RuleType } from '@fairhaul/core'
import { byRuleType } from './by-rule-type.ts'
import { knownValues } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, id, instant } from './values.ts'

const values = byRuleType(count)

/** A company's own rules. Source: section 3, "Rule set". */
export const ruleSet: Reader<RuleSet> = record({
  id: id<'rule-set'>,
  company_id: id<'company'>,
  is_types: ['values', value => new Map(values(value))],
  created_at: instant,
})

/** Names of rule types, without those that this portal does not know. */
export const ruleTypes: Reader<readonly RuleType[]> = knownValues(RULE_TYPES)
