import { expect, it } from 'vitest'
import { ANY_OVERRIDE, type OverrideTerms } from '../rules/override-terms.ts'
import type { PolicySections } from './policy.ts'
import { policyOfTried } from './tried-policy.ts'

const admins: OverrideTerms = { by: 'admins', daysMax: 30, paper: 'file' }

const sections: PolicySections = [
  {
    classificationId: null,
    rules: [
      { ruleType: 'cargo_at_least_100000', mode: 'required', override: admins },
      { ruleType: 'active_operating_status', mode: 'required', override: admins },
      { ruleType: 'a_newer_rule', mode: 'required', override: admins },
    ],
  },
]

it('nothing that was tried leaves the policy', () => {
  expect(policyOfTried(sections, {})).toEqual(sections)
})

it('a rule with another number keeps its terms, one that is off goes, and one that is added has the usual terms', () => {
  expect(
    policyOfTried(sections, {
      cargo_at_least_100000: { mode: 'notify', text: '250,000' },
      active_operating_status: { mode: 'off', text: '' },
      bipd_at_least_750000: { mode: 'required', text: '850,000' },
    }),
  ).toEqual([
    {
      classificationId: null,
      rules: [
        { ruleType: 'cargo_at_least_250000', mode: 'notify', override: admins },
        { ruleType: 'a_newer_rule', mode: 'required', override: admins },
        { ruleType: 'bipd_at_least_850000', mode: 'required', override: ANY_OVERRIDE },
      ],
    },
  ])
})

it('a further rule of a kind is dropped, kept with its terms, or added', () => {
  const further: PolicySections = [
    {
      classificationId: null,
      rules: [
        { ruleType: 'bipd_at_least_3000000', mode: 'required', override: admins },
        { ruleType: 'bipd_at_least_4000000', mode: 'required', override: admins },
      ],
    },
  ]
  const off = { mode: 'off', text: '' } as const
  const required = { mode: 'required', text: '' } as const
  const tried = policyOfTried(further, {
    bipd_at_least_3000000: off,
    bipd_at_least_4000000: required,
    bipd_at_least_6000000: required,
  })
  expect(tried[0].rules).toEqual([
    { ruleType: 'bipd_at_least_4000000', mode: 'required', override: admins },
    { ruleType: 'bipd_at_least_6000000', mode: 'required', override: ANY_OVERRIDE },
  ])
})

it('rules of classifications stay as they are', () => {
  const both = [...sections, { classificationId: 7 as never, rules: [] }] as unknown as PolicySections
  expect(policyOfTried(both, { active_operating_status: { mode: 'off', text: '' } })[1]).toEqual(both[1])
})
