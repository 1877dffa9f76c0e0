import { describe, expect, it } from 'vitest'
import { ANY_OVERRIDE, type OverrideTerms, strictestTerms } from './override-terms.ts'

const terms = (change: Partial<OverrideTerms>): OverrideTerms => ({ ...ANY_OVERRIDE, ...change })

describe('the strictest of terms', () => {
  it.each<readonly [string, readonly OverrideTerms[], OverrideTerms]>([
    ['none', [], ANY_OVERRIDE],
    ['who', [terms({ by: 'admins' }), terms({ by: 'no_one' }), ANY_OVERRIDE], terms({ by: 'no_one' })],
    ['the days', [terms({ daysMax: 90 }), terms({ daysMax: 30 }), ANY_OVERRIDE], terms({ daysMax: 30 })],
    [
      'the paper',
      [terms({ paper: 'file' }), terms({ paper: 'certificate' }), ANY_OVERRIDE],
      terms({ paper: 'certificate' }),
    ],
    [
      'each of its own',
      [terms({ by: 'admins', paper: 'file' }), terms({ daysMax: 7 })],
      { by: 'admins', daysMax: 7, paper: 'file' },
    ],
  ])('are by %s', (_, all, strictest) => {
    expect(strictestTerms(all)).toEqual(strictest)
    expect(strictestTerms(all.toReversed())).toEqual(strictest)
  })
})
