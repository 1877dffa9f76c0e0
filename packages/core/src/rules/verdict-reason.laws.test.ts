import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { assess } from './assess.ts'
import { rulesWorstFirst, verdictReason, verdictReasonText } from './verdict-reason.ts'

const { assessments, calendarDates } = arbitrary

describe('laws of the reason for a verdict', () => {
  it('a reason never names a rule whose label is not the verdict', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const assessed = assess(assessment, today)
      const reason = verdictReason(assessed)
      return (
        reason === undefined ||
        assessed.rules.find(({ ruleType }) => ruleType === reason.ruleType)?.label === assessed.overall
      )
    }))

  it('every verdict but Pass has a reason', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const assessed = assess(assessment, today)
      const hasNone = assessed.overall === null || assessed.overall === 'Pass'
      return (verdictReason(assessed) === undefined) === hasNone
    }))

  it('a reason is never longer than its place', () =>
    holds([assessments, calendarDates, fc.integer({ min: 8, max: 120 })], (assessment, today, maxLength) => {
      const reason = verdictReason(assess(assessment, today), maxLength)
      return reason === undefined || verdictReasonText(reason).length <= maxLength
    }))

  it('a reason without a limit says the value on record', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules, ...rest } = assess(assessment, today)
      const reason = verdictReason({ ...rest, rules })
      const value = rules.find(({ ruleType }) => ruleType === reason?.ruleType)?.finding.value
      return reason === undefined || reason.text.includes(value ?? 'not on record')
    }))

  it('the worst first are the same rules, in the order of their labels', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules } = assess(assessment, today)
      const sorted = rulesWorstFirst(rules)
      return sorted.length === rules.length && rules.every(rule => sorted.includes(rule))
    }))
})
