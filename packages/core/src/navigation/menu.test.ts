import { anExpiredUser, aPaywall, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../account/feature-toggles.ts'
import { menuEntryOf, navigationFor } from './menu.ts'

const labelsOf = (user: Parameters<typeof navigationFor>[0]) =>
  navigationFor(user, USUAL_TOGGLES).map<readonly string[]>(({ label, entries }) =>
    Array.of<string>(label).concat(entries.map(entry => entry.label)),
  )

it('the menu shows every entry to a user without restrictions', () => {
  expect(labelsOf(aUser())).toEqual([
    ['Find', 'Home', 'Lane search', 'Contact search', 'Vehicles', 'Directory', 'Saved searches'],
    ['Carriers', 'Connections', 'Onboarded', 'Invitations', 'Insights', 'Identity alerts'],
    ['Freight', 'Loads', 'Alerts', 'Audit of loads', 'Rate confirmations'],
    ['Company', 'Change orders', 'Reports', 'Audit log', 'My account'],
  ])
})

it('the menu shows My Carriers to a company that does not rule', () => {
  expect(labelsOf(aUser({ paywall: aPaywall({ canRule: false }) }))[1]).toEqual([
    'Carriers',
    'My Carriers',
    'Onboarded',
    'Invitations',
    'Insights',
    'Identity alerts',
  ])
})

it('the menu leaves out what the watchdog limits close', () => {
  const user = aWatchdogUser({
    paywall: aPaywall({ isWatchdog: true, canRule: false, canRateConfirmation: false }),
    watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: false },
  })
  expect(labelsOf(user)).toEqual([
    ['Find', 'Home'],
    ['Carriers', 'Onboarded', 'Invitations', 'Identity alerts'],
    ['Freight', 'Loads', 'Alerts'],
    ['Company', 'Change orders', 'Reports', 'Audit log', 'My account'],
  ])
})

it('the menu shows only the account and change orders to an expired company', () => {
  expect(labelsOf(anExpiredUser())).toEqual([['Company', 'Change orders', 'My account']])
})

it.each([
  ['loads', 'loads'],
  ['load', 'loads'],
  ['rate-confirmation-email', 'rate-confirmations'],
  ['company-change-order', 'company-change-orders'],
  ['identity-alert', 'identity-alerts'],
  ['carrier', undefined],
  ['login', undefined],
] as const)('the route %s belongs to the menu entry %s', (name, entry) => {
  expect(menuEntryOf(name)).toBe(entry)
})
