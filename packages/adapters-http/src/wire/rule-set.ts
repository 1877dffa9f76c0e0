import { RULE_TYPES, type RuleSet, type RuleType } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import { type Reader, rethrowInside } from './reader.ts'
import { members, record } from './record.ts'
import { count, id, instant, isOneOf, oneOf } from './values.ts'

/** The value of each rule type, without those that this portal does not know. */
const values: Reader<ReadonlyMap<RuleType, number>> = value => {
  const sent = members(value)
  const read = new Map<RuleType, number>()
  for (const ruleType of RULE_TYPES) {
    if (!Object.hasOwn(sent, ruleType)) continue
    try {
      read.set(ruleType, count(sent[ruleType]))
    } catch (thrown) {
      return rethrowInside(ruleType, thrown)
    }
  }
  return read
}

/** A company's own rules. Source: section 3, "Rule set". */
export const ruleSet: Reader<RuleSet> = record({
  id: id<'rule-set'>,
  company_id: id<'company'>,
  is_types: ['values', values],
  created_at: instant,
})

/** Names of rule types, without those that this portal does not know. */
export const ruleTypes: Reader<readonly RuleType[]> = listOfKnown(
  row => typeof row !== 'string' || isOneOf(RULE_TYPES, row),
  oneOf(RULE_TYPES),
)
