import { expect, it } from 'vitest'
import { furtherRulesOf, switchedBetween, switchedRules } from './further-rules.ts'
import { draftFromAddress, draftInAddress } from './draft-address.ts'
import { draftOfRuleSet, draftOfTyped } from './rule-draft.ts'

const BIPD = 'bipd_at_least_3000000'
const CARGO = 'cargo_at_least_900000'
const off = { mode: 'off', text: '' } as const
const required = { mode: 'required', text: '' } as const

it('rules without a place are those that were switched', () => {
  expect(switchedRules({ [BIPD]: off, cargo_at_least_100000: off })).toEqual([BIPD])
  expect(switchedRules({})).toEqual([])
})

it('a draft has the further rules of the company but for those that are off, and those that were added', () => {
  expect(furtherRulesOf([BIPD], {})).toEqual([BIPD])
  expect(furtherRulesOf([BIPD], { [BIPD]: off, [CARGO]: required })).toEqual([CARGO])
  expect(furtherRulesOf([BIPD], { [BIPD]: required })).toEqual([BIPD])
})

it('from the further rules of one draft to those of another', () => {
  expect(switchedBetween([BIPD], [CARGO])).toEqual({ [BIPD]: off, [CARGO]: required })
  expect(switchedBetween([BIPD], [BIPD])).toEqual({})
})

it('are typed over the rules of the company, and stand in an address', () => {
  const values = new Map([
    ['bipd_at_least_750000', 2],
    ['bipd_at_least_1000000', 2],
    [BIPD, 2],
  ])
  const current = draftOfRuleSet({ values })
  expect(current.furtherRules).toEqual([BIPD])
  const typed = { [BIPD]: off, [CARGO]: required }
  expect(draftOfTyped(current, typed).furtherRules).toEqual([CARGO])
  expect(draftInAddress(typed)).toEqual({ [BIPD]: 'off', [CARGO]: 'on' })
  expect(draftFromAddress(draftInAddress(typed))).toEqual(typed)
  expect(draftFromAddress({ [BIPD]: '7', [CARGO]: 'notify-on' })).toEqual({})
})
