import { aCompany, anExpiredUser, aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  hasScope,
  isExpired,
  mayCarrierSearch,
  mayInviteCarriers,
  mayMarkDoNotDispatch,
  mayMonitor,
  mayOverride,
  mayUploadToPackets,
  mayWorkOnAlerts,
} from './rights.ts'

it('a user holds a scope or does not', () => {
  expect(hasScope({ scopes: ['sourcing', 'compliance'] }, 'compliance')).toBe(true)
  expect(hasScope({ scopes: ['sourcing'] }, 'compliance')).toBe(false)
})

it.each([
  ['subscription_or_trial_expired', true],
  ['active', false],
  ['expired', false],
  [null, false],
])('a company whose status is %s has expired: %s', (status, expired) => {
  expect(isExpired({ company: aCompany({ status }) })).toBe(expired)
})

it('without a company nothing has expired', () => {
  expect(isExpired({ company: null })).toBe(false)
})

it('an override requires the plan and the scope', () => {
  expect(mayOverride(aUser())).toBe(true)
  expect(mayOverride(aUser({ scopes: ['sourcing'] }))).toBe(false)
  expect(mayOverride(aUser({ paywall: aPaywall({ canRule: false }) }))).toBe(false)
})

it.each([
  [false, true, true],
  [false, false, true],
  [true, true, true],
  [true, false, false],
])('watchdog %s with carrier search %s may search: %s', (isWatchdog, canCarrierSearch, may) => {
  const user = aUser({
    paywall: aPaywall({ isWatchdog }),
    watchdogLimits: { canViewFullCarrierProfile: true, canCarrierSearch },
  })
  expect(mayCarrierSearch(user)).toBe(may)
})

it('monitoring requires a broker whose company has not expired', () => {
  expect(mayMonitor(aUser())).toBe(true)
  expect(mayMonitor(anExpiredUser())).toBe(false)
  expect(mayMonitor(aUser({ company: null }))).toBe(false)
  expect(mayMonitor(aUser({ company: aCompany({ companyType: 'carrier' }) }))).toBe(false)
})

it('setting to do not dispatch requires the plan and no scope', () => {
  expect(mayMarkDoNotDispatch(aUser({ scopes: [] }))).toBe(true)
  expect(mayMarkDoNotDispatch(aUser({ paywall: aPaywall({ canConnect: false }) }))).toBe(false)
})

it.each([
  [mayInviteCarriers, 'sourcing'],
  [mayUploadToPackets, 'onboarding'],
] as const)(
  'inviting carriers and uploading into packets require the plan and the scope (%#)',
  (may, scope) => {
    expect(may(aUser({ scopes: [scope] }))).toBe(true)
    expect(may(aUser({ scopes: [] }))).toBe(false)
    expect(may(aUser({ scopes: [scope], paywall: aPaywall({ canConnect: false }) }))).toBe(false)
  },
)

it.each([
  ['tickets_workflow', true],
  ['tickets_load_lock_staff', true],
  ['tickets_load_lock_manager', true],
  ['compliance', true],
  ['manage_users', false],
] as const)('a user with %s alone changes alerts: %s', (scope, may) => {
  expect(mayWorkOnAlerts({ scopes: [scope] })).toBe(may)
})
