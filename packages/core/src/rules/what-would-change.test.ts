import { aFinding, anOverride } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { id } from '@fairhaul/testkit'
import { overrideStepText, whatWouldChange } from './what-would-change.ts'

const today = '2026-11-21'
const bare = { value: null, source: null, asOf: null }
const authority = aFinding({ ruleType: 'active_interstate_authority', ...bare })
const bipd = aFinding({ ruleType: 'bipd_at_least_750000', result: 'incomplete', ...bare })
const cargo = aFinding({ result: 'fail', ...bare })
const status = aFinding({ ruleType: 'active_operating_status', result: 'fail', ...bare })

describe('what would change a carrier', () => {
  it('that fails is each failed rule, then what is missing too', () => {
    const findings = [authority, bipd, cargo, status]
    expect(whatWouldChange({ findings, overrides: [] }, today)).toEqual({
      status: 'Fail',
      reasons: [
        'Cargo at least 100,000: Fail, nothing on record',
        'Active operating status: Fail, nothing on record',
        'BIPD at least 750,000: Incomplete, nothing on record',
      ],
      steps: [
        { ruleTypes: ['cargo_at_least_100000', 'active_operating_status'], status: 'Incomplete' },
        {
          ruleTypes: ['cargo_at_least_100000', 'active_operating_status', 'bipd_at_least_750000'],
          status: 'Override',
        },
      ],
    })
  })

  it('that fails with no fact missing is one step', () => {
    expect(whatWouldChange({ findings: [cargo, authority], overrides: [] }, today).steps).toEqual([
      { ruleTypes: ['cargo_at_least_100000'], status: 'Override' },
    ])
  })

  it('that is incomplete is what is missing', () => {
    expect(whatWouldChange({ findings: [bipd, authority], overrides: [] }, today)).toMatchObject({
      status: 'Incomplete',
      steps: [{ ruleTypes: ['bipd_at_least_750000'], status: 'Override' }],
    })
  })

  it('that passes, is accepted or not assessed is nothing', () => {
    const none = { reasons: [], steps: [] }
    expect(whatWouldChange({ findings: [authority], overrides: [] }, today)).toEqual({
      status: 'Pass',
      ...none,
    })
    expect(whatWouldChange({ findings: [cargo], overrides: [anOverride()] }, today)).toEqual({
      status: 'Override',
      ...none,
    })
    expect(whatWouldChange({ findings: [], overrides: [] }, today)).toEqual({ status: null, ...none })
  })

  it('knows the overrides of the classification asked about', () => {
    const own = { findings: [cargo], overrides: [anOverride({ classificationId: id(3) })] }
    expect(whatWouldChange(own, today).status).toBe('Fail')
    expect(whatWouldChange(own, today, id(3)).status).toBe('Override')
  })
})

it.each([
  [['cargo_at_least_100000'], 'Cargo at least 100,000'],
  [['cargo_at_least_100000', 'bipd_at_least_750000'], 'Cargo at least 100,000 and BIPD at least 750,000'],
  [
    ['cargo_at_least_100000', 'bipd_at_least_750000', 'active_operating_status'],
    'Cargo at least 100,000, BIPD at least 750,000 and Active operating status',
  ],
] as const)('the step %j has words', (ruleTypes, names) => {
  expect(overrideStepText({ ruleTypes, status: 'Incomplete' })).toBe(
    `Override ${names}: the carrier would be Incomplete.`,
  )
})
