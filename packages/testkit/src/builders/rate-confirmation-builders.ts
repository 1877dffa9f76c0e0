import type {
  AttachedDocument,
  ConfirmationSending,
  RateConfirmation,
  RateConfirmationMail,
  RateConfirmationMailDetail,
  RateConfirmationTerms,
  Recipient,
  VerdictWhenSent,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { anIdentifier } from './carrier-builders.ts'
import { aDecisionRule } from './decision-builders.ts'

/** The document of the usual rate confirmation. */
export const anAttachedDocument = builder<AttachedDocument>({
  name: 'rate-confirmation-41.pdf',
  url: '/monitor/rate_confirmations/41/document',
  bytes: 48_213,
})

/** The carrier's own address. */
export const aRecipient = builder<Recipient>({ term: 'matches', whose: null })

/** A look-alike of the usual carrier's address. */
export const aLookalikeRecipient = builder<Recipient>({
  term: 'look-alike',
  whose: { value: 'dispatch@eagleridge.example', carrierId: id(7), legalName: 'EAGLE RIDGE FREIGHT LLC' },
})

/** The usual carrier passed on the day that its rate confirmation was sent. */
export const aVerdictWhenSent = builder<VerdictWhenSent>({
  day: '2026-11-19',
  verdict: 'Pass',
  hidden: null,
  rules: [aDecisionRule()],
})

/** The mail server has it, and its link works. */
export const aConfirmationSending = builder<ConfirmationSending>({
  handedOverAt: '2026-11-19T15:00:02.000Z',
  mailFailedAt: null,
  linkEndsAt: '2026-11-26T15:00:00.000Z',
  addressReason: null,
  pdfSha256: 'a'.repeat(64),
  accepted: null,
  canceled: null,
})

/** A rate confirmation that its carrier has viewed, without tickets, sent to the carrier's own address. */
export const aRateConfirmation = builder<RateConfirmation>({
  id: id(41),
  status: 'viewed',
  creatorId: id(1),
  creatorName: 'Dana Reyes',
  carrierId: id(7),
  carrierLegalName: 'EAGLE RIDGE FREIGHT LLC',
  carrier: null,
  identifiers: [anIdentifier()],
  openTicketsCount: 0,
  loadId: id(17),
  loadNumber: 'NL-20841',
  sentTo: 'dispatch@eagleridge.example',
  recipient: aRecipient(),
  verdictWhenSent: aVerdictWhenSent(),
  document: anAttachedDocument(),
  sending: null,
  viewedAt: '2026-11-19T15:40:00.000Z',
  deliveredAt: null,
  createdAt: '2026-11-19T15:00:00.000Z',
})

/** An e-mail with a rate confirmation that has arrived, as in a list. */
export const aListedMail = builder<RateConfirmationMail>({
  id: id(51),
  subject: 'Load 4471, Dallas to Tulsa',
  userId: id(1),
  creatorName: 'Dana Reyes',
  status: 'delivered',
  isReceived: false,
  from: 'dana@northlake.example',
  to: 'dispatch@eagleridge.example',
  recipient: aRecipient(),
  rateConfirmationId: id(41),
  carrierId: id(7),
  carrierLegalName: 'EAGLE RIDGE FREIGHT LLC',
  document: anAttachedDocument({ url: '/monitor/rate_confirmation_mails/51/document' }),
  createdAt: '2026-11-19T15:00:00.000Z',
})

/** That e-mail with its text. */
export const aRateConfirmationMail = builder<RateConfirmationMailDetail>({
  ...aListedMail(),
  body: 'Please sign and return the attached rate confirmation.',
})

/** What was agreed in that rate confirmation, everything on record. */
export const someRateConfirmationTerms = builder<RateConfirmationTerms>({
  rateConfirmationId: id(41),
  rateUsd: 2_450.5,
  origin: 'Dallas, TX',
  destination: 'Tulsa, OK',
  pickUpOn: '2026-11-23',
  deliverOn: '2026-11-24',
  paymentDays: 30,
  conditions: 'Detention after two hours, $50 an hour.',
})
