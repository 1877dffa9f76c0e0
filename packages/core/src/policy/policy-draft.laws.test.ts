import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { comparePolicies } from './compare-policies.ts'
import { policyOfTyped, typedPolicy, typedPolicyProblems } from './policy-draft.ts'

describe('laws of typing a policy', () => {
  it('a policy that is typed as it is asks for the same, and nothing is wrong with it', () =>
    holds([arbitrary.policySections], sections => {
      const typed = typedPolicy(sections)
      expect(comparePolicies(sections, policyOfTyped(typed))).toEqual([])
      expect(typedPolicyProblems(typed)).toEqual([])
    }))

  it('a policy that is off everywhere has no rules', () =>
    holds([arbitrary.policySections], sections => {
      const typed = typedPolicy(sections).map(section => ({
        ...section,
        rules: section.rules.map(rule => ({ ...rule, mode: 'off' as const })),
      }))
      expect(policyOfTyped(typed).every(({ rules }) => rules.length === 0)).toBe(true)
    }))
})
