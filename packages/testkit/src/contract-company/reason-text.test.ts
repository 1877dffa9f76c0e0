import {
  assess,
  FINDING_CODES,
  findingTerms,
  isRuleType,
  type RuleOverride,
  type RulesAssessment,
  verdictReason,
  WORST_FIRST,
} from '@fairhaul/core'
import { reasonText } from '@fairhaul/monitor/onboarding/digests/reason-text.ts'
import { isSafetyRule } from '@fairhaul/monitor/rules/terms/rule-types.ts'
import { verdictReasons } from '@fairhaul/monitor/rules/assessment/verdict-reasons.ts'
import { type DecidingOverride, OUTCOMES } from '@fairhaul/monitor/rules/assessment/worst-outcome.ts'
import { findingTerms as monitorTerms } from '@fairhaul/monitor/rules/terms/finding-terms.ts'
import { describe, expect, it } from 'vitest'
import { arbitrary, holds } from '../index.ts'

const newestFirst = (overrides: readonly RuleOverride[]): readonly DecidingOverride[] =>
  overrides
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id)
    .map(each => ({
      classification_id: each.classificationId,
      is_type: each.ruleType,
      is_active: each.isActive,
      expiration_date: each.expiresOn,
    }))

/** What the monitor says of the same findings. */
const monitorText = ({ findings, overrides }: RulesAssessment, today: string, seesSafety: boolean) => {
  const found = Object.fromEntries(
    findings.map(({ ruleType, result, value, source, asOf, olderThanDays, unread }) => [
      ruleType,
      {
        result,
        value,
        source,
        as_of: asOf,
        ...(olderThanDays != null && { older_than_days: olderThanDays }),
        ...(unread != null && { unread: { source: unread.source, why: unread.why, as_of: unread.asOf } }),
      },
    ]),
  )
  const reasons = verdictReasons(found, newestFirst(overrides), today)
  const verdict = OUTCOMES.find(outcome => reasons.some(each => each.outcome === outcome)) ?? 'pass'
  return reasonText(verdict, reasons, seesSafety)
}

/** The words of core, with the others as a mail counts them. */
const coreText = (assessment: RulesAssessment, today: Parameters<typeof assess>[1]) => {
  const reason = verdictReason(assess(assessment, today))
  if (reason === undefined) return null
  return reason.more === 0 ? reason.text : `${reason.text}, and ${reason.more} more`
}

/** Of the rules that both know. */
const assessments = arbitrary.assessments.map(assessment => ({
  ...assessment,
  findings: assessment.findings.filter(({ ruleType }) => isRuleType(ruleType)),
}))

describe('what was found for a rule', () => {
  it.each(FINDING_CODES)('%s has the words of the portal in every form', code =>
    holds([arbitrary.findingValuesOf(code)], value => {
      expect(monitorTerms(value)).toEqual(findingTerms(value))
    }),
  )
})

describe('why a verdict turned', () => {
  it('the reason in the mail of a digest is that of the portal, word by word', () =>
    holds([assessments, arbitrary.calendarDates], (assessment, today) => {
      expect(monitorText(assessment, today, true)).toBe(coreText(assessment, today))
    }))

  it('the reason in a mail names no rule that is hidden from its reader, as in the portal', () =>
    holds([assessments, arbitrary.calendarDates], (assessment, today) => {
      const isHidden = (type: string) => isSafetyRule(type)
      const hidden = assess(assessment, today).rules.filter(rule => isHidden(rule.ruleType))
      const worst = WORST_FIRST.find(label => hidden.some(rule => rule.label === label))
      const seen: RulesAssessment = {
        companyId: assessment.companyId ?? null,
        findings: assessment.findings.filter(({ ruleType }) => !isHidden(ruleType)),
        overrides: assessment.overrides.filter(({ ruleType }) => !isHidden(ruleType)),
        hidden: worst === undefined ? null : { count: hidden.length, worst },
      }
      expect(monitorText(assessment, today, false)).toBe(coreText(seen, today))
    }))
})
