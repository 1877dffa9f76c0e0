import { aFinding, anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assessByClassification, assessmentBucket } from './classification-buckets.ts'

const today = '2026-11-21'
const dry = { classificationId: id<'classification'>(1), ruleTypes: ['active_operating_status'] as const }
const reefer = {
  classificationId: id<'classification'>(2),
  ruleTypes: ['active_operating_status', 'cargo_at_least_100000'] as const,
}
const active = aFinding({ ruleType: 'active_operating_status' })
const noCargo = aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail' })

it.each([
  [['Pass'], 'pass'],
  [['Pass', 'Override'], 'pass'],
  [['Pass', 'Fail'], 'partial_pass'],
  [['Incomplete', 'Override'], 'partial_pass'],
  [['Pass', null], 'partial_pass'],
  [['Fail', 'Incomplete'], 'fail'],
  [['Incomplete', 'Fail'], 'fail'],
  [['Fail', null], 'fail'],
  [['Incomplete'], 'incomplete'],
  [['Incomplete', null], 'incomplete'],
  [[null], 'incomplete'],
  [[], 'incomplete'],
] as const)('the bucket of %j is %s', (statuses, bucket) => {
  expect(assessmentBucket(statuses)).toBe(bucket)
})

const request = (findings = [active, noCargo], overrides = [anOverride({ isActive: false })]) =>
  assessByClassification({ companyId: id(1), findings, overrides }, [dry, reefer], today)
const statuses = (...requests: Parameters<typeof request>) =>
  request(...requests).map(({ assessed }) => assessed.overall)

it('a classification is assessed by its rules alone', () => {
  expect(
    request().map(({ classificationId, assessed }) => [classificationId, assessed.rules.length]),
  ).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(statuses()).toEqual(['Pass', 'Fail'])
})

it('a classification is incomplete if a rule has no finding', () => {
  expect(statuses([active])).toEqual(['Pass', 'Incomplete'])
  expect(request([active])[1]?.assessed.rules[1]?.finding).toEqual({
    ruleType: 'cargo_at_least_100000',
    result: 'incomplete',
    value: null,
    source: null,
    asOf: null,
  })
})

it('a classification has its own overrides and those for all', () => {
  expect(statuses([active, noCargo], [anOverride()])).toEqual(['Pass', 'Override'])
  expect(statuses([active, noCargo], [anOverride({ classificationId: id(2) })])).toEqual(['Pass', 'Override'])
  expect(statuses([active, noCargo], [anOverride({ classificationId: id(1) })])).toEqual(['Pass', 'Fail'])
})

it('a classification without rules has no status', () => {
  const [empty] = assessByClassification(
    { findings: [active], overrides: [] },
    [{ ...dry, ruleTypes: [] }],
    today,
  )
  expect(empty?.assessed.overall).toBeNull()
})
