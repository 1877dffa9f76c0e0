import { anOverride, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssessedCarrier, assess, overallVerdict, ruleLabel } from './assess.ts'
import { assessColumns, columnsOf } from './assess-columns.ts'
import type { RuleFinding } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import {
  countsOn,
  isNewerOverride,
  latestOverride,
  overrideInForce,
  ownOverrides,
} from './overrides-on-a-day.ts'

import { RULE_CATEGORIES } from './rule-kind.ts'
import { RULE_TYPES } from './rule-types.ts'
import { type Verdict, WORST_FIRST, worstVerdict } from './verdict.ts'

const verdicts = fc.array(fc.constantFrom<Verdict>(...WORST_FIRST))
const { assessments, calendarDates, overrides } = arbitrary

/** An indefinite override of a rule, newer than all others. */
const accepting = ({ ruleType }: RuleFinding): RuleOverride =>
  anOverride({ ruleType, expiresOn: '2080-01-01', createdAt: '2999-01-01T00:00:00.000Z' })

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
    holds(
      [assessments, calendarDates, fc.nat()],
      ({ findings, overrides: made, companyId = null }, today, at) => {
        const failed = findings.map(each => ({ ...each, result: 'fail' as const }))
        for (const { override, label } of assess({ findings: failed, overrides: made, companyId }, today)
          .rules)
          expect(label).toBe(override === null ? 'Fail' : 'Override')
        const one = failed[at % Math.max(1, failed.length)]
        if (one === undefined) return
        const own = accepting(one)
        const accepted = { findings: [one], overrides: [...made, own], companyId: own.companyId }
        const { overall, rules } = assess(accepted, today)
        expect([overall, rules[0]?.label, ruleLabel(one, accepted, today)]).toEqual(Array(3).fill('Override'))
      },
    )
  })

  it('the order of rules never changes a label', () => {
    holds([assessments, calendarDates, fc.infiniteStream(fc.nat())], (assessment, today, places) => {
      const shuffled = <T>(all: readonly T[]): readonly T[] =>
        all
          .map(each => ({ each, place: places.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ each }) => each)
      const labels = ({ rules }: AssessedCarrier) => new Map(rules.map(rule => [rule.ruleType, rule.label]))
      const reported = assess(assessment, today)
      const turned = assess(
        {
          ...assessment,
          findings: shuffled(assessment.findings),
          overrides: shuffled(assessment.overrides),
        },
        today,
      )
      expect(labels(turned)).toEqual(labels(reported))
      expect([turned.categories, turned.overall]).toEqual([reported.categories, reported.overall])
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
        expect(ruleLabel(finding, assessment, today)).toBe(label)
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
  it('overrides of other companies change no label', () => {
    holds([assessments, fc.array(overrides), calendarDates], (assessment, foreign, today) => {
      const companyId = assessment.companyId ?? id<'company'>(1)
      const own = { ...assessment, companyId, overrides: ownOverrides({ ...assessment, companyId }) }
      const others = foreign.filter(each => each.companyId !== companyId)
      const mixed = { ...own, overrides: [...others, ...own.overrides] }
      expect(assess(mixed, today)).toEqual(assess(own, today))
      expect(overallVerdict(mixed, today)).toBe(overallVerdict(own, today))
      expect(assessColumns(columnsOf([mixed], RULE_TYPES), today)).toEqual(
        assessColumns(columnsOf([own], RULE_TYPES), today),
      )
    })
  })

  it('an override of another company, or for an unknown one, never counts', () => {
    holds(
      [assessments, calendarDates, fc.constantFrom(null, id<'company'>(2))],
      (whole, today, companyId) => {
        const foreign = { ...whole, companyId }
        const own = { ...foreign, overrides: [] }
        if (whole.overrides.some(each => each.companyId === companyId)) return
        expect(overallVerdict(foreign, today)).toBe(overallVerdict(own, today))
        for (const finding of whole.findings)
          expect(ruleLabel(finding, foreign, today)).toBe(ruleLabel(finding, own, today))
      },
    )
  })

  it('the override in force counts, and no newer one of its subject exists', () => {
    holds([assessments, calendarDates], ({ findings, overrides: made }, today) => {
      for (const { ruleType } of findings) {
        const general = made.filter(each => each.ruleType === ruleType && each.classificationId === null)
        const newest = general.find(each => general.every(other => !isNewerOverride(other, each)))
        const counting = newest !== undefined && countsOn(newest, today) ? newest : undefined
        expect(overrideInForce(made, ruleType, today, { companyId: id(1) })).toBe(counting)
        if (newest !== undefined) expect(latestOverride(made, newest)).toBe(newest)
      }
    })
  })

  it('a classification sees its own newest override if that counts, else the newest one for all', () => {
    holds([assessments, calendarDates, fc.constantFrom(1, 2)], ({ findings, overrides: made }, today, of) => {
      for (const { ruleType } of findings) {
        const newest = (classificationId: number | null) =>
          made
            .filter(each => each.ruleType === ruleType && each.classificationId === classificationId)
            .toSorted((one, other) => (isNewerOverride(one, other) ? -1 : 1))
            .slice(0, 1)
        const counting = [...newest(of), ...newest(null)].find(each => countsOn(each, today))
        expect(overrideInForce(made, ruleType, today, { companyId: id(1), classificationId: id(of) })).toBe(
          counting,
        )
      }
    })
  })

  it('an override that counts on a day counted the day before', () => {
    holds([overrides, calendarDates, calendarDates], (override, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one]
      expect(countsOn(override, before) || !countsOn(override, after)).toBe(true)
    })
  })
})
