import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { maySeeVettingDue, maySetFactAges, mayWritePolicy } from './rule-rights.ts'

it('limits are set by those who manage users, under a plan with rules', () => {
  const admin = aUser({ scopes: ['manage_users'] })
  expect(maySetFactAges(admin)).toBe(true)
  expect(maySetFactAges({ ...admin, paywall: { ...admin.paywall, canRule: false } })).toBe(false)
  expect(maySetFactAges(aUser({ scopes: ['manage_rule_overrides'] }))).toBe(false)
})

it('a policy is written by those who manage users and override rules, under a plan with rules', () => {
  const author = aUser({ scopes: ['manage_users', 'manage_rule_overrides'] })
  expect(mayWritePolicy(author)).toBe(true)
  expect(mayWritePolicy({ ...author, paywall: { ...author.paywall, canRule: false } })).toBe(false)
  for (const scope of author.scopes) expect(mayWritePolicy(aUser({ scopes: [scope] }))).toBe(false)
})

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('with rules %s and connections %s, who is due is shown: %s', (canRule, canConnect, may) => {
  expect(maySeeVettingDue({ paywall: { canRule, canConnect } })).toBe(may)
})
