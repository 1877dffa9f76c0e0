import {
  type Company,
  type CompanyUser,
  type CurrentUser,
  type FeatureToggles,
  type NewUserInvitation,
  type OpenInvitation,
  type Paywall,
  USUAL_TOGGLES,
  type UserInvitation,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A plan of the main brand that opens everything, without limits. */
export const aPaywall = builder<Paywall>({
  isWatchdog: false,
  canApi: true,
  canApiWithInsights: true,
  canConnect: true,
  canRule: true,
  canLaneSearch: true,
  canRateConfirmation: true,
  canExport: true,
  canExportWithInsights: true,
  canViewInsights: true,
  canViewInsuranceCertificates: true,
  limits: { carrierSearches: null },
  usage: { carrierSearchesCount: 0 },
})

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
  trialEndsAt: null,
  contactWindowDays: null,
})

/** A broker with every right. */
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

/** A user of the watchdog brand without any watchdog limit. */
export const aWatchdogUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({ paywall: aPaywall({ isWatchdog: true }), ...change })

/** A user whose company's subscription or trial has expired. */
export const anExpiredUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({ company: aCompany({ status: 'subscription_or_trial_expired' }), ...change })

/** A user who has just entered their first code: no names, no company, no rights. */
export const aNewUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({
    firstName: null,
    lastName: null,
    email: 'new@northlake.example',
    phoneE164: null,
    scopes: [],
    company: null,
    paywall: aPaywall({
      canApi: false,
      canApiWithInsights: false,
      canConnect: false,
      canRule: false,
      canLaneSearch: false,
      canRateConfirmation: false,
      canExport: false,
      canExportWithInsights: false,
      canViewInsights: false,
      canViewInsuranceCertificates: false,
    }),
    ...change,
  })

/** A colleague of `aUser()` who finds carriers and does not manage users. */
export const aCompanyUser = builder<CompanyUser>({
  id: id(2),
  firstName: 'Ben',
  lastName: 'Ortiz',
  email: 'ben@northlake.example',
  phoneE164: null,
  scopes: ['sourcing'],
  createdAt: '2024-03-01T10:00:00.000Z',
})

/** An invitation of November, delivered and not claimed. */
export const aUserInvitation = builder<UserInvitation>({
  id: id(6),
  email: 'noor@northlake.example',
  scopes: ['sourcing'],
  site: 'main',
  sentAt: '2026-11-02T09:00:00.000Z',
  deliveredAt: '2026-11-02T09:05:00.000Z',
  deliveryFailedAt: null,
  claimedAt: null,
  invitedBy: 'Dana Reyes',
  createdAt: '2026-11-02T09:00:00.000Z',
})

/** An invitation as it is filled in. */
export const aNewUserInvitation = builder<NewUserInvitation>({
  email: 'noor@northlake.example',
  scopes: ['sourcing'],
  site: 'main',
})

/** An open invitation as the invited person sees it. */
export const anOpenInvitation = builder<OpenInvitation>({
  companyName: 'Northlake Freight Brokers LLC',
  invitedBy: 'Dana Reyes',
  scopes: ['sourcing', 'onboarding'],
})

/** The toggles of a configuration that says nothing. */
export const someToggles = builder<FeatureToggles>(USUAL_TOGGLES)
