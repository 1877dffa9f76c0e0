import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { findRule } from '../finding/find-rules.ts'
import { findingTerms } from './finding-terms.ts'
import { RULE_TYPES } from './rule-types.ts'
import { ruleFactText } from './rule-fact-text.ts'
import { REASON_LENGTHS, rulesWorstFirst, verdictReason, verdictReasonText } from './verdict-reason.ts'

const { assessments, calendarDates } = arbitrary

const PLACES = Object.values(REASON_LENGTHS)
/** Facts whose words are all that a rule needs: there is no value and no threshold to say. */
const SAYS_ALL =
  /^(no inspection in 24 months|out-of-service (order in force|not on record)|.*, a rate needs (5|power units.*))$/

/** Nothing is found against a carrier of whom a file does not tell all: the file is what is said. */
const SAYS_UNREAD = /not read|last read|read to|out of date|not readable|not be read/

const isClear = (text: string, isUnread: boolean): boolean =>
  isUnread
    ? SAYS_UNREAD.test(text)
    : (SAYS_ALL.test(text) || text.includes(', needs ')) && !text.includes('authority active')

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

  it('a reason without a limit says the value on record, except of a rule that passes without its override', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules, ...rest } = assess(assessment, today)
      const reason = verdictReason({ ...rest, rules })
      const rule = rules.find(({ ruleType }) => ruleType === reason?.ruleType)
      if (reason === undefined || rule === undefined) return true
      if (rule.result === 'pass') return reason.text === 'the rule passes without it'
      const { text, forms } = findingTerms(rule.finding.value)
      return [text, forms[0]].some(each => reason.text.includes(each))
    }))

  it('a reason names a passing rule only where every rule that decides passes', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules, ...rest } = assess(assessment, today)
      const reason = verdictReason({ ...rest, rules })
      const deciding = rules.filter(({ label }) => label === rest.overall)
      const named = deciding.find(({ ruleType }) => ruleType === reason?.ruleType)
      return named?.result !== 'pass' || deciding.every(({ result }) => result === 'pass')
    }))

  it('in every place, what is found against a carrier is said with what is needed, and never what is good', () =>
    holds([arbitrary.ruleFacts, calendarDates], (facts, today) => {
      const unclear = RULE_TYPES.flatMap(ruleType => {
        const finding = findRule(ruleType, facts, today)
        if (finding.result === 'pass') return []
        const texts = PLACES.map(place =>
          ruleFactText({ ruleType, result: finding.result, finding }, place - ' +9'.length),
        )
        return texts.filter(text => !isClear(text, finding.unread != null))
      })
      expect(unclear).toEqual([])
    }))

  it('the worst first are the same rules, in the order of their labels', () =>
    holds([assessments, calendarDates], (assessment, today) => {
      const { rules } = assess(assessment, today)
      const sorted = rulesWorstFirst(rules)
      return sorted.length === rules.length && rules.every(rule => sorted.includes(rule))
    }))
})
