import { aFinding } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess } from './assess.ts'
import { decidingRulesText } from './deciding-rules-text.ts'

const against = (...findings: readonly ReturnType<typeof aFinding>[]) =>
  decidingRulesText(assess({ findings, overrides: [] }, '2026-11-21'))

const cargo = aFinding({ result: 'fail' })
const authority = aFinding({ ruleType: 'active_interstate_authority', result: 'fail' })
const order = aFinding({ ruleType: 'no_active_out_of_service_orders', result: 'incomplete' })

it('the deciding rules of a verdict are listed by category', () => {
  expect(against(cargo, order)).toBe('Cargo at least 100,000')
  expect(against(cargo, authority)).toBe('Active interstate authority, and 1 more')
  expect(against(order)).toBe('No active out-of-service orders')
})

it('there is no deciding rule if all pass or nothing is assessed', () => {
  expect(against(aFinding())).toBeUndefined()
  expect(against()).toBeUndefined()
  expect(decidingRulesText({ overall: 'Fail', rules: [] })).toBeUndefined()
})
