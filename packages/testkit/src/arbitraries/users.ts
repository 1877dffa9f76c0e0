import {
  DIGEST_KIND_NAMES,
  type Digests,
  type Company,
  type CompanyUser,
  type CompanyUserSearch,
  type CompanyUsersParams,
  type CurrentUser,
  type FeatureToggles,
  type NewCompany,
  type NewUserInvitation,
  type OpenInvitation,
  type OpenInvitationState,
  type Paywall,
  type RefreshAnswer,
  type ResendUserInvitation,
  SCOPES,
  type Scope,
  type ScopeChange,
  type SignOutAnswer,
  type SignUpCodeParams,
  type SignUpDetails,
  type SignUpParams,
  type SignUpState,
  TOGGLE_SETTINGS,
  type ToggleTexts,
  type UserInvitation,
} from '@fairhaul/core'
import fc from 'fast-check'
import { failures, ids, instants, maybe, refusals } from './values.ts'

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
  trialEndsAt: maybe(instants),
  contactWindowDays: maybe(fc.integer({ min: 0, max: 730 })),
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

/** Users in every state the server may send them in, also in the middle of signing up. */
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

/** Any one scope. */
export const scopes: fc.Arbitrary<Scope> = fc.constantFrom(...SCOPES)

/** Any rights a user may hold, in any order, each at most once. */
export const scopeLists: fc.Arbitrary<readonly Scope[]> = fc.shuffledSubarray([...SCOPES])

/** Users of a company, those without names included. */
export const companyUsers: fc.Arbitrary<CompanyUser> = fc.record({
  id: ids<'user'>(),
  firstName: maybe(fc.constantFrom('Ben', 'Ana', 'ann', 'Zoë')),
  lastName: maybe(fc.constantFrom('Ortiz', 'O’Neil')),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550143')),
  scopes: scopeLists,
  createdAt: instants,
})

/** Params of `CompanyUsers.list`. */
export const companyUsersParams: fc.Arbitrary<CompanyUsersParams> = fc.record(
  { page: fc.integer({ min: 1, max: 4 }), scope: scopes },
  { requiredKeys: [] },
)

/** Params of `CompanyUsers.search`. */
export const companyUserSearches: fc.Arbitrary<CompanyUserSearch> = fc.record(
  { term: fc.constantFrom('an', 'ORTIZ', 'example', 'nobody'), page: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: ['term'] },
)

/** Params of `CompanyUsers.changeScopes`. */
export const scopeChanges: fc.Arbitrary<ScopeChange> = fc.record({ id: ids<'user'>(), scopes: scopeLists })

/** Params of `Digests.savePreferences`. */
export const digestChoices: fc.Arbitrary<Parameters<Digests['savePreferences']>[0]> = fc.record({
  frequency: fc.constantFrom('off', 'daily', 'weekly'),
  kinds: fc.shuffledSubarray([...DIGEST_KIND_NAMES]),
})

/** Addresses to sign up with, and where their owners came from. */
export const signUpParams: fc.Arbitrary<SignUpParams> = fc.record(
  { email: fc.emailAddress(), referrer: fc.constantFrom('partner', 'https://news.example/brokers') },
  { requiredKeys: ['email'] },
)

/** Codes as they are given back. */
export const signUpCodeParams: fc.Arbitrary<SignUpCodeParams> = fc.record({
  email: fc.emailAddress(),
  code: fc.integer({ min: 0, max: 999_999 }).map(number => String(number).padStart(6, '0')),
})

/** Names as they are given, missing ones included. */
export const signUpDetails: fc.Arbitrary<SignUpDetails> = fc.record({
  firstName: fc.constantFrom('Dana', 'José', ' ', ''),
  lastName: fc.constantFrom('Reyes', '李', ' ', ''),
})

/** Companies as they are named. */
export const newCompanies: fc.Arbitrary<NewCompany> = fc.record({
  legalName: fc.constantFrom('Tern & Sons Logistics LLC', 'X', ' '),
})

/** Invitations open to a new user. */
export const openInvitations: fc.Arbitrary<OpenInvitation> = fc.record({
  companyName: fc.constantFrom('Northlake Freight Brokers LLC', 'Tern & Sons'),
  invitedBy: maybe(fc.constant('Dana Reyes')),
  scopes: scopeLists,
})

/** Whatever may be known of an invitation. */
export const openInvitationStates: fc.Arbitrary<OpenInvitationState> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unchecked', 'none', 'claimed', 'left') }),
  openInvitations.map(invitation => ({ kind: 'open', invitation }) as const),
)

/** People at every point of signing up. */
export const signUpStates: fc.Arbitrary<SignUpState> = fc.record({
  user: maybe(users),
  codeSentTo: maybe(fc.emailAddress()),
  invitation: openInvitationStates,
})

/** However a sign-out may end. */
export const signOutAnswers: fc.Arbitrary<SignOutAnswer> = fc.oneof(
  fc.constant({ ok: true, value: undefined } as const),
  refusals.map(refusal => ({ ok: false, refusal }) as const),
  failures.map(failure => ({ ok: false, failure }) as const),
)

/** However a refresh of the user may end. */
export const refreshAnswers: fc.Arbitrary<RefreshAnswer> = fc.oneof(
  users.map(value => ({ ok: true, value }) as const),
  refusals.map(refusal => ({ ok: false, refusal }) as const),
  failures.map(failure => ({ ok: false, failure }) as const),
)

/** Any toggles, however they came about. */
export const featureToggles: fc.Arbitrary<FeatureToggles> = fc.record({
  offersDoNotUseAssociations: fc.boolean(),
  showsOrangeShield: fc.boolean(),
  searchesOriginRadius: fc.boolean(),
  showsDirectory: fc.boolean(),
  hasChat: fc.boolean(),
  showsScopeManagement: fc.boolean(),
  acceptsMotiveCredentials: fc.boolean(),
})

/** Configurations that can be read: 0, 1 or nothing for each toggle, and settings that are not toggles. */
export const toggleTexts: fc.Arbitrary<ToggleTexts> = fc.record(
  {
    ...Object.fromEntries(
      Object.values(TOGGLE_SETTINGS).map(({ name }) => [name, fc.constantFrom('0', '1')]),
    ),
    OTHER_SETTING: fc.string(),
  },
  { requiredKeys: [] },
)

const invitedScopes = fc.subarray([...SCOPES])
const sites = fc.constantFrom('main', 'watchdog')
const emails = fc.oneof(
  fc.constantFrom('noor@northlake.example', 'Noor@Northlake.Example', 'dana@northlake.example'),
  fc.emailAddress(),
)

/** Invitations in every state. */
export const userInvitations: fc.Arbitrary<UserInvitation> = fc.record({
  id: ids<'user-invitation'>(),
  email: emails,
  scopes: invitedScopes,
  site: sites,
  sentAt: instants,
  deliveredAt: maybe(instants),
  deliveryFailedAt: maybe(instants),
  claimedAt: maybe(instants),
  invitedBy: maybe(fc.constant('Dana Reyes')),
  createdAt: instants,
})

/** Invitations as they may be filled in, addresses that are none included. */
export const newUserInvitations: fc.Arbitrary<NewUserInvitation> = fc.record({
  email: fc.oneof(
    emails,
    emails.map(email => ` ${email} `),
    fc.constantFrom('', 'no address'),
  ),
  scopes: fc.shuffledSubarray([...SCOPES]),
  site: sites,
})

/** Invitations that may be sent again. */
export const resendUserInvitations: fc.Arbitrary<ResendUserInvitation> = fc.record({
  id: ids<'user-invitation'>(),
  scopes: invitedScopes,
})
