import { RULE_TYPES, type RuleType } from '@fairhaul/core'
import { type Reader, rethrowInside } from './reader.ts'
import { members } from './record.ts'

/**
 * An object by rule type, as pairs in the order of RULE_TYPES, whatever its own order.
 *
 * Choice: a rule type that this portal does not know is left out: it has neither a label nor a category here.
 */
export const byRuleType =
  <T>(reader: Reader<T>): Reader<readonly (readonly [RuleType, T])[]> =>
  value => {
    const sent = members(value)
    return RULE_TYPES.filter(ruleType => Object.hasOwn(sent, ruleType)).map(ruleType => {
      try {
        return [ruleType, reader(sent[ruleType])]
      } catch (thrown) {
        return rethrowInside(ruleType, thrown)
      }
    })
  }
