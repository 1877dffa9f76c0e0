import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORST_FIRST } from '../rules/verdict.ts'
import { cautions } from './cautions.ts'

const anywhere = [
  arbitrary.cautionFacts,
  fc.constantFrom(...WORST_FIRST, null),
  arbitrary.featureToggles,
  arbitrary.calendarDates,
] as const

const MOST_URGENT_FIRST = ['identity-alert', 'do-not-use', 'cancellation', 'insight'] as const

describe('laws of cautions', () => {
  it('each kind is shown at most once, the most urgent first', () => {
    holds([...anywhere], (facts, verdict, toggles, today) => {
      const kinds = cautions(verdict, facts, toggles, today).map(({ kind }) => kind)
      expect(kinds).toEqual(MOST_URGENT_FIRST.filter(kind => kinds.includes(kind)))
    })
  })

  it('a failure has none, and neither has a hidden shield', () => {
    holds([...anywhere], (facts, _, toggles, today) => {
      expect(cautions('Fail', facts, toggles, today)).toEqual([])
      expect(cautions('Pass', facts, { ...toggles, showsOrangeShield: false }, today)).toEqual([])
    })
  })

  it('knowing more never takes a caution away', () => {
    holds([...anywhere], (facts, verdict, toggles, today) => {
      const hidden = { ...facts, doNotUseCount: null, insights: null }
      expect(cautions(verdict, facts, toggles, today)).toEqual(
        expect.arrayContaining([...cautions(verdict, hidden, toggles, today)]),
      )
    })
  })
})
