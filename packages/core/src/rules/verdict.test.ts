import { describe, expect, it } from 'vitest'
import { isPassed, VERDICT_RANKS, WORST_FIRST, worseOf, worstVerdict } from './verdict.ts'

describe('labels', () => {
  it('hide one another in one order', () => {
    expect(WORST_FIRST).toEqual(['Fail', 'Incomplete', 'Override', 'Pass'])
    expect(WORST_FIRST.map(label => VERDICT_RANKS[label])).toEqual([0, 1, 2, 3])
  })

  it.each([
    ['Fail', 'Incomplete', 'Fail'],
    ['Override', 'Incomplete', 'Incomplete'],
    ['Override', 'Pass', 'Override'],
    ['Pass', 'Pass', 'Pass'],
  ] as const)('%s and %s are %s', (one, other, worse) => {
    expect(worseOf(one, other)).toBe(worse)
    expect(worstVerdict([one, other])).toBe(worse)
  })

  it('are Pass when there are none', () => {
    expect(worstVerdict([])).toBe('Pass')
  })

  it.each([
    ['Pass', true],
    ['Override', true],
    ['Incomplete', false],
    ['Fail', false],
    [null, false],
  ] as const)('%s as a passed carrier: %s', (status, passed) => {
    expect(isPassed(status)).toBe(passed)
  })
})
