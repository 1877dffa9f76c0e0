import { aFinding, foundCover } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess } from './assess.ts'
import { decidingRulesText } from './deciding-rules-text.ts'

const against = (...findings: readonly ReturnType<typeof aFinding>[]) =>
  decidingRulesText(assess({ findings, overrides: [] }, '2026-11-21'))

const cargo = aFinding({ result: 'fail', value: foundCover(50_000) })
const authority = aFinding({
  ruleType: 'active_interstate_authority',
  result: 'fail',
  value: { code: 'no_authority' },
})
const order = aFinding({
  ruleType: 'no_active_out_of_service_orders',
  result: 'incomplete',
  value: null,
})

it('what speaks against a carrier is said with its value, the most serious rule first', () => {
  expect(against(cargo)).toBe('cargo $50,000, needs $100,000')
  expect(against(cargo, order)).toBe('cargo $50,000, needs $100,000, and 1 more')
  expect(against(cargo, authority)).toBe(
    'no active common or contract authority, needs active interstate authority, and 1 more',
  )
  expect(against(order)).toBe('out-of-service not on record')
})

it('a failed rule is never named in the words of a carrier that passes it', () => {
  const inspection = aFinding({
    ruleType: 'inspected_within_last_24_months',
    result: 'fail',
    value: { code: 'no_inspection', months: 24 },
  })
  expect(against(inspection)).not.toContain('Inspected within the last 24 months')
})

it('nothing speaks against a carrier if all pass or nothing is assessed', () => {
  expect(against(aFinding())).toBeUndefined()
  expect(against()).toBeUndefined()
  expect(decidingRulesText({ overall: 'Fail', rules: [] })).toBe('a rule that is not shown to you')
})
