import { anInsuranceFiling } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { filingEndText, filingText } from './insurance-filing.ts'

const TODAY = '2026-11-23'

describe('a filing', () => {
  it.each([
    ['2026-09-04', 'canceled', 'canceled Sep 4, 2026'],
    ['2026-11-23', null, 'canceled Nov 23, 2026'],
    ['2026-12-14', 'canceled', 'cancellation pending Dec 14, 2026'],
    ['2026-09-04', 'replaced', 'replaced Sep 4, 2026'],
    ['2026-12-14', 'replaced', 'to be replaced Dec 14, 2026'],
    ['2026-09-04', 'name_changed', 'name changed Sep 4, 2026'],
    ['2026-09-04', 'of_a_new_kind', 'of a new kind Sep 4, 2026'],
    [null, 'canceled', 'canceled, day not on record'],
    [null, 'replaced', 'replaced, day not on record'],
  ] as const)('that ends %s by %s says how: %s', (endsOn, endKind, text) => {
    expect(filingEndText({ endsOn, endKind }, TODAY)).toBe(text)
  })

  it('is named by amount, form, insurer and first day', () => {
    expect(filingText(anInsuranceFiling())).toBe('$1,000,000, form 91X, Invented Mutual, from Jan 1, 2025')
    expect(
      filingText(anInsuranceFiling({ limitUsd: null, form: null, insurer: null, effectiveOn: null })),
    ).toBe('amount not on record')
  })
})
