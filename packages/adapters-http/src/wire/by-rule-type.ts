import { type AnyRuleType, knownRulesFirst } from '@fairhaul/core'
import { type Reader, rethrowInside } from './reader.ts'
import { members } from './record.ts'

/**
 * An object by rule type, as pairs in the order of RULE_TYPES, whatever its own order.
 *
 * Choice: a rule that only a newer monitor knows is kept, after the others, as a verdict without it could be milder.
 */
export const byRuleType =
  <T>(readerOf: (ruleType: AnyRuleType) => Reader<T>): Reader<readonly (readonly [AnyRuleType, T])[]> =>
  value => {
    const sent = members(value)
    return knownRulesFirst(Object.keys(sent)).map(ruleType => {
      try {
        return [ruleType, readerOf(ruleType)(sent[ruleType])]
      } catch (thrown) {
        return rethrowInside(ruleType, thrown)
      }
    })
  }
