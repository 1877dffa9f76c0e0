import { aFinding, anOverride, id, foundCover } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { overrideStepText, whatWouldChange } from './what-would-change.ts'

const today = '2026-11-21'
const bare = { value: null, source: null, asOf: null }
const authority = aFinding({ ruleType: 'active_interstate_authority', ...bare })
const bipd = aFinding({ ruleType: 'bipd_at_least_750000', result: 'incomplete', ...bare })
const cargo = aFinding({ result: 'fail', ...bare })
const status = aFinding({ ruleType: 'active_operating_status', result: 'fail', ...bare })

it('a failing carrier needs an override for each failed rule, then for missing facts too', () => {
  const findings = [authority, bipd, cargo, status]
  expect(whatWouldChange({ findings, overrides: [] }, today)).toEqual({
    status: 'Fail',
    reasons: [
      'Cargo at least 100,000: Fail, not on record',
      'Active operating status: Fail, not on record',
      'BIPD at least 750,000: Incomplete, not on record',
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

it('a failing carrier without missing facts needs one step', () => {
  expect(whatWouldChange({ findings: [cargo, authority], overrides: [] }, today).steps).toEqual([
    { ruleTypes: ['cargo_at_least_100000'], status: 'Override' },
  ])
})

it('an incomplete carrier needs overrides for the missing facts', () => {
  expect(whatWouldChange({ findings: [bipd, authority], overrides: [] }, today)).toMatchObject({
    status: 'Incomplete',
    steps: [{ ruleTypes: ['bipd_at_least_750000'], status: 'Override' }],
  })
})

it('a carrier that passes, is accepted or is not assessed has no step', () => {
  const none = { reasons: [], steps: [] }
  expect(whatWouldChange({ findings: [authority], overrides: [] }, today)).toEqual({
    status: 'Pass',
    ...none,
  })
  expect(whatWouldChange({ companyId: id(1), findings: [cargo], overrides: [anOverride()] }, today)).toEqual({
    status: 'Override',
    ...none,
  })
  expect(whatWouldChange({ findings: [], overrides: [] }, today)).toEqual({ status: null, ...none })
})

it('the steps use the overrides of the requested classification', () => {
  const own = {
    companyId: id<'company'>(1),
    findings: [cargo],
    overrides: [anOverride({ classificationId: id(3) })],
  }
  expect(whatWouldChange(own, today).status).toBe('Fail')
  expect(whatWouldChange(own, today, id(3)).status).toBe('Override')
})

it.each([
  [['cargo_at_least_100000'], 'Cargo at least 100,000'],
  [['cargo_at_least_100000', 'bipd_at_least_750000'], 'Cargo at least 100,000 and BIPD at least 750,000'],
  [
    ['cargo_at_least_100000', 'bipd_at_least_750000', 'active_operating_status'],
    'Cargo at least 100,000, BIPD at least 750,000 and Active operating status',
  ],
] as const)('the step %j has a text', (ruleTypes, names) => {
  expect(overrideStepText({ ruleTypes, status: 'Incomplete' })).toBe(
    `Override ${names}: the carrier would be Incomplete.`,
  )
})

it('a fact that is too old is a reason, with its day', () => {
  const old = aFinding({
    ruleType: 'cargo_at_least_100000',
    result: 'incomplete',
    value: foundCover(250_000),
    source: 'L&I Insur',
    asOf: '2026-05-14',
    olderThanDays: 30,
  })
  expect(whatWouldChange({ findings: [old], overrides: [] }, today)).toMatchObject({
    status: 'Incomplete',
    reasons: [
      'Cargo at least 100,000: Incomplete, $250,000, older than 30 days (FMCSA insurance filings, frozen May 14, 2026)',
    ],
    steps: [{ ruleTypes: ['cargo_at_least_100000'], status: 'Override' }],
  })
})
