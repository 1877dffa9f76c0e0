import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessedRuleTypes } from './assessed-rule-types.ts'
import { readableRuleName } from './readable-rule-name.ts'
import { ruleName } from './rule-name.ts'
import { type RuleSet, ruleSetOf } from './rule-set.ts'
import { isRuleType, knownRule, knownRulesFirst, mostSeriousFirst, ruleTypeAt } from './rule-types.ts'

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  arbitrary.ruleTypes,
  fc.constantFrom('__proto__', 'toString'),
)

/** Texts that are nearly the name of a rule. */
const nearly = fc
  .tuple(
    arbitrary.ruleTypes,
    fc.constantFrom('0', '_', ' ', '-', 'x', '_months', '_percent', ''),
    fc.nat(40),
    fc.nat(3),
  )
  .map(([ruleType, piece, at, less]) => ruleType.slice(0, at) + piece + ruleType.slice(at + less))

describe('laws of rule names and rule sets', () => {
  it('no name of a rule is ever shown raw or empty', () => {
    holds([names], name => {
      const text = readableRuleName(name)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/_/)
    })
  })

  it('a known rule type has its own label', () => {
    holds([arbitrary.ruleTypes], ruleType => {
      expect(readableRuleName(ruleType)).toBe(ruleName(ruleType))
    })
  })

  it('a known rule type is the one name of its kind and number', () => {
    holds([fc.oneof(arbitrary.ruleTypes, nearly, names)], name => {
      if (!isRuleType(name)) return
      const { kind, threshold } = knownRule(name)
      expect(ruleTypeAt(kind, threshold)).toBe(name)
    })
    holds([arbitrary.ruleTypes], isRuleType)
  })

  it('in which order rules come does not matter to the order in which they are shown, nor to that of seriousness', () => {
    holds([fc.uniqueArray(arbitrary.ruleTypes)], ruleTypes => {
      const turned = ruleTypes.toReversed()
      expect(knownRulesFirst(turned)).toEqual(knownRulesFirst(ruleTypes))
      expect(turned.toSorted(mostSeriousFirst)).toEqual(ruleTypes.toSorted(mostSeriousFirst))
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
      for (const [ruleType, value] of ruleSet.values) expect(assessed.includes(ruleType)).toBe(value === 2)
    })
  })
})
