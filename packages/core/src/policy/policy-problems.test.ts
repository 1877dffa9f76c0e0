import { aPolicyRule, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { ClassificationId } from '../shared/ids.ts'
import type { PolicyRule, PolicySections } from './policy.ts'
import { policyDeclineProblems, policyProblems, policyVersionProblems } from './policy-problems.ts'

const TODAY = '2026-11-21'

const ofAll = (...rules: readonly PolicyRule[]): PolicySections => [{ classificationId: null, rules }]

const lasting = (daysMax: number | null): PolicySections =>
  ofAll(aPolicyRule({ override: { by: 'permitted', daysMax, paper: 'none' } }))

describe('what is wrong with the rules of a policy', () => {
  it('is nothing where each rule is known and there once, in each section', () => {
    const rules = [aPolicyRule(), aPolicyRule({ ruleType: 'active_operating_status', mode: 'notify' })]
    const sections: PolicySections = [
      { classificationId: null, rules },
      { classificationId: id<'classification'>(4), rules },
    ]
    expect(policyProblems(sections)).toEqual([])
    expect(policyProblems(ofAll())).toEqual([])
  })

  it('is nothing where two rules of one kind have different numbers', () => {
    const higher = aPolicyRule({ ruleType: 'bipd_at_least_1000000', mode: 'notify' })
    expect(policyProblems(ofAll(aPolicyRule({ ruleType: 'bipd_at_least_750000' }), higher))).toEqual([])
  })

  it('names a rule that is there twice, at its second place', () => {
    expect(policyProblems(ofAll(aPolicyRule(), aPolicyRule({ mode: 'notify' })))).toEqual([
      { field: 'sections.0.rules.1.ruleType', message: 'This rule is there already.' },
    ])
  })

  it.each([
    ['shiny_trucks', 'This rule is not known.'],
    ['active_operating_status_5', 'This rule is not known.'],
    ['cargo_at_least_0', 'Enter whole dollars from 1 to 100,000,000.'],
    ['cargo_at_least_100000001', 'Enter whole dollars from 1 to 100,000,000.'],
    ['inspected_within_last_121_months', 'Enter months from 1 to 120.'],
  ])('refuses %s', (ruleType, message) => {
    expect(policyProblems(ofAll(aPolicyRule({ ruleType })))).toEqual([
      { field: 'sections.0.rules.0.ruleType', message },
    ])
  })

  it.each([0, 3_651, 1.5, Number.NaN])('refuses overrides of %s days', days => {
    expect(policyProblems(lasting(days))).toEqual([
      {
        field: 'sections.0.rules.0.override.daysMax',
        message: 'Enter days from 1 to 3,650, or leave it blank.',
      },
    ])
  })

  it.each([1, 3_650, null])('allows overrides of %s days', days => {
    expect(policyProblems(lasting(days))).toEqual([])
  })

  it('names a second section of the same carriers, and a first one that is not for all', () => {
    const four: ClassificationId = id(4)
    const sections: PolicySections = [
      { classificationId: null, rules: [] },
      { classificationId: four, rules: [] },
      { classificationId: four, rules: [] },
    ]
    expect(policyProblems(sections)).toEqual([
      { field: 'sections.2.classificationId', message: 'These carriers have rules already.' },
    ])
    expect(policyProblems([{ classificationId: four, rules: [] }])).toEqual([
      { field: 'sections.0.classificationId', message: 'The rules for all carriers come first.' },
    ])
  })
})

describe('what is wrong with a new version', () => {
  it('is nothing from today on, with a note', () => {
    expect(policyVersionProblems({ note: 'x'.repeat(1_000), effectiveOn: TODAY }, TODAY)).toEqual([])
  })

  it('is a missing note, and a day that is missing or past', () => {
    expect(policyVersionProblems({ note: ' ', effectiveOn: null }, TODAY)).toEqual([
      { field: 'note', message: 'Say what changed and why.' },
      { field: 'effectiveOn', message: 'Choose the first day.' },
    ])
    expect(policyVersionProblems({ note: 'x'.repeat(1_001), effectiveOn: '2026-11-20' }, TODAY)).toEqual([
      { field: 'note', message: 'Shorten it by 1 character.' },
      { field: 'effectiveOn', message: 'This date is in the past. Choose today or later.' },
    ])
  })
})

it('declining a version takes a reason', () => {
  expect(policyDeclineProblems('Too strict.')).toEqual([])
  expect(policyDeclineProblems('')).toEqual([{ field: 'reason', message: 'Say why not.' }])
})
