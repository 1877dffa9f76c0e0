import {
  type ApiKey,
  type Billing,
  type CardNonce,
  type Company,
  type CompanyChangeOrder,
  type CompanyReport,
  type CurrentUser,
  DIGEST_KIND_NAMES,
  type Digest,
  type DigestPreferences,
  type OAuthApplication,
  type OpenInvitation,
  type UserInvitation,
  type Webhook,
  type WebhookDelivery,
  type WebhookId,
} from '@fairhaul/core'
import { aBilling, aCompanyChangeOrder, aCompanyReport, aUser } from '../builders/index.ts'

/** An unclaimed invitation: its address and its company. */
export interface WaitingInvitation {
  readonly email: string
  readonly company: Company
  readonly invitation: OpenInvitation
}

/** The rows of the fakes about people and their company. */
export interface AccountWorld {
  /** Who is signed in; null for a visitor. */
  user: CurrentUser | null
  /** Everyone who may sign in. Those of one company are its users. */
  accounts: CurrentUser[]
  /** Flags that are on for everyone. */
  flags: Set<string>
  oauthApplications: OAuthApplication[]
  /** Of the company of the signed-in user. */
  apiKeys: ApiKey[]
  /** Of the company of the signed-in user. */
  webhooks: Webhook[]
  /** What each of them has delivered and has to deliver. */
  webhookDeliveries: (WebhookDelivery & { readonly webhookId: WebhookId })[]
  /** What the signed-in person chose about digests. */
  digest: DigestPreferences
  /** The newest digest of that person. */
  latestDigest: Digest | null
  waitingInvitations: WaitingInvitation[]
}

/** One broker, who is signed in, and no other account. */
export const accountWorld = (): AccountWorld => ({
  user: aUser(),
  accounts: [aUser()],
  flags: new Set(),
  oauthApplications: [],
  apiKeys: [],
  webhooks: [],
  webhookDeliveries: [],
  digest: { frequency: 'daily', kinds: DIGEST_KIND_NAMES, timeZone: 'UTC' },
  latestDigest: null,
  waitingInvitations: [],
})

/** The rows of the fakes about a company's own business. */
export interface CompanyWorld {
  billing: Billing
  /** Nonces that were taken once. */
  usedNonces: Set<CardNonce>
  userInvitations: UserInvitation[]
  changeOrders: CompanyChangeOrder[]
  reports: CompanyReport[]
}

/** One plan and card, one change order to decide, one report that was never run, and no invitations. */
export const companyWorld = (): CompanyWorld => ({
  billing: aBilling(),
  usedNonces: new Set(),
  userInvitations: [],
  changeOrders: [aCompanyChangeOrder()],
  reports: [aCompanyReport()],
})
