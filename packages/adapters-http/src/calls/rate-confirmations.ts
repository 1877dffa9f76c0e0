import {
  type ConfirmationSending,
  emptyPage,
  type LoadId,
  type NewConfirmation,
  RATE_CONFIRMATION_STATUSES,
  RATE_CONFIRMATION_TABS,
  type RateConfirmation,
  type RateConfirmationCountsParams,
  type RateConfirmationId,
  type RateConfirmations,
  type RateConfirmationsParams,
  type RateConfirmationTerms,
  type VerdictWhenSent,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { suggestionFields } from '../wire/carrier-suggestion.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { attachedDocument } from '../wire/attached-document.ts'
import { recipient } from '../wire/recipient.ts'
import { record } from '../wire/record.ts'
import { verdictWord } from '../wire/rules-assessment.ts'
import { carrierOfFreight } from '../wire/vehicle.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, optional, text } from '../wire/values.ts'
import { assessedRule, hiddenRules } from '../wire/decision-rule.ts'
import { mailDetail } from './rate-confirmation-mails.ts'
import { tickets } from './tickets.ts'

const verdictWhenSent: Reader<VerdictWhenSent> = record({
  day: calendarDate,
  verdict: nullable(verdictWord),
  safety_rules: ['hidden', nullable(hiddenRules)],
  rules: list(assessedRule),
})

const sending: Reader<ConfirmationSending> = record({
  handed_over_at: nullable(instant),
  mail_failed_at: nullable(instant),
  link_ends_at: instant,
  address_reason: nullable(text),
  pdf_sha256: text,
  accepted: nullable(record({ at: instant, by: text, from: text })),
  canceled: nullable(record({ at: instant, reason: nullable(text) })),
})

/** The contract with a carrier for one load. Source: section 3, "Rate confirmation". */
export const rateConfirmation: Reader<RateConfirmation> = record({
  id: id<'rate-confirmation'>,
  status: oneOf(RATE_CONFIRMATION_STATUSES),
  creator_id: id<'user'>,
  creator_name: optional(text),
  carrier_id: nullable(id<'carrier'>),
  carrier_legal_name: nullable(text),
  carrier: optional(carrierOfFreight),
  identifiers: suggestionFields.identifiers,
  open_tickets_count: count,
  load_id: optional(id<'load'>),
  load_number: optional(text),
  sent_to: optional(text),
  recipient,
  verdict_when_sent: optional(verdictWhenSent),
  document: optional(attachedDocument),
  sending: optional(sending),
  viewed_at: optional(instant),
  delivered_at: optional(instant),
  created_at: instant,
})

/** Rate confirmations, without those of a status that this portal does not know. */
export const rateConfirmations = listOfKnown(names('status', RATE_CONFIRMATION_STATUSES), rateConfirmation)

/** Cents as dollars with cents. */
const usdOfCents: Reader<number> = value => count(value) / 100

/** The terms agreed for one load. Source: section 3, "Rate confirmation". */
export const rateConfirmationTerms: Reader<RateConfirmationTerms> = record({
  rate_confirmation_id: id<'rate-confirmation'>,
  rate_cents: ['rateUsd', nullable(usdOfCents)],
  origin: nullable(text),
  destination: nullable(text),
  pick_up_on: nullable(calendarDate),
  deliver_on: nullable(calendarDate),
  payment_days: nullable(count),
  conditions: nullable(text),
})

type Canceled = Parameters<RateConfirmations['cancelSent']>[0]

interface OneConfirmation {
  readonly id: RateConfirmationId
}

/** Source: section 7, "Rate confirmations"; section 2, "Rate confirmation tabs". */
export const rateConfirmationCalls = {
  list: call({
    route: 'GET rate_confirmations',
    query: ({ tab, status, creatorId, carrierName, page }: RateConfirmationsParams) => ({
      q: {
        s: 'id desc',
        creator_id_eq: creatorId,
        carrier_legal_name_cont: carrierName?.trim() || null,
        status_eq: RATE_CONFIRMATION_TABS[tab].status ?? status,
        is_flagged_eq: RATE_CONFIRMATION_TABS[tab].isFlagged ? true : null,
      },
      ...paged({ page }),
    }),
    skip: ({ tab, status }) => {
      const ofTab = RATE_CONFIRMATION_TABS[tab].status
      return ofTab === null || status === undefined || status === ofTab
        ? undefined
        : {
            say: 'rate confirmations: none has two statuses, so nothing was sent',
            answer: emptyPage<RateConfirmation>(),
          }
    },
    fields: { 'q.carrier_legal_name_cont': 'carrierName' },
    read: pageOf(rateConfirmations),
  }),
  countTabs: call({
    route: 'GET rate_confirmations/counts',
    query: ({ creatorId, carrierName }: RateConfirmationCountsParams) => ({
      q: { creator_id_eq: creatorId, carrier_legal_name_cont: carrierName?.trim() || null },
    }),
    fields: { 'q.carrier_legal_name_cont': 'carrierName' },
    read: one(record({ all: count, viewed: count, flagged: count, delivered: count })),
  }),
  find: call({
    route: 'GET rate_confirmations/:id',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(rateConfirmation),
  }),
  terms: call({
    route: 'GET rate_confirmations/:id/get_terms',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(rateConfirmationTerms),
  }),
  /** A call of ours, as those below. */
  thread: call({
    route: 'GET rate_confirmations/:id/mails',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(list(mailDetail)),
  }),
  openTickets: call({
    route: 'GET rate_confirmations/:id/tickets',
    path: (params: OneConfirmation) => ({ id: params.id }),
    read: one(tickets),
  }),
  sendToCarrier: call({
    route: 'POST loads/:id/rate_confirmations',
    once: true,
    handled: [401, 403, 404, 409, 422],
    path: ({ loadId }: NewConfirmation) => ({ id: loadId }),
    body: (sent: NewConfirmation) => ({
      rate_confirmation: {
        address: sent.address,
        address_again: sent.addressAgain,
        address_reason: sent.addressReason,
        message: sent.message,
        rate_cents: sent.rateUsd === null ? null : Math.round(sent.rateUsd * 100),
        payment_days: sent.paymentDays,
        conditions: sent.conditions,
      },
    }),
    fields: {
      'rate_confirmation.address': 'address',
      'rate_confirmation.address_again': 'addressAgain',
      'rate_confirmation.address_reason': 'addressReason',
      'rate_confirmation.message': 'message',
      'rate_confirmation.rate_cents': 'rateUsd',
      'rate_confirmation.payment_days': 'paymentDays',
      'rate_confirmation.conditions': 'conditions',
    },
    read: one(rateConfirmation),
  }),
  cancelSent: call({
    route: 'POST rate_confirmations/:id/cancel',
    once: true,
    handled: [401, 403, 404, 409, 422],
    path: ({ id: each }: Canceled) => ({ id: each }),
    body: ({ reason }: Canceled) => ({ rate_confirmation: { reason } }),
    fields: { 'rate_confirmation.reason': 'reason' },
    read: one(rateConfirmation),
  }),
  ofLoad: call({
    route: 'GET loads/:id/rate_confirmations',
    path: (params: { readonly loadId: LoadId }) => ({ id: params.loadId }),
    read: one(rateConfirmations),
  }),
}

export const httpRateConfirmations = (http: Http): RateConfirmations => bindCalls(http, rateConfirmationCalls)
