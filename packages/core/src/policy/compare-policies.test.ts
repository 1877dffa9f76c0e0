import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  comparePolicies,
  countPolicyDifferences,
  policyDifferenceRow,
  policyDifferenceSentence,
} from './compare-policies.ts'
import { ANY_OVERRIDE } from '../rules/override-terms.ts'
import type { PolicyRule, PolicySections } from './policy.ts'

const rule = (ruleType: string, change: Partial<PolicyRule> = {}): PolicyRule => ({
  ruleType,
  mode: 'required',
  override: ANY_OVERRIDE,
  ...change,
})
const forAll = (...rules: readonly PolicyRule[]): PolicySections => [{ classificationId: null, rules }]

const sentences = (before: PolicySections, after: PolicySections) =>
  comparePolicies(before, after).flatMap(({ rules }) => rules.map(policyDifferenceSentence))

describe('what differs between two policies', () => {
  it('is a rule that one of them has', () => {
    const policy = forAll(rule('active_operating_status'))
    expect(sentences(forAll(), policy)).toEqual([
      'New: Active operating status, required, may be overridden.',
    ])
    expect(sentences(policy, forAll())).toEqual(['No longer: Active operating status.'])
  })

  it('is another threshold of one kind, what a rule does, and its terms', () => {
    const override = { by: 'no_one', daysMax: null, paper: 'none' } as const
    expect(
      sentences(
        forAll(rule('bipd_at_least_750000'), rule('cargo_at_least_100000'), rule('active_operating_status')),
        forAll(
          rule('bipd_at_least_1000000', { override }),
          rule('cargo_at_least_100000', { override }),
          rule('active_operating_status', { mode: 'notify', override }),
        ),
      ),
    ).toEqual([
      'BIPD at least $1,000,000 in place of $750,000; may not be overridden in place of may be overridden.',
      'Cargo at least $100,000: may not be overridden in place of may be overridden.',
      'Active operating status: notifies only in place of required.',
    ])
  })

  it('pairs the rules of one name first', () => {
    expect(
      sentences(
        forAll(rule('bipd_at_least_1000000')),
        forAll(rule('bipd_at_least_750000', { mode: 'notify' }), rule('bipd_at_least_1000000')),
      ),
    ).toEqual(['New: BIPD at least $750,000, notifies only.'])
  })

  it('is nothing where only the terms of a rule differ that is not required', () => {
    const notify = (daysMax: number) =>
      forAll(rule('cargo_at_least_100000', { mode: 'notify', override: { ...ANY_OVERRIDE, daysMax } }))
    expect(comparePolicies(notify(3), notify(5))).toEqual([])
  })

  it('names rules for a classification that only one of them has, also where there are none', () => {
    const own = { classificationId: id<'classification'>(4), rules: [] }
    const policy = forAll(rule('shiny_trucks'))
    const added = comparePolicies(policy, [policy[0], own])
    expect(added).toEqual([{ classificationId: 4, change: 'added', rules: [] }])
    expect(comparePolicies([policy[0], own], policy)).toEqual([
      { classificationId: 4, change: 'dropped', rules: [] },
    ])
    expect(countPolicyDifferences(added)).toBe(0)
    expect(countPolicyDifferences(comparePolicies(policy, forAll()))).toBe(1)
  })

  it('is a row with both sides, the threshold on each where it differs', () => {
    const before = forAll(rule('bipd_at_least_750000'), rule('active_operating_status'), rule('shiny_trucks'))
    const after = forAll(
      rule('bipd_at_least_1000000'),
      rule('active_operating_status', { mode: 'notify' }),
      rule('cargo_at_least_100000'),
    )
    const rows = comparePolicies(before, after).flatMap(({ rules }) => rules.map(policyDifferenceRow))
    expect(rows).toEqual([
      {
        rule: 'BIPD at least $1,000,000',
        before: '$750,000, required, may be overridden',
        after: '$1,000,000, required, may be overridden',
      },
      { rule: 'Cargo at least $100,000', before: null, after: 'required, may be overridden' },
      { rule: 'Active operating status', before: 'required, may be overridden', after: 'notifies only' },
      { rule: 'Shiny trucks', before: 'required, may be overridden', after: null },
    ])
  })
})
