import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CoverStep,
  cargoCoverStep,
  cargoCoverUsd,
  liabilityCoverStep,
  liabilityCoverUsd,
} from './cover-slider.ts'

const SLIDERS = fc.constantFrom(
  { usd: cargoCoverUsd, step: cargoCoverStep },
  { usd: liabilityCoverUsd, step: liabilityCoverStep },
)

describe('laws of the cover sliders', () => {
  it('cover sliders are monotonic: a higher step requires more', () => {
    holds([SLIDERS, arbitrary.coverSteps, arbitrary.coverSteps], ({ usd }, one, other) => {
      const [amount, otherAmount] = [usd(one) ?? Number.NaN, usd(other) ?? Number.NaN]
      expect(Math.sign(amount - otherAmount)).toBe(Math.sign(one - other))
    })
  })

  it('the step of a cover amount is the step that gives that amount', () => {
    holds([SLIDERS, arbitrary.coverSteps], ({ usd, step }, at) => {
      expect(step(usd(at) ?? Number.NaN)).toBe(at)
    })
  })

  it('a number that is not a step of a cover slider has no amount', () => {
    holds([SLIDERS, fc.oneof(fc.integer({ min: -300, max: 600 }), fc.double())], ({ usd }, at) => {
      const isStep = ([0, 50, 100, 150, 200, 250] as number[]).includes(at)
      expect(usd(at) !== undefined).toBe(isStep || (at as CoverStep) === 0)
    })
  })
})
