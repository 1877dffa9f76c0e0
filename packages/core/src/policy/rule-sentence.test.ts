import { describe, expect, it } from 'vitest'
import { ANY_OVERRIDE, type OverrideTerms } from '../rules/override-terms.ts'
import type { PolicyRule } from './policy.ts'
import { groupedPolicyRules, overrideTermsText, policyRuleName, policyRuleSentence } from './rule-sentence.ts'

const cargo = (change: Partial<PolicyRule> = {}): PolicyRule => ({
  ruleType: 'cargo_at_least_100000',
  mode: 'required',
  override: ANY_OVERRIDE,
  ...change,
})

describe('a rule of a policy as a sentence', () => {
  it('says what it asks for, what it does and how it may be overridden', () => {
    const override: OverrideTerms = { by: 'permitted', daysMax: 30, paper: 'certificate' }
    expect(policyRuleSentence(cargo({ override }))).toBe(
      'Cargo at least $100,000, required, may be overridden for 30 days with a certificate.',
    )
  })

  it('that only notifies has nothing to override', () => {
    expect(policyRuleSentence(cargo({ mode: 'notify' }))).toBe('Cargo at least $100,000, notifies only.')
  })

  it('names months as they are, and a rule without a number by its name', () => {
    expect(policyRuleName('authority_age_at_least_6_months')).toBe('Authority age at least 6 months')
    expect(policyRuleName('active_operating_status')).toBe('Active operating status')
    expect(policyRuleName('shiny_trucks')).toBe('Shiny trucks')
  })

  it.each<[string, Partial<OverrideTerms>]>([
    ['may be overridden', {}],
    ['may not be overridden', { by: 'no_one', daysMax: 30, paper: 'file' }],
    ['may be overridden by admins', { by: 'admins' }],
    ['may be overridden by admins for 1 day with a document', { by: 'admins', daysMax: 1, paper: 'file' }],
    ['may be overridden for 90 days', { daysMax: 90 }],
  ])('%s', (text, change) => {
    expect(overrideTermsText({ ...ANY_OVERRIDE, ...change })).toBe(text)
  })
})

describe('the rules of a policy by category', () => {
  it('are in the order of all rules, one that is not known under Operations', () => {
    const rules = [
      'shiny_trucks',
      'cargo_at_least_100000',
      'active_operating_status',
      'bipd_at_least_750000',
    ].map(ruleType => cargo({ ruleType }))
    const grouped = groupedPolicyRules(rules).map(({ category, rules: inIt }) => [
      category,
      inIt.map(({ ruleType }) => ruleType),
    ])
    expect(grouped).toEqual([
      ['Insurance', ['bipd_at_least_750000', 'cargo_at_least_100000']],
      ['Operations', ['active_operating_status', 'shiny_trucks']],
    ])
  })
})
