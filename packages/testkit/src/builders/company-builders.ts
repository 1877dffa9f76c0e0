import {
  type Billing,
  type CardNonce,
  type ChatPerson,
  type CompanyChangeOrder,
  type CompanyReport,
  type ErrorReport,
  type ApiKey,
  type OAuthApplication,
  type PaymentMethod,
  type Plan,
  readCardNonce,
  type Webhook,
  type WebhookDelivery,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** What a card provider might give for a card, as the core reads it. */
export const aCardNonce = (text = 'tok_test_visa_1'): CardNonce => {
  const read = readCardNonce(text)
  if (!read.ok) throw new Error(`This is no nonce: ${read.refusal.kind}`)
  return read.value
}

/** A plan for $199 a month with rules and lane search, and 500 carrier searches. */
export const aPlan = builder<Plan>({
  id: 'fleet',
  name: 'Fleet',
  usdPerMonth: 199,
  features: ['connect', 'rule', 'lane-search'],
  carrierSearches: 500,
})

/** The default card of a company, good for years. */
export const aPaymentMethod = builder<PaymentMethod>({
  id: id(1),
  brand: 'visa',
  lastFour: '4242',
  expiry: { month: 4, year: 2029 },
  isDefault: true,
})

/** A company on one of three plans, which pays by one card. */
export const aBilling = builder<Billing>({
  plan: aPlan(),
  plans: [
    aPlan({ id: 'starter', name: 'Starter', usdPerMonth: 0, features: ['connect'], carrierSearches: 50 }),
    aPlan(),
    aPlan({
      id: 'network',
      name: 'Network',
      usdPerMonth: 349.5,
      features: ['connect', 'rule', 'lane-search', 'rate-confirmation', 'export'],
      carrierSearches: null,
    }),
  ],
  paymentMethods: [aPaymentMethod()],
})

/** A new legal name that waits for a decision. */
export const aCompanyChangeOrder = builder<CompanyChangeOrder>({
  id: id(8),
  state: 'pending',
  changes: [
    { field: 'legalName', before: 'Northlake Freight Brokers LLC', after: 'Northlake Logistics LLC' },
  ],
  requestedBy: 'Noor Haddad',
  requestedAt: '2026-11-10T14:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
})

/** A report that has never been run. */
export const aCompanyReport = builder<CompanyReport>({
  id: id(9),
  name: 'Carriers by status',
  run: { kind: 'never-run' },
})

/** A program of the company of `aUser()`. */
export const anOAuthApplication = builder<OAuthApplication>({
  id: id(4),
  name: 'Load board',
  companyId: id(1),
  explicitClassificationId: id(2),
  createdAt: '2025-05-01T08:00:00.000Z',
})

/** A working key of `aUser()`, used this morning. */
export const anApiKey = builder<ApiKey>({
  id: id(6),
  name: 'Nightly import',
  hint: 'fhk_1a2b3c4d5e6f',
  scopes: ['read', 'write'],
  userId: id(1),
  userName: 'Dana Reyes',
  status: 'active',
  createdAt: '2026-10-01T08:00:00.000Z',
  expiresAt: '2026-12-30T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
  revokedAt: null,
})

/** A webhook that is on, whose last delivery arrived this morning. */
export const aWebhook = builder<Webhook>({
  id: id(8),
  url: 'https://tms.northlake.example/fairhaul',
  events: ['carrier.verdict_changed', 'carrier.blocked'],
  isOn: true,
  failingSince: null,
  switchedOffAt: null,
  oldSecretUntil: null,
  createdByName: 'Dana Reyes',
  createdAt: '2026-10-01T08:00:00.000Z',
  waiting: 0,
  lastDeliveredAt: '2026-11-21T08:00:00.000Z',
})

/** A delivery that arrived. */
export const aWebhookDelivery = builder<WebhookDelivery>({
  id: id(81),
  messageId: 'msg_0123456789abcdef0123456789abcdef',
  event: 'carrier.verdict_changed',
  carrier: { id: id(7), legalName: 'EAGLE MESA FREIGHT LLC' },
  createdAt: '2026-11-21T07:59:59.000Z',
  state: 'delivered',
  attempts: 1,
  lastTriedAt: '2026-11-21T08:00:00.000Z',
  dueAt: null,
  answerStatus: 204,
  answerText: '',
  failure: null,
})

/** `aUser()` as the chat knows them. */
export const aChatPerson = builder<ChatPerson>({
  userId: id(1),
  verificationHash: 'c0ffee00c0ffee00',
  name: 'Dana Reyes',
  email: 'dana@northlake.example',
  phoneE164: '+13125550142',
  createdAt: '2024-02-01T09:30:00.000Z',
  company: {
    id: id(1),
    legalName: 'Northlake Freight Brokers LLC',
    createdAt: '2024-02-01T09:00:00.000Z',
    planId: 'fleet',
    status: 'active',
  },
})

/** An error in a view of the carrier's screen. */
export const anErrorReport = builder<ErrorReport>({
  origin: 'framework',
  name: 'TypeError',
  message: 'rows is undefined',
  frames: ['at CarrierScreen (https://portal.example/broker/assets/portal.js:1:2345)'],
  environment: 'production',
  version: '1.4.0',
  hasSourceMaps: true,
  route: { name: 'carrier', pattern: '/carriers/:id' },
  requestId: null,
})
