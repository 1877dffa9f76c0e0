import { aRuleSet, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ruleSetOf } from './rule-set.ts'

const own = aRuleSet()
const ofCarrier = {
  ...aRuleSet({ id: id(8), createdAt: '2026-01-01T00:00:00.000Z' }),
  carrierId: id<'carrier'>(7),
}
const ofNoUser = { ...aRuleSet({ id: id(9), createdAt: '2026-01-01T00:00:00.000Z' }), companyId: null }

it('the rule set of a company is its own, for no single carrier', () => {
  expect(ruleSetOf([ofCarrier, own, ofNoUser], id(1))).toBe(own)
  expect(ruleSetOf([{ ...own, carrierId: null }], id(1))).toEqual({ ...own, carrierId: null })
})

it('the rule set of a company is the newest, in any order', () => {
  const newer = aRuleSet({ createdAt: '2025-02-02T09:00:00.000Z' })
  expect(ruleSetOf([own, newer], id(1))).toBe(newer)
  expect(ruleSetOf([newer, own], id(1))).toBe(newer)
})

it('the rule set of a company is the one with the greater id if two were made at once', () => {
  const twin = aRuleSet({ id: id(2) })
  expect(ruleSetOf([own, twin], id(1))).toBe(twin)
  expect(ruleSetOf([twin, own], id(1))).toBe(twin)
})

it('the rule set of a company is the first of the same one given twice', () => {
  expect(ruleSetOf([own, { ...own }], id(1))).toBe(own)
})

it('the rule set of another company does not apply', () => {
  expect(ruleSetOf([own], id(2))).toBeUndefined()
  expect(ruleSetOf([], id(1))).toBeUndefined()
})
