import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coverageStatus,
  coverFact,
  coverInRow,
  coverOf,
  isInForceStatus,
} from '../carrier/facts/cover-facts.ts'
import { findingValueText } from '../rules/finding-terms.ts'
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
      const value = findingValueText(findRule(ruleType, facts, today).value)
      const isExpired = value.startsWith('expired ')
      expect(coverFact(cover, today).text.startsWith('Expired ')).toBe(isExpired)
      if (!isExpired) return
      expect(coverFact(cover, today)).toMatchObject({ text: `E${value.slice(1)}`, tone: 'fail' })
      expect(coverInRow(cover, today)).toMatchObject({ text: value, tone: 'fail' })
    }))

  it('a line is not on record for the rule exactly when it is for the record and the list', () =>
    holds([arbitrary.ruleFacts, lines, arbitrary.calendarDates], (facts, [line, ruleType], today) => {
      const cover = coverOf(facts.insurance, line)
      const isUnknown = findRule(ruleType, facts, today).value === null
      expect(coverFact(cover, today).text === 'not on record').toBe(isUnknown)
      expect(coverInRow(cover, today).text === 'not on record').toBe(isUnknown)
    }))

  it('cover that is not confirmed passes no rule, and is no cover in the record and the list', () =>
    holds([arbitrary.ruleFacts, lines, arbitrary.calendarDates], (facts, [line, ruleType], today) => {
      const cover = coverOf(facts.insurance, line)
      const finding = findRule(ruleType, facts, today)
      const isUnconfirmed = finding.value?.code === 'cover_unconfirmed'
      if (isUnconfirmed) expect(finding.result).not.toBe('pass')
      const without = { ...facts, insurance: { ...facts.insurance, [`${line}Unconfirmed`]: null } }
      expect(finding.result === 'pass').toBe(findRule(ruleType, without, today).result === 'pass')
      if (!isInForceStatus(coverageStatus(cover, today)) && cover.unconfirmed != null) {
        expect(isUnconfirmed).toBe(true)
        const text = findingValueText(finding.value)
        expect(coverFact(cover, today).text.slice(1)).toBe(text.slice(1))
        expect(coverInRow(cover, today).text).toBe(text)
      }
    }))

  it('policies that are no cover fail the rule in the words of the record', () =>
    holds([lines, arbitrary.calendarDates, arbitrary.ruleFacts], ([line, ruleType], today, facts) => {
      for (const [gap, text] of [
        ['excess_only', 'excess coverage only'],
        ['not_begun', 'not started'],
        ['ended_undated', 'expired, day not on record'],
        ['none_on_file', 'none on file'],
      ] as const) {
        const insurance = {
          ...facts.insurance,
          [`${line}Unconfirmed`]: null,
          [`${line}Usd`]: null,
          [`${line}Until`]: null,
          [`${line}Gap`]: gap,
        }
        expect(findRule(ruleType, { ...facts, insurance }, today)).toMatchObject({
          result: 'fail',
          value: { code: `cover_${gap}` },
        })
        expect(coverInRow(coverOf(insurance, line), today)).toMatchObject({ text, tone: 'fail' })
      }
    }))
})
