import { aFinding, anAssessment, anOverride } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess, overallVerdict } from './assess.ts'
import { ruleNotices } from './rule-notices.ts'

const TODAY = '2026-11-21'
const notices = [
  aFinding({ ruleType: 'active_operating_status', result: 'pass' }),
  aFinding({ ruleType: 'cargo_at_least_250000', result: 'fail' }),
  aFinding({ ruleType: 'bipd_at_least_750000', result: 'incomplete' }),
]

it('what a rule finds that only notifies is shown by its result, those that do not pass first', () => {
  expect(ruleNotices({ notices }, TODAY).map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'Cargo at least 250,000: Fail',
    'BIPD at least 750,000: Incomplete',
    'Active operating status: Pass',
  ])
  expect(ruleNotices({}, TODAY)).toEqual([])
})

it('a notice is in no verdict, category or override', () => {
  const passing = anAssessment({ findings: [aFinding({ result: 'pass' })] })
  const noticed = {
    ...passing,
    notices,
    overrides: [anOverride({ ruleType: 'cargo_at_least_250000', expiresOn: '2080-01-01' })],
  }
  expect(overallVerdict(noticed, TODAY)).toBe('Pass')
  expect(assess(noticed, TODAY)).toEqual(assess(passing, TODAY))
  expect(ruleNotices(noticed, TODAY)[0]?.label).toBe('Fail')
})
