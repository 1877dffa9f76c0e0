import { aPolicyRule, id, somePolicySections } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { ANY_AGE } from '../rules/fact-ages.ts'
import type { PolicySections } from './policy.ts'
import {
  draftOfPolicy,
  policyOfTyped,
  type TypedPolicyRule,
  type TypedPolicySection,
  typedPolicy,
  typedPolicyProblems,
  typedRuleLabels,
  typedRuleThatIsOff,
  typedRuleType,
  typedSectionFor,
  typedToTry,
} from './policy-draft.ts'

const CARGO = 'cargo_at_least_100000'
const typedRule = (change: Partial<TypedPolicyRule> = {}): TypedPolicyRule => ({
  ...typedRuleThatIsOff(CARGO),
  mode: 'required',
  ...change,
})
const forAll = (...rules: readonly TypedPolicyRule[]): readonly TypedPolicySection[] => [
  { classificationId: null, rules },
]
const messages = (...rules: readonly TypedPolicyRule[]) =>
  typedPolicyProblems(forAll(...rules)).map(({ field, message }) => [field, message])

describe('a policy as it is typed', () => {
  it('has its rules with their numbers, and one that is off for each other kind', () => {
    const override = { by: 'admins', daysMax: 1_000, paper: 'file' } as const
    const [section] = typedPolicy([
      {
        classificationId: null,
        rules: [
          aPolicyRule({ override }),
          aPolicyRule({ ruleType: 'bipd_at_least_1000000', mode: 'notify' }),
        ],
      },
    ])
    const rows = section?.rules.map(({ ruleType, mode, threshold }) => [ruleType, mode, threshold].join(' '))
    expect(rows?.slice(0, 5)).toEqual([
      'active_interstate_authority off ',
      'authority_age_at_least_3_months off 3',
      'bipd_at_least_1000000 notify 1,000,000',
      'cargo_at_least_100000 required 100,000',
      'satisfactory_or_unrated_safety_rating off ',
    ])
    expect(section?.rules.find(({ ruleType }) => ruleType === CARGO)).toMatchObject({
      by: 'admins',
      days: '1,000',
      paper: 'file',
    })
  })

  it('keeps a rule that is not known', () => {
    const sections: PolicySections = [
      { classificationId: null, rules: [aPolicyRule({ ruleType: 'shiny_trucks' })] },
    ]
    expect(policyOfTyped(typedPolicy(sections))).toEqual(sections)
    expect(typedPolicyProblems(typedPolicy(sections))).toEqual([])
  })

  it('has rules for a classification that begin as those for all', () => {
    const typed = typedPolicy(somePolicySections())
    expect(typedSectionFor(id(4), typed)).toEqual({ classificationId: 4, rules: typed[0]?.rules })
  })

  it('names a rule by the number that is typed, and keeps the one before where it cannot be used', () => {
    expect(typedRuleType(typedRule({ threshold: '$250,000' }))).toBe('cargo_at_least_250000')
    expect(typedRuleType(typedRule({ threshold: 'much' }))).toBe(CARGO)
    expect(typedRuleType(typedRule({ threshold: '0' }))).toBe(CARGO)
    expect(typedRuleType(typedRule({ ruleType: 'authority_age_at_least_6_months', threshold: '12' }))).toBe(
      'authority_age_at_least_12_months',
    )
    const status = typedRuleThatIsOff('active_operating_status')
    expect(typedRuleType({ ...status, threshold: '5' })).toBe('active_operating_status')
    expect(typedRuleType({ ...typedRuleThatIsOff('shiny_trucks'), threshold: '5' })).toBe('shiny_trucks')
  })

  it('calls a rule by its kind, beside the field of its number', () => {
    const types = ['bipd_at_least_750000', 'bipd_at_least_1000000', 'active_operating_status', 'shiny_trucks']
    expect(typedRuleLabels(types.map(typedRuleThatIsOff))).toEqual([
      'BIPD at least',
      'BIPD at least, 2',
      'Active operating status',
      'Shiny trucks',
    ])
    expect(typedRuleLabels([typedRuleThatIsOff('inspected_within_last_24_months')])).toEqual([
      'Inspected within the last',
    ])
  })

  it('has what is wrong beside its field', () => {
    expect(messages(typedRule({ threshold: '0' }))).toEqual([
      ['0.0.threshold', 'Enter whole dollars from 1 to 100,000,000.'],
    ])
    expect(messages(typedRule({ threshold: '' }))).toHaveLength(1)
    expect(messages(typedRule({ threshold: '', mode: 'off' }))).toEqual([])
    expect(messages(typedRule(), typedRule({ threshold: '100000', mode: 'notify' }))).toEqual([
      ['0.1.threshold', 'This rule is there already.'],
    ])
    expect(messages(typedRule({ mode: 'off' }), typedRule())).toEqual([])
  })

  it('takes days from 1 to 3,650, or none, where the rule may be overridden at all', () => {
    const problem = ['0.0.days', 'Enter days from 1 to 3,650, or leave it blank.']
    for (const days of ['0', '3,651', 'x']) expect(messages(typedRule({ days }))).toEqual([problem])
    expect(messages(typedRule({ days: '3,650' }))).toEqual([])
    expect(messages(typedRule({ days: 'x', by: 'no_one' }))).toEqual([])
    expect(messages(typedRule({ days: 'x', mode: 'notify' }))).toEqual([])
    const [section] = policyOfTyped(forAll(typedRule({ days: 'x' }), typedRuleThatIsOff(CARGO)))
    expect(section.rules).toEqual([aPolicyRule()])
  })
})

describe('a policy to try on the carriers of the company', () => {
  it('assesses its required rules for all carriers', () => {
    const draft = draftOfPolicy(
      [
        {
          classificationId: null,
          rules: [aPolicyRule(), aPolicyRule({ ruleType: 'active_operating_status', mode: 'notify' })],
        },
      ],
      ANY_AGE,
    )
    expect(draft.rules[CARGO].mode).toBe('required')
    expect(draft.rules.active_operating_status.mode).toBe('notify')
  })

  it('is typed over the rules in force where it differs from them', () => {
    const current = draftOfPolicy(somePolicySections(), ANY_AGE)
    const draft = draftOfPolicy([{ classificationId: null, rules: [aPolicyRule()] }], ANY_AGE)
    expect(typedToTry(current, draft)).toEqual({ active_operating_status: { mode: 'off', text: '' } })
    expect(typedToTry(current, current)).toEqual({})
    const further = { ...current, furtherRules: ['bipd_at_least_3000000'] as const }
    expect(typedToTry(further, current)).toEqual({ bipd_at_least_3000000: { mode: 'off', text: '' } })
  })
})
