import {
  type AddPaymentMethod,
  type Billing,
  type BillingDraft,
  CARD_BRANDS,
  type CalendarDate,
  type CardEntryRefusal,
  type CardExpiry,
  CHANGE_ORDER_TABS,
  type ChangeOrderFilter,
  type ChangeOrdersParams,
  type CompanyChangeOrder,
  type CompanyId,
  type CompanyReport,
  type DecideChangeOrder,
  type EnteredCard,
  type FieldChange,
  type OAuthApplication,
  type PaymentMethod,
  PLAN_FEATURES,
  PLAN_NOTICES,
  type Plan,
  type PlanFeature,
  type PlanNotice,
  type PlanNotices,
  type ReportRun,
  type ReportRunEvent,
  type SearchRequest,
  type UserId,
} from '@fairhaul/core'
import fc from 'fast-check'
import { aCardNonce } from '../builders/company-builders.ts'
import { ids, instants, maybe } from './values.ts'

/** Any feature that a plan may open. */
export const planFeatures: fc.Arbitrary<PlanFeature> = fc.constantFrom(
  ...(Object.keys(PLAN_FEATURES) as PlanFeature[]),
)

/** Requests of a search: its four pages, requested the first time or again. */
export const searchRequests: fc.Arbitrary<SearchRequest> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  isRetry: fc.boolean(),
})

/** Either notice of a plan. */
export const planNotice: fc.Arbitrary<PlanNotice> = fc.constantFrom(...PLAN_NOTICES)

/** Notices in every state. */
export const planNotices: fc.Arbitrary<PlanNotices> = fc.record({
  'plan-limit': fc.boolean(),
  'no-export': fc.boolean(),
})

const planIds = fc.constantFrom('starter', 'fleet', 'network', 'watchdog')

/** What card providers give for cards. */
export const cardNonces = fc.integer({ min: 1, max: 99_999 }).map(number => aCardNonce(`tok_test_${number}`))

/** Card numbers as they might be pasted: 12 to 19 digits, in groups of four or not. */
export const cardNumberTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 }),
    fc.constantFrom('', ' ', '-', '. '),
  )
  .map(([digits, between]) => (digits.join('').match(/\d{1,4}/g) ?? []).join(between))

/** Plans, with and without a price and a limit. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  id: planIds,
  name: fc.constantFrom('Starter', 'Fleet', 'Network'),
  usdPerMonth: maybe(fc.integer({ min: 0, max: 99_999 }).map(cents => cents / 100)),
  features: fc.subarray(Object.keys(PLAN_FEATURES) as PlanFeature[]),
  carrierSearches: maybe(fc.nat(2_000)),
})

/** Months on cards, from long ago to far ahead. */
export const cardExpiries: fc.Arbitrary<CardExpiry> = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2020, max: 2035 }),
})

/** Payment methods, marked as the default or not. */
export const paymentMethods: fc.Arbitrary<PaymentMethod> = fc.record({
  id: ids<'payment-method'>(),
  brand: fc.constantFrom(...CARD_BRANDS),
  lastFour: maybe(fc.constantFrom('4242', '0007')),
  expiry: maybe(cardExpiries),
  isDefault: fc.boolean(),
})

/** The methods of one company: each id once, and any number of them marked as the default. */
export const paymentMethodLists: fc.Arbitrary<readonly PaymentMethod[]> = fc.uniqueArray(paymentMethods, {
  selector: ({ id }) => id,
  maxLength: 6,
})

/** How a company may pay. The plan in force may be one that is no longer offered. */
export const billings: fc.Arbitrary<Billing> = fc.record({
  plan: maybe(plans),
  plans: fc.uniqueArray(plans, { selector: ({ id }) => id }),
  paymentMethods: paymentMethodLists,
})

/** What may be chosen in a billing form. */
export const billingDrafts: fc.Arbitrary<BillingDraft> = fc.record({
  planId: maybe(planIds),
  nonce: maybe(cardNonces),
})

/** Params of adding a card. */
export const addPaymentMethods: fc.Arbitrary<AddPaymentMethod> = fc.record({
  nonce: cardNonces,
  planId: planIds,
})

/** What a card entry may give. */
export const enteredCards: fc.Arbitrary<EnteredCard> = fc.record({
  nonce: cardNonces,
  name: maybe(fc.constant('Visa ending in 4242')),
})

/** Why a card entry may give nothing. */
export const cardEntryRefusals: fc.Arbitrary<CardEntryRefusal> = fc.oneof(
  fc.constant({ kind: 'cancelled' as const }),
  fc.record({
    kind: fc.constantFrom('not-configured', 'declined'),
    message: fc.constantFrom('No card provider is set up.', 'The card was declined.'),
  }),
)

