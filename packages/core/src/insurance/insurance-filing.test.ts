import { anInsuranceFiling } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { filingEndText, filingText } from './insurance-filing.ts'

const TODAY = '2026-11-23'

describe('a filing', () => {
  it.each([
    ['2026-09-04', 'canceled', 'canceled 4 Sep 2026'],
    ['2026-11-23', null, 'canceled 23 Nov 2026'],
    ['2026-12-14', 'canceled', 'cancellation pending 14 Dec 2026'],
    ['2026-09-04', 'replaced', 'replaced 4 Sep 2026'],
    ['2026-12-14', 'replaced', 'to be replaced 14 Dec 2026'],
    ['2026-09-04', 'name_changed', 'name changed 4 Sep 2026'],
    ['2026-09-04', 'of_a_new_kind', 'of a new kind 4 Sep 2026'],
    [null, 'canceled', 'canceled, day not on record'],
    [null, 'replaced', 'replaced, day not on record'],
  ] as const)('that ends %s by %s says how: %s', (endsOn, endKind, text) => {
    expect(filingEndText({ endsOn, endKind }, TODAY)).toBe(text)
  })

  it('is named by amount, form, insurer and first day', () => {
    expect(filingText(anInsuranceFiling())).toBe('$1,000,000, form 91X, Invented Mutual, from 1 Jan 2025')
    expect(
      filingText(anInsuranceFiling({ limitUsd: null, form: null, insurer: null, effectiveOn: null })),
    ).toBe('amount not on record')
  })
})
