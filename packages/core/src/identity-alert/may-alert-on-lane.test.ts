import { aCompany, aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { mayAlertOnLane } from './may-alert-on-lane.ts'

it.each([
  ['a broker’s user', {}, true],
  ['a watchdog user', { paywall: aPaywall({ isWatchdog: true }) }, false],
  ['a carrier’s user', { company: aCompany({ companyType: 'carrier' }) }, false],
  ['a user without a company', { company: null }, false],
  [
    'a user whose subscription ended',
    { company: aCompany({ status: 'subscription_or_trial_expired' }) },
    false,
  ],
] as const)('%s may alert others on a lane: %j', (_, change, may) => {
  expect(mayAlertOnLane(aUser(change))).toBe(may)
})
