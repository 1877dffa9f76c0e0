import { aFinding, anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ruleLabel } from './assess.ts'

const today = '2026-11-21'
const active = anOverride()

it.each([
  ['pass', [], 'Pass'],
  ['incomplete', [], 'Incomplete'],
  ['fail', [], 'Fail'],
  ['pass', [active], 'Override'],
  ['incomplete', [active], 'Override'],
  ['fail', [active], 'Override'],
  ['fail', [anOverride({ isActive: false })], 'Fail'],
  ['fail', [anOverride({ expiresOn: '2026-11-21' })], 'Override'],
  ['fail', [anOverride({ expiresOn: '2026-11-20' })], 'Fail'],
  ['fail', [anOverride({ ruleType: 'bipd_at_least_750000' })], 'Fail'],
] as const)('the label of a rule with %s and %j is %s', (result, overrides, label) => {
  expect(ruleLabel(aFinding({ result }), { overrides, companyId: id(1) }, today)).toBe(label)
})
