import { aFinding, anAssessment, anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess, overallVerdict } from './assess.ts'
import { verdictLineText } from './verdict-reason.ts'

const today = '2026-11-21'

it('an assessment shows each rule by its name, label and category', () => {
  const finding = aFinding({ ruleType: 'verified_physical_location_activity', result: 'incomplete' })
  expect(assess(anAssessment({ findings: [finding] }), today).rules).toEqual([
    {
      ruleType: 'verified_physical_location_activity',
      name: 'Verified physical location activity',
      category: 'Operations',
      label: 'Incomplete',
      result: 'incomplete',
      finding,
      override: null,
    },
  ])
})

it('an overridden failure is Override in its category and overall', () => {
  const override = anOverride()
  const findings = [
    aFinding({ ruleType: 'active_interstate_authority' }),
    aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail' }),
  ]
  const assessed = assess({ companyId: id(1), findings, overrides: [override] }, today)
  expect(assessed.rules[1]?.override).toBe(override)
  expect(assessed.categories).toEqual({ Authority: 'Pass', Insurance: 'Override', Operations: null })
  expect(assessed.overall).toBe('Override')
})

it.each([
  [['fail', 'incomplete', 'pass'], 'Fail'],
  [['incomplete', 'pass', 'pass'], 'Incomplete'],
  [['pass', 'pass', 'pass'], 'Pass'],
] as const)('the rules %j are %s overall', ([authority, insurance, operations], overall) => {
  const findings = [
    aFinding({ ruleType: 'active_interstate_authority', result: authority }),
    aFinding({ ruleType: 'bipd_at_least_750000', result: insurance }),
    aFinding({ ruleType: 'active_operating_status', result: operations }),
  ]
  expect(assess({ findings, overrides: [] }, today).overall).toBe(overall)
})

it('an assessment of nothing is no pass', () => {
  expect(assess({ findings: [], overrides: [] }, today)).toEqual({
    rules: [],
    categories: { Authority: null, Insurance: null, Operations: null },
    overall: null,
    hidden: null,
  })
})

it('the overall status alone is the same, with its overrides', () => {
  const findings = [aFinding({ result: 'fail' }), aFinding({ ruleType: 'active_operating_status' })]
  expect(overallVerdict({ findings, overrides: [] }, today)).toBe('Fail')
  expect(overallVerdict({ companyId: id(1), findings, overrides: [anOverride()] }, today)).toBe('Override')
  expect(overallVerdict({ companyId: id(1), findings: [], overrides: [anOverride()] }, today)).toBeNull()
})

it('a rule that only a newer monitor knows counts under Operations, by its readable name', () => {
  const finding = aFinding({
    ruleType: 'no_change_of_owner_in_12_months',
    result: 'fail',
    value: { code: 'text', text: 'sold Nov 2, 2026' },
  })
  const assessed = assess(anAssessment({ findings: [aFinding(), finding] }), today)
  expect(assessed.rules[1]).toMatchObject({ name: 'No change of owner in 12 months', label: 'Fail', finding })
  expect(assessed.categories).toEqual({ Authority: null, Insurance: 'Pass', Operations: 'Fail' })
  expect(assessed.overall).toBe('Fail')
  expect(verdictLineText(assessed)).toBe('Fail: No change of owner in 12 months: sold Nov 2, 2026')
})

it('a rule of one’s own counts under its category, by its label, and can be overridden', () => {
  const rule = { label: 'Cargo at least $250,000', category: 'Insurance' } as const
  const finding = aFinding({ ruleType: 'our_cargo_at_least_250000', result: 'fail', rule })
  const assessment = anAssessment({ findings: [finding] })
  expect(assess(assessment, today)).toMatchObject({
    rules: [{ name: 'Cargo at least $250,000', category: 'Insurance', label: 'Fail' }],
    categories: { Authority: null, Insurance: 'Fail', Operations: null },
    overall: 'Fail',
  })
  const overrides = [anOverride({ ruleType: 'our_cargo_at_least_250000' })]
  expect(assess({ ...assessment, overrides }, today).overall).toBe('Override')
})
