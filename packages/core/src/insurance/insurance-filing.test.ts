import { anInsuranceFiling } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { filingEndText, filingText } from './insurance-filing.ts'

const TODAY = '2026-11-23'

describe('a filing', () => {
  it.each([
    ['2026-09-04', false, 'canceled 4 Sep 2026'],
    ['2026-11-23', false, 'canceled 23 Nov 2026'],
    ['2026-12-14', false, 'cancellation pending 14 Dec 2026'],
    ['2026-09-04', true, 'replaced 4 Sep 2026'],
    ['2026-12-14', true, 'to be replaced 14 Dec 2026'],
    [null, false, 'canceled, day not on record'],
    [null, true, 'replaced, day not on record'],
  ] as const)('that ends %s says how: %s', (endsOn, isReplaced, text) => {
    expect(filingEndText({ endsOn, isReplaced }, TODAY)).toBe(text)
  })

  it('is named by amount, form, insurer and first day', () => {
    expect(filingText(anInsuranceFiling())).toBe('$1,000,000, form 91X, Invented Mutual, from 1 Jan 2025')
    expect(
      filingText(anInsuranceFiling({ limitUsd: null, form: null, insurer: null, effectiveOn: null })),
    ).toBe('amount not on record')
  })
})
