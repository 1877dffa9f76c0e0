import {
  MAIL_STATUSES,
  MAIL_TABS,
  type MailTab,
  RATE_CONFIRMATION_STATUSES,
  RATE_CONFIRMATION_TABS,
  type RateConfirmation,
  type RateConfirmationMail,
  type RateConfirmationMailsParams,
  type RateConfirmationsParams,
  type RateConfirmationTab,
  type RateConfirmationTerms,
} from '@fairhaul/core'
import fc from 'fast-check'
import { identifiers } from './carriers.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

const TABS = Object.keys(RATE_CONFIRMATION_TABS) as RateConfirmationTab[]
const TABS_OF_MAILS = Object.keys(MAIL_TABS) as MailTab[]

/** Rate confirmations in every status, flagged or not. */
export const rateConfirmations: fc.Arbitrary<RateConfirmation> = fc.record({
  id: ids<'rate-confirmation'>(),
  status: fc.constantFrom(...RATE_CONFIRMATION_STATUSES),
  creatorId: ids<'user'>(),
  carrierId: maybe(ids<'carrier'>()),
  carrierLegalName: maybe(fc.constantFrom('EAGLE RIDGE FREIGHT LLC', 'Tern & Sons', '')),
  identifiers: fc.array(identifiers, { maxLength: 2 }),
  openTicketsCount: fc.nat(2),
  createdAt: instants,
})

/** E-mails in every status. */
export const rateConfirmationMails: fc.Arbitrary<RateConfirmationMail> = fc.record({
  id: ids<'rate-confirmation-mail'>(),
  subject: maybe(fc.constantFrom('Load 4471, Dallas to Tulsa', 'LOAD 90', '')),
  userId: ids<'user'>(),
  creatorName: maybe(fc.constant('Dana Reyes')),
  status: fc.constantFrom(...MAIL_STATUSES),
  createdAt: instants,
})

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
