import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type AssessedCarrier, assess, overallVerdict } from './assess.ts'
import { assessColumns, columnsOf, verdictInRow } from './assess-columns.ts'
import type { RulesAssessment } from './assessment.ts'
import { assessByClassification } from './classification-buckets.ts'
import { RULE_CATEGORIES } from './rule-kind.ts'
import { type AnyRuleType, RULE_TYPES, isSafetyRule } from './rule-types.ts'
import { VERDICT_RANKS, type Verdict, worstVerdict } from './verdict.ts'
import { whatWouldChange } from './what-would-change.ts'

const { assessments, calendarDates, classificationRules } = arbitrary

const isSafety = ({ ruleType }: { readonly ruleType: AnyRuleType }) => isSafetyRule(ruleType)

/** The assessment as the monitor tells it to a user who may not see safety data. */
const withoutSafety = (whole: RulesAssessment, today: Parameters<typeof assess>[1]): RulesAssessment => {
  const labels = assess(whole, today)
    .rules.filter(isSafety)
    .map(({ label }) => label)
  return {
    companyId: whole.companyId ?? null,
    findings: whole.findings.filter(each => !isSafety(each)),
    overrides: whole.overrides.filter(each => !isSafety(each)),
    hidden: labels.length === 0 ? null : { count: labels.length, worst: worstVerdict(labels) },
  }
}

const statuses = ({ overall, categories }: AssessedCarrier) => ({ overall, categories })
const rank = (verdict: Verdict | null) => (verdict === null ? VERDICT_RANKS.Pass : VERDICT_RANKS[verdict])

describe('laws of hidden rules', () => {
  it('a verdict is the same for someone from whom some rules are hidden', () =>
    holds([assessments, calendarDates], (whole, today) => {
      const partial = withoutSafety(whole, today)
      expect(statuses(assess(partial, today))).toEqual(statuses(assess(whole, today)))
      expect(overallVerdict(partial, today)).toBe(overallVerdict(whole, today))
    }))

  it('no rule that is hidden is named', () =>
    holds([assessments, calendarDates], (whole, today) =>
      assess(withoutSafety(whole, today), today).rules.every(rule => !isSafety(rule)),
    ))

  it('columns of partial assessments have the statuses of the whole ones', () =>
    holds([assessments, calendarDates], (whole, today) => {
      const verdicts = assessColumns(columnsOf([withoutSafety(whole, today)], RULE_TYPES), today)
      const { overall, categories } = assess(whole, today)
      expect(verdictInRow(verdicts.overall, 0)).toBe(overall)
      for (const category of RULE_CATEGORIES)
        expect(verdictInRow(verdicts.categories[category], 0)).toBe(categories[category])
    }))

  it('a classification is never judged more mildly for someone from whom some of its rules are hidden', () =>
    holds([assessments, calendarDates, classificationRules], (whole, today, classification) => {
      const own = { ...whole, overrides: whole.overrides.filter(each => each.classificationId === null) }
      const [seen] = assessByClassification(withoutSafety(own, today), [classification], today)
      const found = own.findings.filter(({ ruleType }) => classification.ruleTypes.includes(ruleType))
      const { overall } = assess({ ...own, findings: found }, today)
      expect(rank(seen?.assessed.overall ?? null)).toBeLessThanOrEqual(rank(overall))
    }))

  it('no step is promised that a hidden rule would spoil', () =>
    holds([assessments, calendarDates], (whole, today) => {
      const { steps, status } = whatWouldChange(withoutSafety(whole, today), today)
      for (const step of steps) expect(rank(step.status)).toBeGreaterThan(rank(status))
    }))
})
