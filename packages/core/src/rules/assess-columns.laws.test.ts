import { anOverride, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { assessColumns, columnsOf, verdictInRow } from './assess-columns.ts'
import { assessByClassification, assessmentBucket } from './classification-buckets.ts'
import { RULE_CATEGORIES } from './rule-kind.ts'
import { type AnyRuleType, RULE_TYPES } from './rule-types.ts'
import { isPassed, type Verdict, WORST_FIRST } from './verdict.ts'
import { whatWouldChange } from './what-would-change.ts'

const { assessments, calendarDates, classificationRules } = arbitrary

const indefinite = (ruleType: AnyRuleType, index: number) =>
  anOverride({
    id: id(1000 + index),
    ruleType,
    createdAt: '2999-01-01T00:00:00.000Z',
  })

const statuses = fc.array(fc.constantFrom<Verdict | null>(...WORST_FIRST, null), { minLength: 1 })

describe('laws of assessing many carriers at once', () => {
  it('each row has the statuses of its carrier alone', () => {
    holds([fc.array(assessments, { maxLength: 8 }), calendarDates], (carriers, today) => {
      const { overall, categories } = assessColumns(columnsOf(carriers, RULE_TYPES), today)
      carriers.forEach((carrier, row) => {
        const alone = assess(carrier, today)
        expect(verdictInRow(overall, row)).toBe(alone.overall)
        for (const category of RULE_CATEGORIES)
          expect(verdictInRow(categories[category], row)).toBe(alone.categories[category])
      })
    })
  })

  it('the order of columns does not matter', () => {
    holds([fc.array(assessments, { maxLength: 8 }), calendarDates], (carriers, today) => {
      const turned = columnsOf(carriers, RULE_TYPES.toReversed())
      expect(assessColumns(turned, today)).toEqual(assessColumns(columnsOf(carriers, RULE_TYPES), today))
    })
  })

  it('reading columns leaves them as they were', () => {
    holds([fc.array(assessments, { maxLength: 4 }), calendarDates], (carriers, today) => {
      const columns = columnsOf(carriers, RULE_TYPES)
      assessColumns(columns, today)
      expect(columns).toEqual(columnsOf(carriers, RULE_TYPES))
    })
  })
})

describe('laws of what would change a carrier', () => {
  it('each step gives the status it promises, and no rule of it can be left out', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      const statusWith = (ruleTypes: readonly AnyRuleType[]) =>
        assess({ ...assessment, overrides: [...assessment.overrides, ...ruleTypes.map(indefinite)] }, today)
          .overall
      for (const { ruleTypes, status } of whatWouldChange(assessment, today).steps) {
        expect(statusWith(ruleTypes)).toBe(status)
        for (const one of ruleTypes) {
          const without = statusWith(ruleTypes.filter(each => each !== one))
          expect(WORST_FIRST.indexOf(without!)).toBeLessThan(WORST_FIRST.indexOf(status))
        }
      }
    })
  })

  it('steps lead up to a passed carrier, and there are none exactly when it passes or is not assessed', () => {
    holds([assessments, calendarDates], (assessment, today) => {
      const { status, steps, reasons } = whatWouldChange(assessment, today)
      const ranks = [status, ...steps.map(step => step.status)].map(it =>
        it === null ? 9 : WORST_FIRST.indexOf(it),
      )
      expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other))
      expect(steps.length === 0).toBe(status === null || isPassed(status))
      if (steps.length > 0) expect(steps.at(-1)?.status).toBe('Override')
      expect(reasons.length).toBe(steps.at(-1)?.ruleTypes.length ?? 0)
    })
  })
})

describe('laws of classifications', () => {
  it('the order of classifications does not change the bucket', () => {
    holds([statuses], all => {
      expect(assessmentBucket(all.toReversed())).toBe(assessmentBucket(all))
    })
  })

  it('a carrier is in pass or partial_pass exactly when it passes a classification', () => {
    holds([statuses], all => {
      const bucket = assessmentBucket(all)
      expect(bucket === 'pass' || bucket === 'partial_pass').toBe(all.some(isPassed))
      expect(bucket === 'pass').toBe(all.every(isPassed))
    })
  })

  it('the result of one classification does not depend on the others', () => {
    holds([assessments, fc.array(classificationRules, { maxLength: 4 }), calendarDates], (it, all, today) => {
      expect(assessByClassification(it, all, today)).toEqual(
        all.flatMap(each => assessByClassification(it, [each], today)),
      )
    })
  })
})
