import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORST_FIRST } from '../rules/verdict.ts'
import { CAUTION_KINDS, cautions } from './cautions.ts'

const facts = fc.record({
  alerts: fc.array(arbitrary.identityAlerts, { maxLength: 3 }),
  associates: fc.array(arbitrary.associatedCarriers, { maxLength: 3 }),
  insights: fc.array(arbitrary.insights, { maxLength: 3 }),
})
const verdicts = fc.constantFrom(...WORST_FIRST, null)
const anywhere = [arbitrary.policiesOnADay, facts, verdicts, arbitrary.featureToggles] as const

describe('laws of cautions', () => {
  it('each kind is shown at most once, the most urgent first', () => {
    holds([...anywhere], ({ policies, today }, others, verdict, toggles) => {
      const kinds = cautions(verdict, { ...others, policies }, toggles, today).map(({ kind }) => kind)
      expect(kinds).toEqual(CAUTION_KINDS.filter(kind => kinds.includes(kind)))
    })
  })

  it('a failure has none, and neither has a hidden shield', () => {
    holds([...anywhere], ({ policies, today }, others, _, toggles) => {
      const all = { ...others, policies }
      expect(cautions('Fail', all, toggles, today)).toEqual([])
      expect(cautions('Pass', all, { ...toggles, showsOrangeShield: false }, today)).toEqual([])
    })
  })

  it('knowing more never takes a caution away', () => {
    holds([...anywhere], ({ policies, today }, others, verdict, toggles) => {
      const few = cautions(verdict, { policies }, toggles, today)
      expect(cautions(verdict, { ...others, policies }, toggles, today)).toEqual(
        expect.arrayContaining([...few]),
      )
    })
  })
})
