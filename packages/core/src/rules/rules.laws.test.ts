import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess, overallVerdict } from './assess.ts'
import { countsOn, latestOverride, overrideInForce } from './overrides-on-a-day.ts'
import { ruleLabel } from './rule-label.ts'
import { RULE_CATEGORIES } from './rule-types.ts'
import type { Verdict } from './verdict.ts'
import { WORST_FIRST, worstVerdict } from './verdict.ts'

const verdicts = fc.array(fc.constantFrom<Verdict>(...WORST_FIRST))
const { assessments, calendarDates, overrides } = arbitrary

describe('laws of verdicts', () => {
  it('the label of labels is the first of the worst-first order that occurs among them', () => {
    holds([verdicts], labels => {
      expect(worstVerdict(labels)).toBe(WORST_FIRST.find(label => labels.includes(label)) ?? 'Pass')
    })
  })

  it('the label of two categories together is the worse of the two', () => {
    holds([verdicts, verdicts], (one, other) => {
      expect(worstVerdict([...one, ...other])).toBe(worstVerdict([worstVerdict(one), worstVerdict(other)]))
    })
  })
})

describe('laws of assessments', () => {
  it('an overridden failure is never Fail', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      for (const { override, label } of assess(assessment, today).rules)
        expect(label === 'Override').toBe(override !== null)
    })
  })

  it('the order of rules and overrides does not matter', () => {
    holds([assessments, calendarDates], ({ findings, overrides: made }, today) => {
      const unique = [...new Map(made.map(each => [`${each.createdAt} ${each.id}`, each])).values()]
      const { categories, overall } = assess({ findings, overrides: unique }, today)
      const turned = { findings: findings.toReversed(), overrides: unique.toReversed() }
      expect(assess(turned, today)).toMatchObject({ categories, overall })
    })
  })

  it('every status is the worst label of its rules, or none where it has no rule', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules, categories, overall } = assess(assessment, today)
      const statusOf = (labels: readonly Verdict[]) => (labels.length === 0 ? null : worstVerdict(labels))
      for (const category of RULE_CATEGORIES)
        expect(categories[category]).toBe(
          statusOf(rules.filter(rule => rule.category === category).map(({ label }) => label)),
        )
      expect(overall).toBe(statusOf(rules.map(({ label }) => label)))
    })
  })

  it('the overall status alone is that of the whole assessment', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      expect(overallVerdict(assessment, today)).toBe(assess(assessment, today).overall)
    })
  })

  it('a rule shows the same label alone as among the others', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      for (const { finding, label } of assess(assessment, today).rules)
        expect(ruleLabel(finding, assessment.overrides, today)).toBe(label)
    })
  })

  it('an override never makes a status worse', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      const before = assess({ ...assessment, overrides: [] }, today).overall
      const after = assess(assessment, today).overall
      if (before === null || before === 'Pass' || after === null) return
      expect(WORST_FIRST.indexOf(after)).toBeGreaterThanOrEqual(WORST_FIRST.indexOf(before))
    })
  })
})

describe('laws of overrides', () => {
  it('the override in force counts, and no newer one of its subject exists', () => {
    holds([fc.array(overrides), calendarDates, overrides], (made, today, { ruleType }) => {
      const one = made.map(each => ({
        ...each,
        carrierId: made[0]!.carrierId,
        companyId: made[0]!.companyId,
      }))
      const inForce = overrideInForce(one, ruleType, today)
      if (inForce === undefined) return
      expect(countsOn(inForce, today)).toBe(true)
      expect(latestOverride(one, inForce)).toEqual(inForce)
    })
  })

  it('an override that counts on a day counted the day before', () => {
    holds([overrides, calendarDates, calendarDates], (override, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one]
      expect(countsOn(override, before) || !countsOn(override, after)).toBe(true)
    })
  })
})
