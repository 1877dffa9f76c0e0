import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessedRuleTypes } from './assessed-rule-types.ts'
import { readableRuleName } from './readable-rule-name.ts'
import { ruleName } from './rule-name.ts'
import { type RuleSet, ruleSetOf } from './rule-set.ts'
import { RULE_TYPES } from './rule-types.ts'

const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...RULE_TYPES, '__proto__', 'toString'))

describe('laws of rule names and rule sets', () => {
  it('no name of a rule is ever shown raw or empty', () => {
    holds([names], name => {
      const text = readableRuleName(name)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/_/)
    })
  })

  it('a known rule type has its own label', () => {
    holds([fc.constantFrom(...RULE_TYPES)], ruleType => {
      expect(readableRuleName(ruleType)).toBe(ruleName(ruleType))
    })
  })

  it("the order of rule sets does not matter, and the one that applies is the company's newest", () => {
    const instants = fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z')
    const set = fc
      .tuple(arbitrary.ruleSets, fc.constantFrom(1, 2), instants)
      .map(([each, companyId, createdAt]) => ({ ...each, companyId: id<'company'>(companyId), createdAt }))
    const sets = fc.uniqueArray(set, { selector: each => each.id })
    holds([sets], ruleSets => {
      const applies = ruleSetOf(ruleSets, id(1))
      expect(ruleSetOf(ruleSets.toReversed(), id(1))).toBe(applies)
      const own = ruleSets.filter(({ companyId }) => companyId === 1)
      const key = ({ createdAt, id: number }: RuleSet) => `${createdAt} ${String(number).padStart(3, '0')}`
      expect(applies).toBe(own.toSorted((one, other) => (key(one) < key(other) ? 1 : -1))[0])
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
