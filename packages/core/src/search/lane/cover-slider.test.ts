import { describe, expect, it } from 'vitest'
import {
  CARGO_COVERS_USD,
  COVER_STEPS,
  cargoCoverStep,
  cargoCoverUsd,
  LIABILITY_COVERS_USD,
  liabilityCoverStep,
  liabilityCoverUsd,
} from './cover-slider.ts'

describe('the cargo slider', () => {
  it.each([
    [0, 0],
    [50, 100_000],
    [100, 200_000],
    [150, 250_000],
    [200, 500_000],
    [250, 1_000_000],
  ])('the cargo slider is at %i for %i dollars', (step, usd) => {
    expect(cargoCoverUsd(step)).toBe(usd)
    expect(cargoCoverStep(usd)).toBe(step)
  })

  it.each([-50, 1, 49, 51, 300, 0.5, Number.NaN])(
    'the cargo slider has no amount for %d and no step for 3',
    step => {
      expect(cargoCoverUsd(step)).toBeUndefined()
      expect(cargoCoverStep(3)).toBeUndefined()
    },
  )
})

describe('the general and the auto liability slider', () => {
  it.each([
    [0, 0],
    [50, 1_000_000],
    [100, 2_000_000],
    [150, 3_000_000],
    [200, 4_000_000],
    [250, 5_000_000],
  ])('the liability sliders are at %i for %i dollars', (step, usd) => {
    expect(liabilityCoverUsd(step)).toBe(usd)
    expect(liabilityCoverStep(usd)).toBe(step)
  })

  it.each([-50, 25, 251, Number.POSITIVE_INFINITY])(
    'the liability sliders have no amount for %d and no step for 100,000',
    step => {
      expect(liabilityCoverUsd(step)).toBeUndefined()
      expect(liabilityCoverStep(100_000)).toBeUndefined()
    },
  )
})

it('a cover slider has as many amounts as steps', () => {
  expect([CARGO_COVERS_USD.length, LIABILITY_COVERS_USD.length]).toEqual([
    COVER_STEPS.length,
    COVER_STEPS.length,
  ])
})
