import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess, type AssessedCarrier, overallVerdict } from '../rules/assess.ts'
import { assessColumns, columnsOf, verdictInRow } from '../rules/assess-columns.ts'
import { RULE_CATEGORIES } from '../rules/rule-kind.ts'
import { RULE_TYPES } from '../rules/rule-types.ts'
import { type Verdict, VERDICT_RANKS } from '../rules/verdict.ts'
import { bipdRule, cargoRule } from './cover-rules.ts'
import { findOwnRule, withOwnRules } from './find-own-rules.ts'
import { findRule } from './find-rules.ts'
import { defineRule, type OwnRule } from './own-rule.ts'

const { assessments, calendarDates, factAges, ruleFacts } = arbitrary

/** Null, not assessed, is milder than any verdict but no pass; a rule beside it decides alone. */
const rankOf = (verdict: Verdict | null): number => (verdict === null ? 4 : VERDICT_RANKS[verdict])

const isMilder = (one: Verdict | null, other: Verdict | null): boolean => rankOf(one) > rankOf(other)

const found = fc.record({
  result: fc.constantFrom('pass' as const, 'incomplete' as const, 'fail' as const),
  value: fc.option(fc.string()),
  source: fc.option(fc.constantFrom('Motus Insur', 'Certificate of insurance', 'QCMobile')),
  asOf: fc.option(calendarDates),
})

/** Rules of one's own with any finding, each with a name of its own. */
const ownRules: fc.Arbitrary<readonly OwnRule[]> = fc
  .array(fc.tuple(fc.constantFrom(...RULE_CATEGORIES), found), { maxLength: 3 })
  .map(all =>
    all.map(([category, finding], at) =>
      defineRule({ name: `own_${at}`, category, reads: ['insurance', 'census'], find: () => finding }),
    ),
  )

const statuses = ({ categories, overall }: AssessedCarrier) => [...Object.values(categories), overall]

describe('laws of rules that are no known type', () => {
  it('one more rule never makes a verdict milder, nor that of a category', () =>
    holds([assessments, ownRules, ruleFacts, calendarDates], (assessment, rules, facts, today) => {
      const before = statuses(assess(assessment, today))
      const after = statuses(assess(withOwnRules(assessment, rules, facts, today), today))
      after.forEach((verdict, at) => expect(isMilder(verdict, before[at] ?? null)).toBe(false))
    }))

  it('a rule of a newer monitor that fails or is incomplete never makes a verdict milder', () =>
    holds(
      [assessments, fc.constantFrom('fail' as const, 'incomplete' as const), calendarDates],
      (assessment, result, today) => {
        const unknown = { ruleType: 'of_a_newer_monitor', result, value: null, source: null, asOf: null }
        const more = { ...assessment, findings: [...assessment.findings, unknown] }
        const { overall } = assess(more, today)
        expect(isMilder(overall, assess(assessment, today).overall)).toBe(false)
        expect(overall).toBe(overall === 'Fail' || result === 'fail' ? 'Fail' : 'Incomplete')
        expect(overallVerdict(more, today)).toBe(overall)
        expect(verdictInRow(assessColumns(columnsOf([more], RULE_TYPES), today).overall, 0)).toBe(overall)
      },
    ))

  it('a known question at its usual number has the finding of the known rule', () =>
    holds([ruleFacts, calendarDates, factAges], (facts, today, ages) => {
      for (const [ruleType, find] of [
        ['bipd_at_least_750000', bipdRule(750_000)],
        ['cargo_at_least_100000', cargoRule(100_000)],
      ] as const) {
        const rule = defineRule({ name: 'one_of_ours', category: 'Insurance', reads: ['insurance'], find })
        const { rule: description, ...own } = findOwnRule(rule, facts, today, { ages })
        expect(description).toEqual({ label: 'One of ours', category: 'Insurance' })
        expect({ ...own, ruleType }).toEqual(findRule(ruleType, facts, today, ages))
      }
    }))

  it('a rule that reads more never passes where it would not otherwise', () =>
    holds([ruleFacts, calendarDates, factAges], (facts, today, ages) => {
      const cargo = { name: 'cargo', category: 'Insurance', find: cargoRule(100_000) } as const
      const result = (rule: OwnRule) => findOwnRule(rule, facts, today, { ages }).result
      if (result(defineRule(cargo)) === 'pass')
        expect(result(defineRule({ ...cargo, reads: ['insurance'] }))).toBe('pass')
    }))
})
