import { aCompany, aUser, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { hasOnboardingAccess } from './onboarding-access.ts'

it.each([
  ['a broker on record as a carrier, with manage_users', {}, true],
  ['the least carrier id', { company: aCompany({ carrierId: id(1) }) }, true],
  ['the carrier id 0', { company: aCompany({ carrierId: id(0) }) }, false],
  ['no carrier', { company: aCompany({ carrierId: null }) }, false],
  ['a company that is no broker', { company: aCompany({ companyType: 'carrier' }) }, false],
  ['no company', { company: null }, false],
  ['no user to manage', { scopes: ['onboarding', 'sourcing'] as const }, false],
])('%s has access: %s', (_, change, has) => {
  expect(hasOnboardingAccess(aUser(change))).toBe(has)
})