const file = fc.constant({ name: 'carriers.csv', url: '/monitor/company_reports/9/file' })
const reason = maybe(fc.constantFrom('the file was too large', ''))
const facts = maybe(fc.constantFrom('Tern LLC', 'Tern Freight LLC', '+13125550142', ''))

/** Changes of one field, those that change nothing included. */
export const fieldChanges: fc.Arbitrary<FieldChange> = fc.record({
  field: fc.oneof(fc.constantFrom('legalName', 'phone', 'taxFormId', 'tax_form_id', ''), fc.string()),
  before: facts,
  after: facts,
})

/** Change orders, open and decided. */
export const companyChangeOrders: fc.Arbitrary<CompanyChangeOrder> = fc.record({
  id: ids<'company-change-order'>(),
  state: fc.constantFrom('pending', 'approved', 'rejected'),
  changes: fc.array(fieldChanges, { maxLength: 4 }),
  requestedBy: maybe(fc.constant('Noor Haddad')),
  requestedAt: instants,
  decidedBy: maybe(fc.constant('Dana Reyes')),
  decidedAt: maybe(instants),
  reason: maybe(fc.constantFrom('The name on the bond is the old one.', '')),
})

/** What narrows a list of change orders. */
export const changeOrderFilters: fc.Arbitrary<ChangeOrderFilter> = fc.record(
  {
    requestedBy: fc.constantFrom('Noor Haddad', 'A & B'),
    since: fc.constantFrom<CalendarDate>('2026-11-01', '2020-02-29'),
  },
  { requiredKeys: [] },
)

/** Params of `CompanyChangeOrders.list`. */
export const changeOrdersParams: fc.Arbitrary<ChangeOrdersParams> = fc
  .tuple(
    changeOrderFilters,
    fc.record(
      { tab: fc.constantFrom(...CHANGE_ORDER_TABS), page: fc.integer({ min: 1, max: 9 }) },
      { requiredKeys: [] },
    ),
  )
  .map(([filter, rest]) => ({ ...filter, ...rest }))

/** Decisions about change orders, with and without a reason. */
export const changeOrderDecisions: fc.Arbitrary<DecideChangeOrder> = fc.record(
  {
    id: ids<'company-change-order'>(),
    reason: fc.constantFrom('The name on the bond is the old one.', '<b>No</b>'),
  },
  { requiredKeys: ['id'] },
)

/** Runs of reports in every state. */
export const reportRuns: fc.Arbitrary<ReportRun> = fc.oneof(
  fc.constant({ kind: 'never-run' as const }),
  fc.record({ kind: fc.constant('queued' as const), requestedAt: instants }),
  fc.record({
    kind: fc.constant('running' as const),
    startedAt: instants,
    progressPercent: maybe(fc.integer({ min: 0, max: 100 })),
  }),
  fc.record({ kind: fc.constant('cancelled' as const), endedAt: instants, reason }),
  fc.record({ kind: fc.constant('failed' as const), endedAt: instants, reason }),
  fc.record({ kind: fc.constant('done' as const), endedAt: instants, file }),
)

/** What may be received of a run, nonsense progress included. */
export const reportRunEvent: fc.Arbitrary<ReportRunEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('started', 'cancelled'), at: instants }),
  fc.record({
    kind: fc.constant('progressed' as const),
    percent: fc.double({ min: -50, max: 200, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('failed' as const), at: instants, reason }),
  fc.record({ kind: fc.constant('finished' as const), at: instants, file }),
)

/** Reports of a company. */
export const companyReports: fc.Arbitrary<CompanyReport> = fc.record({
  id: ids<'company-report'>(),
  name: fc.constantFrom('Carriers by status', 'Overrides that expire'),
  run: reportRuns,
})

/** Programs of companies that use the API. */
export const oauthApplications: fc.Arbitrary<OAuthApplication> = fc.record({
  id: ids<'oauth-application'>(),
  name: fc.constantFrom('Load board', 'TMS bridge'),
  companyId: ids<'company'>(),
  explicitClassificationId: ids<'classification'>(),
  createdAt: instants,
})

/** Params of `Integrations.outlookKey`. */
export const outlookKeyParams: fc.Arbitrary<{ readonly userId: UserId }> = fc.record({
  userId: ids<'user'>(),
})

/** Params of `Integrations.applications`. */
export const applicationsParams: fc.Arbitrary<{ readonly companyId: CompanyId; readonly page?: number }> =
  fc.record(
    { companyId: ids<'company'>(), page: fc.integer({ min: 1, max: 4 }) },
    { requiredKeys: ['companyId'] },
  )
