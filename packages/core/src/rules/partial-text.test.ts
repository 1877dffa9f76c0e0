import { expect, it } from 'vitest'
import { partialText } from './partial-text.ts'

it('a partial verdict says how many rules are not shown', () => {
  expect(partialText({ count: 3, worst: 'Fail' })).toBe('partial: 3 rules are not shown to you')
  expect(partialText({ count: 1, worst: 'Pass' })).toBe('partial: 1 rule is not shown to you')
})
