import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverFact, coverInRow, coverOf } from '../carrier/facts/cover-facts.ts'
import { findRule } from './find-rules.ts'

const LINES = [
  ['bipd', 'bipd_at_least_750000'],
  ['cargo', 'cargo_at_least_100000'],
  ['generalLiability', 'general_liability_at_least_1000000'],
] as const

const lines = fc.constantFrom(...LINES)

describe('laws of one fact about insurance', () => {
  it('a line that the rule calls expired, the record and the list call expired on the same day, in red', () =>
    holds([arbitrary.ruleFacts, lines, arbitrary.calendarDates], (facts, [line, ruleType], today) => {
      const cover = coverOf(facts.insurance, line)
      const value = findRule(ruleType, facts, today).value ?? ''
      const isExpired = value.startsWith('expired ')
      expect(coverFact(cover, today).text.startsWith('Expired ')).toBe(isExpired)
      if (!isExpired) return
      expect(coverFact(cover, today)).toMatchObject({ text: `E${value.slice(1)}`, tone: 'fail' })
      expect(coverInRow(cover, today)).toMatchObject({ text: value, tone: 'fail' })
    }))

  it('a line is not on record for the rule exactly when it is for the record and the list', () =>
    holds([arbitrary.ruleFacts, lines, arbitrary.calendarDates], (facts, [line, ruleType], today) => {
      const cover = coverOf(facts.insurance, line)
      const isUnknown = findRule(ruleType, facts, today).value === 'not on record'
      expect(coverFact(cover, today).text === 'not on record').toBe(isUnknown)
      expect(coverInRow(cover, today).text === 'not on record').toBe(isUnknown)
    }))

  it('policies that are no cover fail the rule in the words of the record', () =>
    holds([lines, arbitrary.calendarDates, arbitrary.ruleFacts], ([line, ruleType], today, facts) => {
      for (const [gap, text] of [
        ['excess_only', 'excess coverage only'],
        ['not_begun', 'not started'],
        ['ended_undated', 'expired, day not on record'],
      ] as const) {
        const insurance = {
          ...facts.insurance,
          [`${line}Usd`]: null,
          [`${line}Until`]: null,
          [`${line}Gap`]: gap,
        }
        expect(findRule(ruleType, { ...facts, insurance }, today)).toMatchObject({
          result: 'fail',
          value: text,
        })
        expect(coverInRow(coverOf(insurance, line), today)).toMatchObject({ text, tone: 'fail' })
      }
    }))
})
