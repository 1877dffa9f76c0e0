import {
  IDENTITY_TERMS,
  MAIL_STATUSES,
  MAIL_TABS,
  type NewConfirmation,
  type MailCountsParams,
  type MailTab,
  RATE_CONFIRMATION_STATUSES,
  RATE_CONFIRMATION_TABS,
  type AttachedDocument,
  type ConfirmationSending,
  type RateConfirmation,
  type RateConfirmationCountsParams,
  type RateConfirmationMail,
  type RateConfirmationMailDetail,
  type RateConfirmationMailsParams,
  type RateConfirmationsParams,
  type RateConfirmationTab,
  type RateConfirmationTerms,
  type Recipient,
  type VerdictWhenSent,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { identifiers } from './carriers.ts'
import { vehicleCarriers } from './vehicles.ts'
import { findingValues } from './finding-values.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

const TABS = Object.keys(RATE_CONFIRMATION_TABS) as RateConfirmationTab[]
const TABS_OF_MAILS = Object.keys(MAIL_TABS) as MailTab[]

const documents: fc.Arbitrary<AttachedDocument> = fc.record({
  name: fc.constantFrom('rate-confirmation.pdf', '<b>signed</b>.pdf'),
  url: fc.constant('/monitor/rate_confirmations/41/document'),
  bytes: fc.nat(5_000_000),
})

/** Verdicts with up to three rules, some of them hidden. */
export const verdictsWhenSent: fc.Arbitrary<VerdictWhenSent> = fc.record({
  day: calendarDates,
  verdict: maybe(fc.constantFrom(...WORST_FIRST)),
  hidden: maybe(fc.record({ count: fc.integer({ min: 1, max: 3 }), worst: fc.constantFrom(...WORST_FIRST) })),
  rules: fc.uniqueArray(
    fc.record({
      ruleType: fc.constantFrom('cargo_at_least_100000', 'bipd_at_least_750000', 'a_newer_rule'),
      label: fc.constantFrom(...WORST_FIRST),
      value: maybe(findingValues),
      source: maybe(fc.constant('FMCSA licensing and insurance')),
      asOf: maybe(calendarDates),
    }),
    { maxLength: 3, selector: ({ ruleType }) => ruleType },
  ),
})

const addresses = fc.constantFrom(
  'dispatch@eaglemesa.example',
  'Dispatch@EagleMesa.example',
  'a@gmail.com',
  'x',
)

/** Every result for an address, with and without the carrier that it names. */
export const recipients: fc.Arbitrary<Recipient> = fc.record({
  term: fc.constantFrom(...IDENTITY_TERMS),
  whose: maybe(
    fc.record({
      value: addresses,
      carrierId: ids<'carrier'>(),
      legalName: fc.constantFrom('TERN LINES', ''),
    }),
  ),
})

const sendings: fc.Arbitrary<ConfirmationSending> = fc.record({
  handedOverAt: maybe(instants),
  mailFailedAt: maybe(instants),
  linkEndsAt: instants,
  addressReason: maybe(fc.constant('By phone.')),
  pdfSha256: fc.constant('a'.repeat(64)),
  accepted: maybe(
    fc.record({ at: instants, by: fc.constantFrom('Ruth', '<b>Ruth</b>'), from: fc.constant('203.0.113.7') }),
  ),
  canceled: maybe(fc.record({ at: instants, reason: maybe(fc.constant('Called off.')) })),
})

/** Rate confirmations in every status, flagged or not, sent to anyone. */
export const rateConfirmations: fc.Arbitrary<RateConfirmation> = fc.record({
  id: ids<'rate-confirmation'>(),
  status: fc.constantFrom(...RATE_CONFIRMATION_STATUSES),
  creatorId: ids<'user'>(),
  creatorName: maybe(fc.constant('Dana Reyes')),
  carrierId: maybe(ids<'carrier'>()),
  carrierLegalName: maybe(fc.constantFrom('EAGLE RIDGE FREIGHT LLC', 'Tern & Sons', '')),
  carrier: maybe(vehicleCarriers),
  identifiers: fc.array(identifiers, { maxLength: 2 }),
  openTicketsCount: fc.nat(2),
  loadId: maybe(ids<'load'>()),
  loadNumber: maybe(fc.constantFrom('NL-20841', '<b>NL-77</b>')),
  sentTo: maybe(addresses),
  recipient: maybe(recipients),
  verdictWhenSent: maybe(verdictsWhenSent),
  document: maybe(documents),
  sending: maybe(sendings),
  viewedAt: maybe(instants),
  deliveredAt: maybe(instants),
  createdAt: instants,
})

/** E-mails in every status, sent and received. */
export const rateConfirmationMails: fc.Arbitrary<RateConfirmationMail> = fc.record({
  id: ids<'rate-confirmation-mail'>(),
  subject: maybe(fc.constantFrom('Load 4471, Dallas to Tulsa', 'LOAD 90', '')),
  userId: ids<'user'>(),
  creatorName: maybe(fc.constant('Dana Reyes')),
  status: fc.constantFrom(...MAIL_STATUSES),
  isReceived: fc.boolean(),
  from: maybe(addresses),
  to: maybe(addresses),
  recipient: maybe(recipients),
  rateConfirmationId: maybe(ids<'rate-confirmation'>()),
  carrierId: maybe(ids<'carrier'>()),
  carrierLegalName: maybe(fc.constantFrom('EAGLE RIDGE FREIGHT LLC', 'Tern & Sons')),
  document: maybe(documents),
  createdAt: instants,
})

/** E-mails with their texts. */
export const rateConfirmationMailDetails: fc.Arbitrary<RateConfirmationMailDetail> = fc
  .tuple(
    rateConfirmationMails,
    maybe(fc.constantFrom('', '<script>alert(1)</script>', 'Signed, see attached.')),
  )
  .map(([mail, body]) => ({ ...mail, body }))

/** What may have been agreed, any part of it not on record. */
export const rateConfirmationTerms: fc.Arbitrary<RateConfirmationTerms> = fc.record({
  rateConfirmationId: ids<'rate-confirmation'>(),
  rateUsd: maybe(fc.integer({ min: 0, max: 2_000_000 }).map(cents => cents / 100)),
  origin: maybe(fc.constantFrom('Dallas, TX', '')),
  destination: maybe(fc.constantFrom('Tulsa, OK', ' ')),
  pickUpOn: maybe(calendarDates),
  deliverOn: maybe(calendarDates),
  paymentDays: maybe(fc.nat(90)),
  conditions: maybe(fc.constantFrom('', 'Detention after two hours.')),
})

const page = fc.integer({ min: 1, max: 5 })

/** Params of a list of rate confirmations. */
export const rateConfirmationsParams: fc.Arbitrary<RateConfirmationsParams> = fc.record(
  {
    tab: fc.constantFrom(...TABS),
    status: fc.constantFrom(...RATE_CONFIRMATION_STATUSES),
    creatorId: ids<'user'>(),
    carrierName: fc.constantFrom('', 'eagle', 'SONS', '%'),
    page,
  },
  { requiredKeys: ['tab'] },
)

/** Rate confirmations to send, with and without each of the steps that may be needed. */
export const newConfirmations: fc.Arbitrary<NewConfirmation> = fc.record({
  loadId: ids<'load'>(),
  address: addresses,
  addressAgain: maybe(addresses),
  addressReason: maybe(fc.string({ maxLength: 40 })),
  message: maybe(fc.string({ maxLength: 40 })),
  rateUsd: maybe(fc.integer({ min: 1, max: 2_000_000 }).map(cents => cents / 100)),
  paymentDays: maybe(fc.nat(90)),
  conditions: maybe(fc.constant('No brokering.')),
})

/** Params of a list of e-mails. */
export const rateConfirmationMailsParams: fc.Arbitrary<RateConfirmationMailsParams> = fc.record(
  {
    tab: fc.constantFrom(...TABS_OF_MAILS),
    creatorId: ids<'user'>(),
    subject: fc.constantFrom('', 'load', 'Tulsa', '%'),
    page,
  },
  { requiredKeys: ['tab'] },
)

/** Params of the counts of rate confirmations. */
export const rateConfirmationCountsParams: fc.Arbitrary<RateConfirmationCountsParams> = fc.record(
  { creatorId: ids<'user'>(), carrierName: fc.constantFrom('', 'eagle', '%') },
  { requiredKeys: [] },
)

/** Params of the counts of e-mails. */
export const mailCountsParams: fc.Arbitrary<MailCountsParams> = fc.record(
  { creatorId: ids<'user'>(), subject: fc.constantFrom('', 'load', '%') },
  { requiredKeys: [] },
)
