import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessedRuleTypes } from './assessed-rule-types.ts'
import { readableRuleName } from './readable-rule-name.ts'
import { RULE_LABELS } from './rule-labels.ts'
import { ruleSetOf } from './rule-set.ts'
import { RULE_TYPES } from './rule-types.ts'

const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...RULE_TYPES, '__proto__', 'toString'))

describe('laws of rule names and rule sets', () => {
  it('no name of a rule is ever shown raw or empty', () => {
    holds([names], name => {
      const words = readableRuleName(name)
      expect(words).not.toBe('')
      expect(words).not.toMatch(/_/)
    })
  })

  it('a known rule type has its own label', () => {
    holds([fc.constantFrom(...RULE_TYPES)], ruleType => {
      expect(readableRuleName(ruleType)).toBe(RULE_LABELS[ruleType])
    })
  })

  it('the order of rule sets does not matter, and none of the company is newer than the one that applies', () => {
    const sets = fc.uniqueArray(arbitrary.ruleSets, { selector: ({ id }) => id })
    holds([sets, arbitrary.ruleSets], (ruleSets, { companyId }) => {
      const applies = ruleSetOf(ruleSets, companyId)
      expect(ruleSetOf(ruleSets.toReversed(), companyId)).toBe(applies)
      const own = ruleSets.filter(each => each.companyId === companyId)
      expect(own.every(({ createdAt }) => applies !== undefined && createdAt <= applies.createdAt)).toBe(true)
    })
  })

  it('a rule is assessed exactly when its value is 2', () => {
    holds([arbitrary.ruleSets], ruleSet => {
      const assessed = assessedRuleTypes(ruleSet)
      for (const ruleType of RULE_TYPES)
        expect(assessed.includes(ruleType)).toBe(ruleSet.values.get(ruleType) === 2)
    })
  })
})
