import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import { mostOverdueFirst, vettingDue } from './vetting-due.ts'

const { calendarDates, vettedCarriers, vettingTerms } = arbitrary
const days = fc.nat(4_000)
const isDue = (...params: Parameters<typeof vettingDue>) => vettingDue(...params).code !== 'not_due'

describe('laws of when a carrier is due', () => {
  it('with everything off none ever is', () =>
    holds([vettedCarriers, vettingTerms, calendarDates], (vetted, terms, today) => {
      const off = { ...terms, everyDays: null, unusedDays: null, afterNewVersion: false }
      expect(vettingDue(vetted, off, today)).toEqual({ code: 'not_due', dueOn: null })
    }))

  it('one that is due stays due as days pass', () =>
    holds([vettedCarriers, vettingTerms, calendarDates, days], (vetted, terms, today, more) => {
      if (isDue(vetted, terms, today)) expect(isDue(vetted, terms, addDays(today, more))).toBe(true)
    }))

  it('one that is not becomes due on its day and not before', () =>
    holds([vettedCarriers, vettingTerms, calendarDates], (vetted, terms, today) => {
      const due = vettingDue(vetted, terms, today)
      if (due.code !== 'not_due' || due.dueOn === null) return
      expect(isDue(vetted, terms, addDays(due.dueOn, -1))).toBe(false)
      expect(isDue(vetted, terms, due.dueOn)).toBe(true)
    }))

  it('a decision of today under the version in force settles every reason', () =>
    holds([vettedCarriers, vettingTerms, calendarDates], (vetted, terms, today) => {
      const { recordId } = vetted.lastDecision ?? { recordId: 1 as never }
      const lastDecision = { recordId, on: today, policyVersion: terms.inForce?.number ?? null }
      expect(isDue({ ...vetted, lastDecision }, terms, today)).toBe(false)
    }))

  it('more reasons never make one less due, nor later', () =>
    holds([vettedCarriers, vettingTerms, calendarDates], (vetted, terms, today) => {
      const all = { ...terms, everyDays: terms.everyDays ?? 30, unusedDays: terms.unusedDays ?? 30 }
      const some = vettingDue(vetted, terms, today)
      const more = vettingDue(vetted, { ...all, afterNewVersion: true }, today)
      expect(mostOverdueFirst(more, some)).toBeLessThanOrEqual(0)
    }))
})
