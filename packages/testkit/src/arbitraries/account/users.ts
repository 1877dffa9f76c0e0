import { type Company, type CurrentUser, type Paywall, SCOPES } from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

/** Companies in every state, half-made ones included. */
export const companies: fc.Arbitrary<Company> = fc.record({
  id: maybe(ids<'company'>()),
  legalName: maybe(fc.constantFrom('Northlake Freight Brokers LLC', 'Tern & Sons', '  ')),
  companyType: maybe(fc.constantFrom('broker', 'carrier', 'shipper')),
  planId: maybe(fc.constantFrom('fleet', 'watchdog', 'trial')),
  status: maybe(fc.constantFrom('active', 'trial', 'subscription_or_trial_expired')),
  carrierId: maybe(ids<'carrier'>()),
  hideVehicleSearch: fc.boolean(),
  createdAt: maybe(instants),
})

/** Plans that open anything, with and without a limit of searches, used up or not. */
export const paywalls: fc.Arbitrary<Paywall> = fc.record({
  isWatchdog: fc.boolean(),
  canApi: fc.boolean(),
  canApiWithInsights: fc.boolean(),
  canConnect: fc.boolean(),
  canRule: fc.boolean(),
  canLaneSearch: fc.boolean(),
  canRateConfirmation: fc.boolean(),
  canExport: fc.boolean(),
  canExportWithInsights: fc.boolean(),
  canViewInsights: fc.boolean(),
  canViewInsuranceCertificates: fc.boolean(),
  limits: fc.record({ carrierSearches: maybe(fc.nat(1_000)) }),
  usage: fc.record({ carrierSearchesCount: fc.nat(1_200) }),
})

/** Users in every state the server may send them in, half-way through signing up included. */
export const users: fc.Arbitrary<CurrentUser> = fc.record({
  id: ids<'user'>(),
  firstName: maybe(fc.constantFrom('Dana', 'José', 'ß', '')),
  lastName: maybe(fc.constantFrom('Reyes', 'O’Neil', '李', '')),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550142')),
  scopes: fc.subarray([...SCOPES]),
  company: maybe(companies),
  requestedCarrierId: maybe(ids<'carrier'>()),
  paywall: paywalls,
  watchdogLimits: fc.record({ canViewFullCarrierProfile: fc.boolean(), canCarrierSearch: fc.boolean() }),
  createdAt: instants,
  chatVerificationHash: maybe(fc.constant('c0ffee')),
})
