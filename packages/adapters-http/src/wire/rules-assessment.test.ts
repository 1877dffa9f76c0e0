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

const override = (companyId: number) => ({
  id: companyId,
  is_active: true,
  expiration_date: '2080-01-01',
  carrier_id: 7,
  classification_id: null,
  is_type: 'cargo_at_least_100000',
  file: null,
  user_id: 1,
  user_name: null,
  company_id: companyId,
  created_at: '2026-10-01T15:00:00.000Z',
  ended: null,
})

it.each([
  ['that of its overrides', [override(2)], 2],
  ['unknown for overrides of several', [override(2), override(3)], null],
  ['unknown without overrides', [], null],
] as const)('the company of an assessment that names none is %s', (_, overrides, companyId) => {
  const read = rulesAssessment({ summary: {}, carrier_rule_overrides: overrides })
  expect(read.companyId).toBe(companyId)
})

const finding = { value: { code: 'sold', on: '2026-11-02' }, source: 'Motus Carrier', as_of: '2026-11-20' }
const summaryWith = (sent: object) =>
  rulesAssessment({ summary: sent, carrier_rule_overrides: [] }).findings.map(
    ({ ruleType, result, value }) => [ruleType, result, value],
  )

it('a rule of a newer monitor is kept after the others, with its own result, and what it found as not known', () =>
  expect(
    summaryWith({
      no_change_of_owner: { ...finding, result: 'fail' },
      active_operating_status: { ...finding, value: { code: 'status', status: 'A' }, result: 'pass' },
      __proto__x: { ...finding, result: 'pass' },
    }),
  ).toEqual([
    ['active_operating_status', 'pass', { code: 'status', status: 'A' }],
    ['no_change_of_owner', 'fail', { code: 'not_known' }],
    ['__proto__x', 'pass', { code: 'not_known' }],
  ]))

it('a result that this portal does not know is incomplete for a rule that it does not know, else refused', () => {
  const newer = { ...finding, result: 'warning' }
  expect(summaryWith({ no_change_of_owner: newer })).toEqual([
    ['no_change_of_owner', 'incomplete', { code: 'not_known' }],
  ])
  expect(() => summaryWith({ active_operating_status: newer })).toThrow('no word that is known here')
})
