import { arbitrary, aRuleSet, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { defineRule } from '../finding/own-rule.ts'
import { assessedRuleTypes } from '../rules/assessed-rule-types.ts'
import { ANY_AGE } from '../rules/fact-ages.ts'
import { RULE_TYPES } from '../rules/rule-types.ts'
import { draftFromAddress, draftInAddress } from './draft-address.ts'
import {
  changedRules,
  draftOfRuleSet,
  draftOfTyped,
  draftWithOwnRules,
  isSameTyped,
  ruleNameIn,
  ruleTypeIn,
  typedRule,
  typedRuleOf,
  typedRuleProblem,
  typedRuleProblems,
  withRuleChanges,
} from './rule-draft.ts'

const ruleSet = aRuleSet({
  values: new Map([
    ['bipd_at_least_750000', 2],
    ['active_operating_status', 2],
    ['cargo_at_least_100000', 1],
  ]),
})
const current = draftOfRuleSet(ruleSet)

it('the draft of a rule set has its active rules on, by the numbers of their names', () => {
  expect(current.rules.bipd_at_least_750000).toEqual({ mode: 'required', threshold: 750_000 })
  expect(current.rules.active_operating_status).toEqual({ mode: 'required', threshold: null })
  expect(current.rules.cargo_at_least_100000).toEqual({ mode: 'off', threshold: 100_000 })
  expect(current.ages).toBe(ANY_AGE)
  expect(RULE_TYPES.some(ruleType => draftOfRuleSet(undefined).rules[ruleType].mode !== 'off')).toBe(false)
})

it('a rule with another threshold has the first place of its kind that is free, by its own number', () => {
  const draft = draftOfRuleSet({
    values: new Map([
      ['cargo_at_least_250000', 2],
      ['bipd_at_least_2000000', 2],
      ['bipd_at_least_1000000', 2],
      ['bipd_at_least_3000000', 2],
      ['inspected_within_last_12_months', 1],
      ['authority_age_at_least_12_months', 3],
      ['authority_age_at_least_3_months', 2],
    ]),
  })
  expect(draft.rules.cargo_at_least_100000).toEqual({ mode: 'required', threshold: 250_000 })
  expect(draft.rules.bipd_at_least_750000).toEqual({ mode: 'required', threshold: 2_000_000 })
  expect(draft.rules.bipd_at_least_1000000).toEqual({ mode: 'required', threshold: 1_000_000 })
  expect(draft.rules.inspected_within_last_24_months).toEqual({ mode: 'off', threshold: 24 })
  expect(draft.rules.authority_age_at_least_3_months).toEqual({ mode: 'required', threshold: 3 })
  expect(draft.rules.authority_age_at_least_6_months).toEqual({ mode: 'notify', threshold: 12 })
  expect(draft.furtherRules).toEqual(['bipd_at_least_3000000'])
  expect(draft.ownRules).toEqual([])
  expect(ruleTypeIn('cargo_at_least_100000', draft)).toBe('cargo_at_least_250000')
  expect(ruleTypeIn('bipd_at_least_3000000', draft)).toBe('bipd_at_least_3000000')
  expect(ruleNameIn('bipd_at_least_3000000', draft)).toBe('BIPD at least 3,000,000')
})

it('a draft assesses what its rule set assesses', () => {
  holds([arbitrary.ruleSets], set => {
    const draft = draftOfRuleSet(set)
    const placed = RULE_TYPES.filter(ruleType => draft.rules[ruleType].mode === 'required')
    const on = [
      ...[...placed, ...draft.furtherRules].map(ruleType => ruleTypeIn(ruleType, draft)),
      ...draft.ownRules.map(({ name }) => name),
    ]
    expect(on.toSorted()).toEqual(assessedRuleTypes(set).toSorted())
  })
})

it('changes give a rule another threshold, or switch it', () => {
  const draft = withRuleChanges(current, {
    bipd_at_least_750000: 850_000,
    cargo_at_least_100000: 25_000,
    active_operating_status: 'off',
  })
  expect(changedRules(current, draft)).toEqual([
    'bipd_at_least_750000',
    'cargo_at_least_100000',
    'active_operating_status',
  ])
  expect(draft.rules.cargo_at_least_100000).toEqual({ mode: 'required', threshold: 25_000 })
  expect(draft.rules.active_operating_status.mode).toBe('off')
})

it('a threshold that a rule cannot have is refused', () => {
  for (const amount of [0, 0.5, 100_000_001, Number.NaN])
    expect(() => withRuleChanges(current, { bipd_at_least_750000: amount })).toThrow(RangeError)
  expect(() => withRuleChanges(current, { active_operating_status: 3 })).toThrow(RangeError)
})

it('the number of a rule that is off does not make a draft another one', () => {
  const draft = draftOfTyped(current, { cargo_at_least_100000: { mode: 'off', text: '1' } })
  expect(changedRules(current, draft)).toEqual([])
})

it('numbers are read as people type them, and one that cannot be used leaves the one before', () => {
  const amountOf = (text: string) =>
    draftOfTyped(current, { bipd_at_least_750000: { mode: 'required', text } }).rules.bipd_at_least_750000
      .threshold
  expect(['$850,000', ' 850000 ', '850 000'].map(amountOf)).toEqual([850_000, 850_000, 850_000])
  expect(['', 'lots', '0', '8.5'].map(amountOf)).toEqual([750_000, 750_000, 750_000, 750_000])
  const status = draftOfTyped(current, { active_operating_status: { mode: 'off', text: '7' } })
  expect(status.rules.active_operating_status).toEqual({ mode: 'off', threshold: null })
})

it('a number that a rule cannot have is a problem of that rule while it is on', () => {
  expect(
    typedRuleProblems({
      bipd_at_least_750000: { mode: 'required', text: 'lots' },
      authority_age_at_least_3_months: { mode: 'required', text: '0' },
      cargo_at_least_100000: { mode: 'off', text: 'lots' },
      inspected_within_last_24_months: { mode: 'required', text: '12' },
      active_operating_status: { mode: 'required', text: '' },
    }),
  ).toEqual([
    { field: 'authority_age_at_least_3_months', message: 'Enter months from 1 to 1,200.' },
    { field: 'bipd_at_least_750000', message: 'Enter whole dollars from 1 to 100,000,000.' },
  ])
})

it.each([
  [{ mode: 'required', text: '850,000' }, { mode: 'required', text: ' $850000' }, true],
  [{ mode: 'required', text: '850,000' }, { mode: 'required', text: '85,000' }, false],
  [{ mode: 'required', text: '850,000' }, { mode: 'off', text: '850,000' }, false],
  [{ mode: 'off', text: '850,000' }, { mode: 'off', text: '1' }, true],
] as const)('%j is the same as %j: %s', (one, other, isSame) => {
  expect(isSameTyped(one, other)).toBe(isSame)
})

it('a measure is typed with its hundredths', () => {
  const measure = 'unsafe_driving_measure_at_most_500'
  expect(typedRule(measure, { mode: 'required', threshold: 425 })).toEqual({ mode: 'required', text: '4.25' })
  const draft = draftOfTyped(draftOfRuleSet(undefined), { [measure]: { mode: 'required', text: '4.5' } })
  expect(draft.rules[measure]).toEqual({ mode: 'required', threshold: 450 })
  expect(typedRuleProblem(measure, { mode: 'required', text: '100.01' })?.message).toBe(
    'Enter a number from 0.00 to 100.00.',
  )
  expect(typedRuleProblem(measure, { mode: 'required', text: '4.255' })).toBeDefined()
  const typed = { [measure]: { mode: 'notify', text: '4.25' } } as const
  expect(draftFromAddress(draftInAddress(typed))).toEqual(typed)
})

it('a rule of a draft is typed with its number; one without a place is off or required', () => {
  expect(typedRuleOf(current, 'bipd_at_least_750000')).toEqual({ mode: 'required', text: '750,000' })
  expect(typedRuleOf(current, 'bipd_at_least_3000000')).toEqual({ mode: 'off', text: '' })
  const further = { ...current, furtherRules: ['bipd_at_least_3000000'] as const }
  expect(typedRuleOf(further, 'bipd_at_least_3000000')).toEqual({ mode: 'required', text: '' })
})

it('a rule is typed as it is read', () => {
  expect(typedRule('bipd_at_least_750000', { mode: 'required', threshold: 750_000 })).toEqual({
    mode: 'required',
    text: '750,000',
  })
  expect(typedRule('active_operating_status', { mode: 'off', threshold: null })).toEqual({
    mode: 'off',
    text: '',
  })
})

const own = defineRule({
  name: 'our_cargo_at_least_250000',
  category: 'Insurance',
  label: 'Cargo at least $250,000',
  find: () => ({ result: 'pass', value: null, source: null, asOf: null }),
})

it('a draft has a rule that only a newer monitor knows, and rules of one’s own, each name once', () => {
  const newer = draftOfRuleSet({ values: new Map([['shiny_trucks', 2]]) })
  expect(draftWithOwnRules(newer, [own]).ownRules.map(({ name }) => name)).toEqual([
    'shiny_trucks',
    'our_cargo_at_least_250000',
  ])
  expect(() => draftWithOwnRules(draftWithOwnRules(newer, [own]), [own])).toThrow(
    'Rule "our_cargo_at_least_250000", name: another rule has it.',
  )
})

it('a rule is named as the draft has it, one that the draft has not by its readable name', () => {
  const draft = draftWithOwnRules(withRuleChanges(current, { bipd_at_least_750000: 850_000 }), [own])
  expect(ruleNameIn('bipd_at_least_750000', draft)).toBe('BIPD at least 850,000')
  expect(ruleNameIn('our_cargo_at_least_250000', draft)).toBe('Cargo at least $250,000')
  expect(ruleNameIn('our_cargo_at_least_250000', current)).toBe('Our cargo at least 250,000')
})
