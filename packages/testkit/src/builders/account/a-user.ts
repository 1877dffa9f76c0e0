import type { CurrentUser, Company } from '@fairhaul/core'
import { aPaywall } from './a-paywall.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A broker's company with everything on record and a plan that is paid for. */
export const aCompany = builder<Company>({
  id: id(1),
  legalName: 'Northlake Freight Brokers LLC',
  companyType: 'broker',
  planId: 'fleet',
  status: 'active',
  carrierId: id(12),
  hideVehicleSearch: false,
  createdAt: '2024-02-01T09:00:00.000Z',
})

/** A broker to whom nothing is closed. */
export const aUser = builder<CurrentUser>({
  id: id(1),
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@northlake.example',
  phoneE164: '+13125550142',
  scopes: ['manage_users', 'sourcing', 'manage_rule_overrides', 'onboarding'],
  company: aCompany(),
  requestedCarrierId: null,
  paywall: aPaywall(),
  watchdogLimits: { canViewFullCarrierProfile: true, canCarrierSearch: true },
  createdAt: '2024-02-01T09:30:00.000Z',
  chatVerificationHash: null,
})

/** A user of the watchdog brand, whom the watchdog limits leave everything. */
export const aWatchdogUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({ paywall: aPaywall({ isWatchdog: true }), ...change })

/** A user whose company's subscription or trial has expired. */
export const anExpiredUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({ company: aCompany({ status: 'subscription_or_trial_expired' }), ...change })
