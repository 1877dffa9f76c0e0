import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayUse } from '../carrier/may-use.ts'
import type { RulesAssessment } from '../rules/assessment.ts'
import { GATE_ANSWERS } from './gate-answer.ts'
import { gateReasonText, gateSettledText, gateStepText } from './gate-text.ts'
import { gateDecision, type GateTerms } from './gate.ts'

const { carriers, calendarDates, gateSettings, gatePlaces } = arbitrary
const terms: fc.Arbitrary<GateTerms> = fc
  .record({
    day: calendarDates,
    lane: fc.option(fc.array(gatePlaces, { maxLength: 3 })),
    settings: gateSettings,
  })
  .map(of => ({ ...of, today: of.day }))
const rank = (answer: (typeof GATE_ANSWERS)[number]) => GATE_ANSWERS.indexOf(answer)

/** Each rule as it is, or worse. */
const worse = ({ findings, ...rest }: RulesAssessment): RulesAssessment => ({
  ...rest,
  findings: findings.map(finding => ({
    ...finding,
    result: finding.result === 'pass' ? 'incomplete' : 'fail',
  })),
})

describe('laws of the gate', () => {
  it('it never says yes where the carrier may not be used', () => {
    holds([carriers, terms], (carrier, at) => {
      const { answer, verdict } = gateDecision(carrier, at)
      if (answer !== 'yes') return
      expect(['Pass', 'Override']).toContain(verdict)
      expect(mayUse(carrier, at.day).isUsable).toBe(true)
    })
  })

  it('a worse fact never makes it milder', () => {
    holds([carriers, terms], (carrier, at) => {
      const before = rank(gateDecision(carrier, at).answer)
      const than = (change: Partial<typeof carrier>) =>
        expect(rank(gateDecision({ ...carrier, ...change }, at).answer)).toBeLessThanOrEqual(before)
      if (carrier.rulesAssessment !== null) than({ rulesAssessment: worse(carrier.rulesAssessment) })
      if (carrier.safety !== null) than({ safety: { ...carrier.safety, outOfService: true } })
      const { cautions } = carrier
      if (cautions != null) than({ cautions: { ...cautions, alertDays: [...cautions.alertDays, at.today] } })
      expect(gateDecision(null, at).answer).toBe('look')
    })
  })

  it('a stricter setting never makes it milder, nor does a lane that is named', () => {
    holds([carriers, terms, gatePlaces], (carrier, at, place) => {
      const answerWith = (change: Partial<GateTerms>) =>
        rank(gateDecision(carrier, { ...at, ...change }).answer)
      expect(answerWith({ settings: { whenTooOld: 'no' } })).toBeLessThanOrEqual(
        answerWith({ settings: { whenTooOld: 'look' } }),
      )
      expect(answerWith({ lane: [place] })).toBeLessThanOrEqual(answerWith({ lane: null }))
    })
  })

  it('it is the worst of its reasons, and each has a sentence', () => {
    holds([carriers, terms], (carrier, at) => {
      const { answer, reasons, steps } = gateDecision(carrier, at)
      expect(answer === 'yes').toBe(reasons.length === 0)
      expect(reasons.some(({ effect }) => effect === 'no')).toBe(answer === 'no')
      for (const reason of reasons) {
        expect(gateReasonText(reason)).toMatch(/^\S.*[.!?…]$/s)
        expect(gateSettledText(reason, at.today)).not.toBe('')
      }
      for (const step of steps) {
        expect(rank(step.answer)).toBeGreaterThan(rank(answer))
        expect(gateStepText(step)).toMatch(/^Override .+: the answer would be .+\.$/)
      }
    })
  })

  it('what does not pass on a day never makes it milder', () => {
    holds([carriers, terms], (carrier, at) => {
      const notPassing = carrier.rulesAssessment?.findings.map(finding => ({
        ...finding,
        result: 'fail' as const,
      }))
      if (notPassing === undefined) return
      const [without, with_] = [at, { ...at, notPassing }].map(it => rank(gateDecision(carrier, it).answer))
      expect(with_!).toBeLessThanOrEqual(without!)
    })
  })
})
