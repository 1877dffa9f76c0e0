import { expect, it } from 'vitest'
import { rulesAssessment } from './rules-assessment.ts'

const read = (hidden: object) =>
  rulesAssessment({ summary: {}, carrier_rule_overrides: [], ...hidden }).hidden

it('an assessment says how many rules are hidden, and the worst label among them', () => {
  expect(read({ hidden_rules: { count: 3, worst: 'fail' } })).toEqual({ count: 3, worst: 'Fail' })
  expect(read({ hidden_rules: null })).toBeNull()
})

it('a monitor that says nothing of hidden rules hides none', () => expect(read({})).toBeNull())

it('an unknown label of hidden rules is refused, not guessed', () =>
  expect(() => read({ hidden_rules: { count: 3, worst: 'fine' } })).toThrow())
