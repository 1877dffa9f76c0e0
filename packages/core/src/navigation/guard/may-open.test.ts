import { aCompany, anExpiredUser, aPaywall, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { mayOpen } from './may-open.ts'

const withoutRates = aUser({ paywall: aPaywall({ canRateConfirmation: false }) })
const limited = aWatchdogUser({
  watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: false },
})

it.each([
  ['a broker', 'a carrier', aUser(), 'carrier', true],
  ['a broker', 'Login', aUser(), 'login', false],
  ['a broker with rules', 'Connections', aUser(), 'connections', true],
  ['a broker with rules', 'My Carriers', aUser(), 'mine', false],
  ['a user without rate confirmations', 'their list', withoutRates, 'rate-confirmations', false],
  ['a user without rate confirmations', 'one of them', withoutRates, 'rate-confirmation', true],
  ['a watchdog user without search', 'the vehicle search', limited, 'vehicles', false],
  ['a watchdog user without search', 'a vehicle', limited, 'vehicle', true],
  ['a watchdog user', 'Home', aWatchdogUser(), 'home', true],
  ['an expired user', 'the account', anExpiredUser(), 'my-account', true],
  ['an expired user', 'Home', anExpiredUser(), 'home', false],
  ['a carrier’s user', 'Home', aUser({ company: aCompany({ companyType: 'carrier' }) }), 'home', false],
] as const)('whether %s may open %s', (_who, _what, user, name, may) => {
  expect(mayOpen(user, name)).toBe(may)
})
