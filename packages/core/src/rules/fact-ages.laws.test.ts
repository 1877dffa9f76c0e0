import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import { verdictOf } from './assess.ts'
import { ANY_AGE, type FactAges, withinAge } from './fact-ages.ts'
import { SOURCE_KINDS } from './rule-sources.ts'
import { VERDICT_RANKS } from './verdict.ts'

const ages = arbitrary.factAges
const days = fc.nat(4_000)
const findings = arbitrary.findings

/** The lower, the worse. */
const rankOf = (...params: Parameters<typeof withinAge>) =>
  VERDICT_RANKS[verdictOf(withinAge(...params).result, null)]

describe('laws of how old facts may be', () => {
  it('an older fact never makes a verdict milder', () =>
    holds([findings, ages, arbitrary.calendarDates, days, days], (finding, limits, today, age, older) => {
      const of = (ago: number) => rankOf({ ...finding, asOf: addDays(today, -ago) }, limits, today)
      expect(of(age + older)).toBeLessThanOrEqual(of(age))
    }))

  it('a limit that allows more days never makes a verdict worse, nor does none', () =>
    holds([findings, ages, arbitrary.calendarDates, days], (finding, limits, today, more) => {
      const wider = Object.fromEntries(
        SOURCE_KINDS.map(source => [source, limits[source] === null ? null : limits[source] + more]),
      ) as Record<keyof FactAges, number | null>
      const now = rankOf(finding, limits, today)
      expect(rankOf(finding, wider, today)).toBeGreaterThanOrEqual(now)
      expect(withinAge(finding, ANY_AGE, today)).toBe(finding)
    }))

  it('a fact without a day is judged as one that is too old', () =>
    holds([findings, ages, arbitrary.calendarDates], (finding, limits, today) => {
      const undated = rankOf({ ...finding, asOf: null }, limits, today)
      expect(undated).toBe(rankOf({ ...finding, asOf: addDays(today, -4_000) }, limits, today))
    }))

  it('a fact that is too old changes the result of a pass, and nothing else', () =>
    holds([findings, ages, arbitrary.calendarDates], (finding, limits, today) => {
      const { result, olderThanDays, ...rest } = withinAge(finding, limits, today)
      const { result: _, olderThanDays: __, ...before } = finding
      expect(rest).toEqual(before)
      expect(result !== finding.result).toBe(finding.result === 'pass' && olderThanDays !== undefined)
    }))
})
