import { aRuleSet } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { defineRule } from '../finding/own-rule.ts'
import { ANY_AGE } from '../rules/fact-ages.ts'
import { RULE_TYPES } from '../rules/rule-types.ts'
import {
  changedRules,
  draftOfRuleSet,
  draftOfTyped,
  draftWithOwnRules,
  ruleNameIn,
  typedRule,
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
  expect(current.rules.bipd_at_least_750000).toEqual({ isOn: true, threshold: 750_000 })
  expect(current.rules.active_operating_status).toEqual({ isOn: true, threshold: null })
  expect(current.rules.cargo_at_least_100000).toEqual({ isOn: false, threshold: 100_000 })
  expect(current.ages).toBe(ANY_AGE)
  expect(RULE_TYPES.some(ruleType => draftOfRuleSet(undefined).rules[ruleType].isOn)).toBe(false)
})

it('changes give a rule another threshold, or switch it', () => {
  const draft = withRuleChanges(current, {
    bipd_at_least_750000: 850_000,
    cargo_at_least_100000: 25_000,
    active_operating_status: false,
  })
  expect(changedRules(current, draft)).toEqual([
    'bipd_at_least_750000',
    'cargo_at_least_100000',
    'active_operating_status',
  ])
  expect(draft.rules.cargo_at_least_100000).toEqual({ isOn: true, threshold: 25_000 })
  expect(draft.rules.active_operating_status.isOn).toBe(false)
})

it('a threshold that a rule cannot have is refused', () => {
  for (const amount of [0, 0.5, 100_000_001, Number.NaN])
    expect(() => withRuleChanges(current, { bipd_at_least_750000: amount })).toThrow(RangeError)
  expect(() => withRuleChanges(current, { active_operating_status: 3 })).toThrow(RangeError)
})

it('the number of a rule that is off does not make a draft another one', () => {
  const draft = draftOfTyped(current, { cargo_at_least_100000: { isOn: false, text: '1' } })
  expect(changedRules(current, draft)).toEqual([])
})

it('numbers are read as people type them, and one that cannot be used leaves the one before', () => {
  const amountOf = (text: string) =>
    draftOfTyped(current, { bipd_at_least_750000: { isOn: true, text } }).rules.bipd_at_least_750000.threshold
  expect(['$850,000', ' 850000 ', '850 000'].map(amountOf)).toEqual([850_000, 850_000, 850_000])
  expect(['', 'lots', '0', '8.5'].map(amountOf)).toEqual([750_000, 750_000, 750_000, 750_000])
  const status = draftOfTyped(current, { active_operating_status: { isOn: false, text: '7' } })
  expect(status.rules.active_operating_status).toEqual({ isOn: false, threshold: null })
})

it('a number that a rule cannot have is a problem of that rule while it is on', () => {
  expect(
    typedRuleProblems({
      bipd_at_least_750000: { isOn: true, text: 'lots' },
      authority_age_at_least_3_months: { isOn: true, text: '0' },
      cargo_at_least_100000: { isOn: false, text: 'lots' },
      inspected_within_last_24_months: { isOn: true, text: '12' },
      active_operating_status: { isOn: true, text: '' },
    }),
  ).toEqual([
    { field: 'authority_age_at_least_3_months', message: 'Enter months from 1 to 1,200.' },
    { field: 'bipd_at_least_750000', message: 'Enter whole dollars from 1 to 100,000,000.' },
  ])
})

it('a rule is typed as it is read', () => {
  expect(typedRule({ isOn: true, threshold: 750_000 })).toEqual({ isOn: true, text: '750,000' })
  expect(typedRule({ isOn: false, threshold: null })).toEqual({ isOn: false, text: '' })
})

const own = defineRule({
  name: 'cargo_at_least_250000',
  category: 'Insurance',
  label: 'Cargo at least $250,000',
  find: () => ({ result: 'pass', value: null, source: null, asOf: null }),
})

it('a draft has a rule that only a newer monitor knows, and rules of one’s own, each name once', () => {
  const newer = draftOfRuleSet({ values: new Map([['shiny_trucks', 2]]) })
  expect(draftWithOwnRules(newer, [own]).ownRules.map(({ name }) => name)).toEqual([
    'shiny_trucks',
    'cargo_at_least_250000',
  ])
  expect(() => draftWithOwnRules(draftWithOwnRules(newer, [own]), [own])).toThrow(
    'Rule "cargo_at_least_250000", name: another rule has it.',
  )
})

it('a rule is named as the draft has it, one that the draft has not by its readable name', () => {
  const draft = draftWithOwnRules(withRuleChanges(current, { bipd_at_least_750000: 850_000 }), [own])
  expect(ruleNameIn('bipd_at_least_750000', draft)).toBe('BIPD at least 850,000')
  expect(ruleNameIn('cargo_at_least_250000', draft)).toBe('Cargo at least $250,000')
  expect(ruleNameIn('cargo_at_least_250000', current)).toBe('Cargo at least 250,000')
})
