import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { maySetFactAges } from './rule-rights.ts'

it('limits are set by those who manage users, under a plan with rules', () => {
  const admin = aUser({ scopes: ['manage_users'] })
  expect(maySetFactAges(admin)).toBe(true)
  expect(maySetFactAges({ ...admin, paywall: { ...admin.paywall, canRule: false } })).toBe(false)
  expect(maySetFactAges(aUser({ scopes: ['manage_rule_overrides'] }))).toBe(false)
})
