import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  comparePolicies,
  countPolicyDifferences,
  policyDifferenceSentence,
  type PolicyRuleDifference,
} from './compare-policies.ts'
import type { PolicySections } from './policy.ts'
import { policyRuleSentence } from './rule-sentence.ts'

const policies = arbitrary.policySections

const TURNED = { added: 'dropped', dropped: 'added', changed: 'changed' } as const

/** The names of a difference, and what it is. */
const outline = (difference: PolicyRuleDifference, isTurned: boolean) => {
  const before = 'before' in difference ? difference.before.ruleType : null
  const after = 'after' in difference ? difference.after.ruleType : null
  const kind = isTurned ? TURNED[difference.kind] : difference.kind
  return [kind, ...(isTurned ? [after, before] : [before, after])].join(' ')
}

describe('laws of comparing policies', () => {
  it('a policy does not differ from itself, whatever the order of its rules', () =>
    holds([policies], policy => {
      const reversed = policy.map(section => ({ ...section, rules: section.rules.toReversed() }))
      expect(comparePolicies(policy, reversed as never)).toEqual([])
    }))

  it('the other way round, what was added is dropped', () =>
    holds([policies, policies], (one, other) => {
      const there = comparePolicies(one, other).flatMap(({ rules: all }) => all.map(it => outline(it, false)))
      const back = comparePolicies(other, one).flatMap(({ rules: all }) => all.map(it => outline(it, true)))
      expect(back.toSorted()).toEqual(there.toSorted())
    }))

  it('two policies differ in nothing exactly where their rules read the same', () =>
    holds([policies, policies], (one, other) => {
      const read = (policy: PolicySections) =>
        policy
          .map(section =>
            [section.classificationId, ...section.rules.map(policyRuleSentence).toSorted()].join(),
          )
          .toSorted()
      expect(comparePolicies(one, other).length === 0).toBe(read(one).join('\n') === read(other).join('\n'))
    }))

  it('each difference is a sentence, and counted once', () =>
    holds([policies, policies], (one, other) => {
      const differences = comparePolicies(one, other)
      const all = differences.flatMap(({ rules: of }) => of.map(policyDifferenceSentence))
      expect(all).toHaveLength(countPolicyDifferences(differences))
      for (const sentence of all) expect(sentence).toMatch(/^\S.*\.$/)
    }))
})
