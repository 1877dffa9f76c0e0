import { expect, it } from 'vitest'
import { isPassed, VERDICT_RANKS, WORST_FIRST, worseOf, worstVerdict } from './verdict.ts'

it('labels have one precedence', () => {
  expect(WORST_FIRST).toEqual(['Fail', 'Incomplete', 'Override', 'Pass'])
  expect(WORST_FIRST.map(label => VERDICT_RANKS[label])).toEqual([0, 1, 2, 3])
})

it.each([
  ['Fail', 'Incomplete', 'Fail'],
  ['Override', 'Incomplete', 'Incomplete'],
  ['Override', 'Pass', 'Override'],
  ['Pass', 'Pass', 'Pass'],
] as const)('the labels %s and %s together are %s', (one, other, worse) => {
  expect(worseOf(one, other)).toBe(worse)
  expect(worstVerdict([one, other])).toBe(worse)
})

it('no labels together are Pass', () => {
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
